import type { Context } from '../../context/context.ts'
import type { JobHandlers } from '../../jobs/jobs.ts'
import { writeTo } from '../auth/write-to.ts'
import { foundLaterEmail } from './emails.ts'
import { beginMonthlySearches, scheduleNextSearch } from './monthly-searches.ts'
import { runMatch } from './run-match.ts'
import { findSearch } from './search-store.ts'

/** Searches the records of states when a person asks, and from then on each month. */
export function unclaimedJobs(context: Context): JobHandlers {
  return {
    'match-unclaimed': {
      work: async ({ id = '' }) =>
        context.db.transaction().execute(async (trx) => {
          if (await runMatch(trx, context, id)) await beginMonthlySearches(trx, context, id)
        }),
    },
    'look-again-unclaimed': {
      work: async ({ id = '' }, { at }) =>
        context.db.transaction().execute(async (trx) => {
          // What was done at this moment already has moved the next one on.
          if ((await findSearch(trx, id))?.next_look_at?.getTime() !== at.getTime()) return
          const ran = await runMatch(trx, context, id)
          if (ran && ran.search.next_look_at?.getTime() !== at.getTime()) return
          await scheduleNextSearch(trx, context, id, at)
          const added = ran?.added ?? 0
          // The person is not on the page at this moment and would not see it.
          if (added > 0) await writeTo(context, trx, id, (addressed) => foundLaterEmail(addressed, added))
        }),
    },
  }
}
