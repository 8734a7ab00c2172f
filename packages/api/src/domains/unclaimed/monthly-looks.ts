import type { Context } from '../../context/context.ts'
import type { Queries } from '../../db/database.ts'
import { beginNextLook, setNextLook } from './search-store.ts'

/** States add to their lists all the time: each month is soon enough. */
const betweenLooksMs = 30 * 86_400_000

/** From now on the records are looked through each month, if they are not already. */
export async function beginLooks(trx: Queries, context: Context, personId: string): Promise<void> {
  const next = new Date(context.now().getTime() + betweenLooksMs)
  if (await beginNextLook(trx, personId, next)) await context.jobs.send(trx, 'look-again-unclaimed', { id: personId }, next)
}

export async function lookAgain(trx: Queries, context: Context, personId: string, from: Date): Promise<void> {
  const next = new Date(from.getTime() + betweenLooksMs)
  await setNextLook(trx, personId, next)
  await context.jobs.send(trx, 'look-again-unclaimed', { id: personId }, next)
}
