import { foundAccountContracts } from '@app/schemas/api/accounts/found-accounts'
import { calls, type Domain } from '../domain.ts'
import { foundAccountFacts } from './facts.ts'
import { foundRecordKeepers } from './found-record-keepers.ts'
import { foundAccountJobs, receiveAnswer } from './jobs.ts'
import { findReportedBalances } from './reported-balances.ts'
import { foundAccountHandlers } from './routes.ts'
import { sealedFoundAccounts, sealedRolloverNotes, sealedSearchHints } from './sealed.ts'

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
  sealed: [sealedSearchHints, sealedFoundAccounts, sealedRolloverNotes],
  personal: {
    forgotten: ['rollover_notes', 'search_hints', 'searches'],
    kept: { rollovers: 'money that was moved is part of the books', found_accounts: 'rollovers refer to the accounts that they moved' },
  },
} satisfies Domain
