import { foundAccountContracts } from '@app/schemas/api/accounts/found-accounts'
import { calls, type Domain } from '../domain.ts'
import { foundAccountFacts } from './facts.ts'
import { foundRecordKeepers } from './found-record-keepers.ts'
import { foundAccountJobs, receiveAnswer } from './jobs.ts'
import { findReportedBalances } from './reported-balances.ts'
import { foundAccountHandlers } from './routes.ts'
import { sealedFoundAccounts, sealedSearchHints } from './sealed.ts'

/** Old accounts of a person, and the search for them. */
export const foundAccounts = {
  calls: [calls(foundAccountContracts, foundAccountHandlers)],
  jobs: foundAccountJobs,
  webhooks: (context) => ({ 'record-keepers': (event) => receiveAnswer(context, event) }),
  facts: { foundAccounts: (_words, _now, hooks) => foundAccountFacts(hooks) },
  hooks: {
    foundKeepers: foundRecordKeepers,
    foundBalances: findReportedBalances,
  },
  sealed: [sealedSearchHints, sealedFoundAccounts],
  personal: { forgotten: ['search_hints', 'searches', 'found_accounts'] },
} satisfies Domain
