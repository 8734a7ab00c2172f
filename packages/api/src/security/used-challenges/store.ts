import type { Database, Queries } from '../../db/database.ts'

// Services whose clocks differ a little must not take for new what another has cleared.
const graceMs = 3_600_000

/** True the first time only, also when many ask at the same moment. */
export async function markUsed(db: Queries, id: string, expiresAt: Date): Promise<boolean> {
  const marked = await db
    .insertInto('used_challenges')
    .values({ id, expires_at: expiresAt })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return marked !== undefined
}

/** Removes those that are too old to be handed in again. */
export async function clearUsed(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom('used_challenges')
    .where('expires_at', '<', new Date(now.getTime() - graceMs))
    .execute()
}
