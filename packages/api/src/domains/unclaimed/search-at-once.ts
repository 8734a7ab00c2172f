import { sql } from 'kysely'
import type { Context } from '../../context/context.ts'
import { inputsOf } from './inputs.ts'
import { matchUnclaimed } from './match-unclaimed.ts'
import { runMatch } from './run-match.ts'
import { wantSearch } from './search-store.ts'

/** No page waits longer than this. */
const longestWaitMs = 2_000

/**
 * Looks through states' records for somebody who waits for it, so that the next page can say what was found. What takes too long, or
 * goes wrong, is left to the job: what the person has saved stays saved. Does not begin the monthly looks; whoever looks does.
 */
export async function searchAtOnce(context: Context, personId: string): Promise<void> {
  const looked = await runNow(context, personId).catch(() => false)
  if (!looked) await context.db.transaction().execute((trx) => matchUnclaimed(trx, context, personId))
}

async function runNow(context: Context, personId: string): Promise<boolean> {
  return context.db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = ${sql.lit(longestWaitMs)}`.execute(trx)
    const inputs = await inputsOf({ db: trx, keys: context.keys }, personId)
    if (!inputs) return true
    const now = context.now()
    await wantSearch(trx, personId, inputs.hash, now, now)
    return (await runMatch(trx, context, personId)) !== undefined
  })
}
