import type { recharacterizationContracts } from '@app/schemas/api/money/recharacterizations'
import type { Context } from '../../../context/context.ts'
import type { Handlers } from '../../../http/call/handlers.ts'
import { readerOf } from '../answers.ts'
import { listChangeableDeposits, listRecharacterizations, quoteRecharacterization } from './list-recharacterizations.ts'
import { recharacterize } from './recharacterize.ts'
import { takeRecharacterizationBack } from './take-recharacterization-back.ts'

/** Deposits that count as made to the other kind of IRA. */
export function recharacterizationHandlers(context: Context) {
  return {
    listChangeableDeposits: ({ person, sender }) => listChangeableDeposits(context, person.id, sender.language),
    listRecharacterizations: ({ person, sender }) => listRecharacterizations(context.db, person.id, sender.language),
    quoteRecharacterization: (call) => quoteRecharacterization(context, readerOf(call), call.body),
    recharacterize: (call) => recharacterize(context, readerOf(call), call.requestKey, call.body),
    takeRecharacterizationBack: (call) => takeRecharacterizationBack(context, readerOf(call), call.params.id.toLowerCase()),
  } satisfies Handlers<typeof recharacterizationContracts>
}
