import type { Context } from '../../context/context.ts'
import type { Queries } from '../../db/database.ts'
import { beginNextSearch, setNextSearch } from './search-store.ts'

/** States add to their lists all the time: each month is soon enough. */
const betweenSearchesMs = 30 * 86_400_000

/** From now on the records are looked through each month, if they are not already. */
export async function beginMonthlySearches(trx: Queries, context: Context, personId: string): Promise<void> {
  const next = new Date(context.now().getTime() + betweenSearchesMs)
  if (await beginNextSearch(trx, personId, next)) await context.jobs.send(trx, 'look-again-unclaimed', { id: personId }, next)
}

export async function scheduleNextSearch(trx: Queries, context: Context, personId: string, from: Date): Promise<void> {
  const next = new Date(from.getTime() + betweenSearchesMs)
  await setNextSearch(trx, personId, next)
  await context.jobs.send(trx, 'look-again-unclaimed', { id: personId }, next)
}
