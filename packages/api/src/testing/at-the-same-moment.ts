import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Database } from '../db/database.ts'

/** Holds a record until every request waits for it, so that they do meet. */
export async function atTheSameMoment<Answer>(
  db: Database,
  table: 'personal_information' | 'questionnaires' | 'quiz_answers',
  pk: string,
  ask: () => readonly Promise<Answer>[],
): Promise<Answer[]> {
  const { asked } = await db.transaction().execute(async (trx) => {
    await trx.selectFrom(table).select('id').where('id', '=', pk).forUpdate().execute()
    const all = ask()
    await expect.poll(() => waiting(db), { interval: 2 }).toBe(all.length)
    return { asked: all }
  })
  return Promise.all(asked)
}

async function waiting(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
  return rows[0]?.count ?? 0
}
