import type { Context } from '../../context/context.ts'
import type { Queries } from '../../db/database.ts'
import { inputsOf } from './inputs.ts'
import { beginMonthlySearches } from './monthly-searches.ts'
import { findSearch, type SearchRow, wantSearch } from './search-store.ts'

export type SearchState = { readonly state: 'needs_personal_information' | 'running' | 'done'; readonly looked_at: string | null }

/** A job that was asked for so long ago has failed for good. */
const longestSearchMs = 3_600_000

/** Has states' records looked through for a person, with the transaction, unless nothing has changed since they were. */
export async function matchUnclaimed(trx: Queries, context: Context, personId: string): Promise<void> {
  const inputs = await inputsOf({ db: trx, keys: context.keys }, personId)
  if (!inputs) return
  if (await isMatched(trx, personId, inputs.hash)) return beginMonthlySearches(trx, context, personId)
  await askFor(trx, context, personId, inputs.hash)
}

/** The same for a person who asks. Returns the current state. */
export async function bringUpToDate(context: Context, personId: string): Promise<SearchState> {
  const inputs = await inputsOf(context, personId)
  const search = await findSearch(context.db, personId)
  const looked_at = search?.matched_at?.toISOString() ?? null
  if (!inputs) return { state: 'needs_personal_information', looked_at }
  if (search?.matched === inputs.hash) {
    if (search.next_look_at === null) await context.db.transaction().execute((trx) => beginMonthlySearches(trx, context, personId))
    return { state: 'done', looked_at }
  }
  if (isAskedFor(search, inputs.hash, context.now())) return { state: 'running', looked_at }
  await context.db.transaction().execute((trx) => askFor(trx, context, personId, inputs.hash))
  return { state: 'running', looked_at }
}

async function askFor(trx: Queries, context: Context, personId: string, hash: string): Promise<void> {
  const now = context.now()
  if (await wantSearch(trx, personId, hash, now, new Date(now.getTime() - longestSearchMs)))
    await context.jobs.send(trx, 'match-unclaimed', { id: personId })
}

async function isMatched(trx: Queries, personId: string, hash: string): Promise<boolean> {
  return (await findSearch(trx, personId))?.matched === hash
}

function isAskedFor(search: SearchRow | undefined, hash: string, now: Date): boolean {
  return search?.wanted === hash && search.wanted_at.getTime() >= now.getTime() - longestSearchMs
}
