import type { otherLoanContracts } from '@app/schemas/api/money/other-loans'
import type { Context } from '../../../context/context.ts'
import type { Handlers } from '../../../http/call/handlers.ts'
import { altLoan } from './alt-loan.ts'
import { listLenders } from './lenders.ts'
import { refinanceLoan } from './refinance-loan.ts'

/** Loans of others. The name of a row is sealed into its texts, letter for letter. */
export function otherLoanHandlers(context: Context) {
  return {
    listLenders: async ({ sender }) => listLenders(sender.language),
    listAltLoan: ({ person }) => altLoan.list(context, person.id),
    addAltLoan: ({ person, requestKey, body }) => altLoan.create(context, { personId: person.id, key: requestKey }, body),
    updateAltLoan: ({ person, requestKey, params, base, body }) =>
      altLoan.update(context, { personId: person.id, key: requestKey }, params.id.toLowerCase(), base, body),
    sendAltLoan: ({ person, requestKey, params, base }) =>
      altLoan.send(context, { personId: person.id, key: requestKey }, params.id.toLowerCase(), base),
    listRefinanceLoan: ({ person }) => refinanceLoan.list(context, person.id),
    addRefinanceLoan: ({ person, requestKey, body }) => refinanceLoan.create(context, { personId: person.id, key: requestKey }, body),
    updateRefinanceLoan: ({ person, requestKey, params, base, body }) =>
      refinanceLoan.update(context, { personId: person.id, key: requestKey }, params.id.toLowerCase(), base, body),
    sendRefinanceLoan: ({ person, requestKey, params, base }) =>
      refinanceLoan.send(context, { personId: person.id, key: requestKey }, params.id.toLowerCase(), base),
  } satisfies Handlers<typeof otherLoanContracts>
}
