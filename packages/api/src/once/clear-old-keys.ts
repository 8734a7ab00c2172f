import { keptDays } from '@app/schemas/rules/days/times-kept'
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { removeInPieces } from '../db/remove-in-pieces.ts'

/** Removes keys that nobody asks for any more, and says how many. */
export async function clearOldKeys(db: Database, now: () => Date): Promise<number> {
  const before = new Date(now())
  before.setUTCDate(before.getUTCDate() - keptDays.marks)
  return removeInPieces(async (most) => {
    const { numAffectedRows } = await sql`
      delete from idempotency_keys where (scope, key) in
        (select scope, key from idempotency_keys where created_at < ${before} order by created_at limit ${most})`.execute(db)
    return numAffectedRows
  })
}
