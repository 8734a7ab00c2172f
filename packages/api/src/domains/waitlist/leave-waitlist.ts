import type { Context } from '../../context/context.ts'
import type { Database, Queries } from '../../db/database.ts'
import { withdrawTask } from '../desk/open-task.ts'
import { removeOldWaiting, removeWaiting } from './store.ts'

/** People who unsubscribe or are let in leave the list: nothing about them stays, and nobody is asked to let them in. */
export async function leaveWaitlist(
  context: Pick<Context, 'now'>,
  trx: Queries,
  id: string,
  emailIndexes: readonly string[],
): Promise<void> {
  await withdrawTasks(context, trx, await removeWaiting(trx, id, emailIndexes))
}

/** The same for people who have waited so long. */
export async function forgetWaiting(db: Database, joinedBefore: Date, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => withdrawTasks({ now: () => now }, trx, await removeOldWaiting(trx, joinedBefore)))
}

async function withdrawTasks(context: Pick<Context, 'now'>, trx: Queries, ids: readonly string[]): Promise<void> {
  for (const id of ids) await withdrawTask(context, trx, 'waiting-list', id)
}
