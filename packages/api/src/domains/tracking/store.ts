import { type Insertable, type Selectable, sql } from 'kysely'
import type { Campaign } from '../../db/columns/json-shapes.ts'
import type { Queries, Tables } from '../../db/database.ts'

export type AdEventRow = Selectable<Tables['ad_events']>

type Touch = { readonly id: string; readonly touch: Campaign; readonly isCampaign: boolean; readonly isKarat: boolean; readonly at: Date }
type Touched = { readonly is_karat: boolean }

/** True when it was not there yet. */
export async function addAdEvent(db: Queries, row: Insertable<Tables['ad_events']>): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('ad_events')
    .values(row)
    .onConflict((conflict) => conflict.columns(['network', 'event_key']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}

export async function findWaitingAdEvent(db: Queries, id: string): Promise<AdEventRow | undefined> {
  return db.selectFrom('ad_events').selectAll().where('id', '=', id).where('state', '=', 'waiting').executeTakeFirst()
}

/** The result; its content is erased. */
export async function endAdEvent(db: Queries, id: string, state: 'sent' | 'refused', at: Date): Promise<void> {
  await db
    .updateTable('ad_events')
    .set({ state, payload: null, ended_at: at })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute()
}

/** Saves the first campaign of a visitor and the last one; an arrival without a campaign is only ever the first. */
export async function saveVisitorTouch(
  db: Queries,
  { id, visitorHash, touch, isCampaign, isKarat, at }: Touch & { readonly visitorHash: string },
): Promise<boolean> {
  const text = JSON.stringify(touch)
  const { rows } = await sql<Touched>`
    insert into campaign_touches as kept (id, visitor_hash, first_touch, first_at, last_touch, last_at, is_karat)
    values (${id}, ${visitorHash}, ${text}, ${at}, ${text}, ${at}, ${isKarat})
    on conflict (visitor_hash) do update set
      last_touch = case when ${isCampaign}::boolean then excluded.last_touch else kept.last_touch end,
      last_at = excluded.last_at,
      is_karat = kept.is_karat or excluded.is_karat
    returning is_karat`.execute(db)
  return rows[0]?.is_karat ?? false
}

/** The same for a person, who inherits the first campaign of the visitor that they were before. */
export async function savePersonTouch(
  db: Queries,
  { id, personId, earlierHash, touch, isCampaign, isKarat, at }: Touch & { readonly personId: string; readonly earlierHash: string | null },
): Promise<boolean> {
  const text = JSON.stringify(touch)
  const { rows } = await sql<Touched>`
    insert into campaign_touches as kept (id, person_id, first_touch, first_at, last_touch, last_at, is_karat)
    select ${id}::uuid, ${personId}::uuid, coalesce(earlier.first_touch, arrival.touch), coalesce(earlier.first_at, arrival.at),
      arrival.touch, arrival.at, arrival.is_karat or coalesce(earlier.is_karat, false)
    from (select ${text}::jsonb as touch, ${at}::timestamptz as at, ${isKarat}::boolean as is_karat) as arrival
    left join campaign_touches earlier on earlier.visitor_hash = ${earlierHash}
    on conflict (person_id) do update set
      last_touch = case when ${isCampaign}::boolean then excluded.last_touch else kept.last_touch end,
      last_at = excluded.last_at,
      is_karat = kept.is_karat or excluded.is_karat
    returning is_karat`.execute(db)
  return rows[0]?.is_karat ?? false
}

/** Events of before, and visitors who have not come since. What belongs to a person goes with the person. */
export async function forgetOldTracking(db: Queries, eventsBefore: Date, visitorsBefore: Date): Promise<void> {
  await db.deleteFrom('ad_events').where('kept_at', '<', eventsBefore).execute()
  await db.deleteFrom('campaign_touches').where('visitor_hash', 'is not', null).where('last_at', '<', visitorsBefore).execute()
}
