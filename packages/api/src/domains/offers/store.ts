import { sql } from 'kysely'
import type { Queries } from '../../db/database.ts'

type Click = { readonly visitorHash: string; readonly offer: string; readonly source: string; readonly at: Date; readonly after: Date }
type Visit = {
  readonly id: string
  readonly personId: string
  readonly offer: string
  readonly page: string
  readonly at: Date
  readonly after: Date
}

/** Counts a click, unless the last one like it came after that moment. */
export async function countClick(db: Queries, { visitorHash, offer, source, at, after }: Click): Promise<void> {
  await sql`
    insert into offer_clicks as kept (visitor_hash, offer, click_source, first_clicked_at, last_clicked_at)
    values (${visitorHash}, ${offer}, ${source}, ${at}, ${at})
    on conflict (visitor_hash, offer, click_source) do update
      set clicks = kept.clicks + 1, last_clicked_at = excluded.last_clicked_at
      where kept.last_clicked_at <= ${after}`.execute(db)
}

/** Counts a visit in the same way, and names its row. */
export async function countVisit(db: Queries, { id, personId, offer, page, at, after }: Visit): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into offer_visits as kept (id, person_id, offer, click_page, first_visited_at, last_visited_at)
    values (${id}, ${personId}, ${offer}, ${page}, ${at}, ${at})
    on conflict (person_id, offer, click_page) do update set
      visits = kept.visits + case when kept.last_visited_at <= ${after} then 1 else 0 end,
      last_visited_at = case when kept.last_visited_at <= ${after} then excluded.last_visited_at else kept.last_visited_at end
    returning id`.execute(db)
  const [row] = rows
  if (!row) throw new Error('A visit was not kept.')
  return row.id
}

/** Clicks of visitors who have not come since. */
export async function forgetOldClicks(db: Queries, before: Date): Promise<void> {
  await db.deleteFrom('offer_clicks').where('last_clicked_at', '<', before).execute()
}
