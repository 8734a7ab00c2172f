import { sql } from 'kysely'
import type { Queries } from '../../db/database.ts'

type Visit = { readonly at: Date; readonly endedBefore: Date }

/** One statement, so that two tabs that open at once are one visit. */
export async function noteVisit(db: Queries, personId: string, { at, endedBefore }: Visit): Promise<Date | null> {
  const { rows } = await sql<{ before_at: Date | null }>`
    insert into notification_visits as visit (person_id, seen_at, before_at) values (${personId}, ${at}, null)
    on conflict (person_id) do update set
      before_at = case when visit.seen_at < ${endedBefore} then visit.seen_at else visit.before_at end,
      seen_at = greatest(visit.seen_at, excluded.seen_at)
    returning before_at`.execute(db)
  return rows[0]?.before_at ?? null
}
