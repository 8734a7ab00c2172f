import type { RenamedFile } from '@app/schemas/flow/renamed'
import { sql } from 'kysely'
import type { Queries } from '../../db/database.ts'
import { namesOfMode, stepNow } from '../../flows/now-called.ts'
import type { EdgeCount } from './funnel.ts'

/** What modes and steps were called when they were walked. */
export type NamesWalked = { readonly renamed: Pick<RenamedFile, 'modes' | 'steps'> }

export type Asked = {
  readonly mode: string
  readonly since?: Date | undefined
  readonly version?: string | undefined
  /** The A/B test whose variants split the counts. */
  readonly experiment?: string | undefined
}

/** How often each way was walked, also while the mode and its steps had other names. */
export async function countEdges(
  db: Queries,
  flows: NamesWalked,
  { mode, since, version, experiment }: Asked,
): Promise<readonly EdgeCount[]> {
  const variant = experiment === undefined ? sql<string | null>`null` : sql<string | null>`variants ->> ${experiment}`
  const { rows } = await sql<EdgeCount>`
    select from_step as "from", to_step as "to", kind, ${variant} as variant, count(*) as count
    from funnel_events
    where mode = any(${namesOfMode(flows, mode)}::text[])
      and (${since ?? null}::timestamptz is null or walked_at >= ${since ?? null})
      and (${version ?? null}::text is null or version = ${version ?? null})
    group by 1, 2, 3, 4`.execute(db)
  const now = (step: string | null) => step && stepNow(flows, step)
  return joined(rows.map((row) => ({ ...row, from: now(row.from), to: now(row.to), count: Number(row.count) })))
}

/** A way that was walked under several names is one. */
function joined(edges: readonly EdgeCount[]): readonly EdgeCount[] {
  const same = Map.groupBy(edges, ({ from, to, kind, variant }) => JSON.stringify([from, to, kind, variant]))
  return [...same.values()].flatMap((all) => {
    const [first] = all
    return first ? [{ ...first, count: all.reduce((sum, { count }) => sum + count, 0) }] : []
  })
}

/** The versions that were walked, the last one first. */
export async function findVersions(
  db: Queries,
  flows: NamesWalked,
  mode: string,
): Promise<readonly { readonly version: string; readonly count: number }[]> {
  const { rows } = await sql<{ version: string; count: number }>`
    select version, count(*) as count from funnel_events where mode = any(${namesOfMode(flows, mode)}::text[])
    group by version order by max(walked_at) desc`.execute(db)
  return rows.map(({ version, count }) => ({ version, count: Number(count) }))
}
