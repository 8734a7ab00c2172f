import type { worthContracts } from '@app/schemas/api/accounts/worth'
import type { Context } from '../../context/context.ts'
import type { Handlers } from '../../http/call/handlers.ts'
import { investmentAccount } from './investment-account.ts'
import { performanceOf } from './performance.ts'
import type { AccountSources } from './sources.ts'
import { valueHistory } from './value-history.ts'

/** What everything with us is worth, was worth, and has gained. */
export function worthHandlers(context: Context, sources: AccountSources) {
  return {
    getInvestmentAccount: async ({ person, sender }) => investmentAccount(await sources.investments(person.id), sender.language),
    getValueHistory: ({ person, query }) => valueHistory(context, person.id, query.account),
    getPerformance: ({ person, query }) => performanceOf(context, person.id, query.account),
  } satisfies Handlers<typeof worthContracts>
}
