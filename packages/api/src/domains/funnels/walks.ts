import { sql } from 'kysely'
import type { Queries, Tables } from '../../db/database.ts'

export type EdgeKind = Tables['funnel_events']['kind']['__select__']
export type SavedEdge = {
  readonly id: string
  readonly mode: string
  readonly version: string
  readonly from: string | null
  readonly to: string | null
  readonly kind: EdgeKind
}

/** Saves edges that were walked. Existing ones under the same id stay as they were. */
export async function saveEdges(
  db: Queries,
  edges: readonly SavedEdge[],
  variants: Readonly<Record<string, string>>,
  at: Date,
): Promise<void> {
  const told = JSON.stringify(edges)
  await sql`
    insert into funnel_events (id, mode, version, from_step, to_step, kind, variants, walked_at)
    select (edge->>'id')::uuid, edge->>'mode', edge->>'version', edge->>'from', edge->>'to', edge->>'kind',
      ${JSON.stringify(variants)}::jsonb, ${at}::timestamptz
    from jsonb_array_elements(${told}::jsonb) as told (edge)
    on conflict (id) do nothing`.execute(db)
}

/** Whether anybody has walked this version before, under any name of its mode. */
export async function wasWalked(db: Queries, modes: readonly string[], version: string): Promise<boolean> {
  const found = await db
    .selectFrom('funnel_events')
    .select('id')
    .where('mode', 'in', modes)
    .where('version', '=', version)
    .limit(1)
    .execute()
  return found.length > 0
}

export async function forgetOldEdges(db: Queries, before: Date): Promise<void> {
  await db.deleteFrom('funnel_events').where('walked_at', '<', before).execute()
}

type Variants = Readonly<Record<string, string>>
type SavedWalk = {
  readonly idHash: string
  readonly mode: string
  /** The name of the mode and all that it had before: a walk that began under one of them stays there. */
  readonly names: readonly string[]
  readonly version: string
  readonly variants: Variants
  readonly exposed: Variants
  readonly day: string
  readonly isFinished: boolean
}

/** Saves what is new of a walk. The variant that was seen first stays, and so do the day it began and the day it ended. */
export async function saveWalk(db: Queries, walk: SavedWalk): Promise<void> {
  const finished = walk.isFinished ? walk.day : null
  await sql`
    insert into walks as kept (id_hash, mode, version, variants, began_day, exposed, finished_day)
    values (${walk.idHash}, ${walk.mode}, ${walk.version}, ${JSON.stringify(walk.variants)}::jsonb, ${walk.day}::date,
      ${JSON.stringify(walk.exposed)}::jsonb, ${finished}::date)
    on conflict (id_hash) do update set
      variants = case when kept.variants = '{}' then excluded.variants else kept.variants end,
      exposed = excluded.exposed || kept.exposed,
      finished_day = coalesce(kept.finished_day, excluded.finished_day)
    where kept.mode = any(${walk.names}::text[])`.execute(db)
}

/** Walks of one day, in a mode and version, by the variant of a test; of all tests and none, where the test is empty. */
export type WalkCount = {
  readonly day: string
  readonly mode: string
  readonly version: string
  readonly test: string
  readonly variant: string
  readonly begun: number
  /** Those who have seen a difference of the test. */
  readonly seen: number
  /** Those of them who have finished in time. */
  readonly finished: number
}

const counted = (days: number) => sql`
  select began_day as day, mode, version, test, coalesce(exposed ->> test, variant) as variant, count(*)::int as begun,
    count(*) filter (where test = '' or jsonb_exists(exposed, test))::int as seen,
    count(*) filter (where (test = '' or jsonb_exists(exposed, test)) and finished_day - began_day <= ${days})::int as finished
  from walks cross join lateral (select '' as test, '' as variant union all select key, value from jsonb_each_text(variants)) as given
  group by 1, 2, 3, 4, 5`

/** Every walk that was counted, those of today too. `days`: how long people have to finish. */
export async function countWalks(db: Queries, days: number): Promise<readonly WalkCount[]> {
  const { rows } = await sql<WalkCount>`
    select to_char(day, 'YYYY-MM-DD') as day, mode, version, test, variant,
      sum(begun)::int as begun, sum(seen)::int as seen, sum(finished)::int as finished
    from (select day, mode, version, test, variant, begun, seen, finished from walk_counts union all ${counted(days)}) as all_walks
    group by 1, 2, 3, 4, 5 order by 1`.execute(db)
  return rows
}

/** Walks from before a day become counts, and are gone. All in one statement: two services that do it at once count each walk once. */
export async function foldWalks(db: Queries, before: Date, days: number): Promise<void> {
  await sql`
    with walks as (delete from walks where began_day < ${before}::date returning *), folded as (${counted(days)})
    insert into walk_counts as kept (day, mode, version, test, variant, begun, seen, finished)
    select day, mode, version, test, variant, begun, seen, finished from folded order by day, mode, version, test, variant
    on conflict (day, mode, version, test, variant) do update set
      begun = kept.begun + excluded.begun, seen = kept.seen + excluded.seen, finished = kept.finished + excluded.finished`.execute(db)
}

export async function forgetOldWalks(db: Queries, before: Date): Promise<void> {
  await sql`delete from walk_counts where day < ${before}::date`.execute(db)
}
