import { unclaimedContracts } from '@app/schemas/api/accounts/unclaimed'
import { calls, type Domain } from '../domain.ts'
import { entitledTo } from '../memberships/entitled-to.ts'
import { takeClaimsBack } from './answer-matches.ts'
import { claimTasks } from './claim-tasks.ts'
import { unclaimedFacts } from './facts.ts'
import { unclaimedJobs } from './jobs.ts'
import { matchUnclaimed } from './match-unclaimed.ts'
import { findRetirementMoney } from './retirement-money.ts'
import { unclaimedHandlers } from './routes.ts'
import { sealedUnclaimedMatches } from './sealed.ts'
import { searchAtOnce } from './search-at-once.ts'

/** Money that states hold. */
export const unclaimed = {
  calls: [calls(unclaimedContracts, (context) => unclaimedHandlers(context, (db, personId) => entitledTo(db, personId, 'find_money')))],
  jobs: (context) => unclaimedJobs(context),
  facts: { unclaimed: (_words, now) => unclaimedFacts(now) },
  hooks: {
    findRetirementMoney,
    lookAtOnce: searchAtOnce,
    searchEnded: (context, trx, personId) => matchUnclaimed(trx, context, personId),
    claimHelpRefused: takeClaimsBack,
  },
  tasks: claimTasks,
  sealed: [sealedUnclaimedMatches],
  personal: { forgotten: ['unclaimed_matches', 'unclaimed_searches'] },
} satisfies Domain
