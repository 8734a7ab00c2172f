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

/** Whether the person has walked this version before. */
export async function wasWalked(db: Queries, mode: string, version: string): Promise<boolean> {
  const found = await db.selectFrom('funnel_events').select('id').where('mode', '=', mode).where('version', '=', version).limit(1).execute()
  return found.length > 0
}

export async function forgetOldEdges(db: Queries, before: Date): Promise<void> {
  await db.deleteFrom('funnel_events').where('walked_at', '<', before).execute()
}
