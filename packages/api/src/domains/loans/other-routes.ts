import type { otherLoanContracts } from '@app/schemas/api/other-loans'
import type { Ground } from '../../ground.ts'
import type { Handlers } from '../../http/handlers.ts'
import { createAlt, listAlt, updateAlt } from './alt-loan.ts'
import { createRefinance, listRefinance, updateRefinance } from './refinance-loan.ts'

/** Loans of others. The name of a row is sealed into its texts, letter for letter. */
export function otherLoanHandlers(ground: Ground) {
  return {
    listAltLoan: ({ person }) => listAlt(ground, person.id),
    addAltLoan: ({ person, requestKey, body }) => createAlt(ground, { personId: person.id, key: requestKey }, body),
    updateAltLoan: ({ person, requestKey, params, base, body }) =>
      updateAlt(ground, { personId: person.id, key: requestKey }, params.id.toLowerCase(), base, body),
    listRefinanceLoan: ({ person }) => listRefinance(ground, person.id),
    addRefinanceLoan: ({ person, requestKey, body }) => createRefinance(ground, { personId: person.id, key: requestKey }, body),
    updateRefinanceLoan: ({ person, requestKey, params, base, body }) =>
      updateRefinance(ground, { personId: person.id, key: requestKey }, params.id.toLowerCase(), base, body),
  } satisfies Handlers<typeof otherLoanContracts>
}
