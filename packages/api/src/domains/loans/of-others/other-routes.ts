import type { otherLoanContracts } from '@app/schemas/api/money/other-loans'
import type { Context } from '../../../context/context.ts'
import type { Handlers, Person, Sender } from '../../../http/call/handlers.ts'
import { altLoan } from './alt-loan.ts'
import { listLenders } from './lenders.ts'
import { refinanceLoan } from './refinance-loan.ts'

/** Loans of others. The name of a row is sealed into its texts, letter for letter. */
export function otherLoanHandlers(context: Context) {
  return {
    listLenders: async ({ sender }) => listLenders(sender.language),
    listAltLoan: ({ person, sender }) => altLoan.list(context, person.id, sender.language),
    addAltLoan: (call) => altLoan.create(context, askedBy(call), call.body),
    updateAltLoan: (call) => altLoan.update(context, askedBy(call), call.params.id.toLowerCase(), call.base, call.body),
    sendAltLoan: (call) => altLoan.send(context, askedBy(call), call.params.id.toLowerCase(), call.base),
    listRefinanceLoan: ({ person, sender }) => refinanceLoan.list(context, person.id, sender.language),
    addRefinanceLoan: (call) => refinanceLoan.create(context, askedBy(call), call.body),
    updateRefinanceLoan: (call) => refinanceLoan.update(context, askedBy(call), call.params.id.toLowerCase(), call.base, call.body),
    sendRefinanceLoan: (call) => refinanceLoan.send(context, askedBy(call), call.params.id.toLowerCase(), call.base),
  } satisfies Handlers<typeof otherLoanContracts>
}

type Call = { readonly person: Person; readonly requestKey: string; readonly sender: Sender }

function askedBy({ person, requestKey: key, sender: { language } }: Call) {
  return { personId: person.id, key, language }
}
