import { sql } from 'kysely'
import type { Queries } from '../../db/database.ts'
import type { EdgeCount } from './funnel.ts'

export type Asked = {
  readonly mode: string
  readonly since?: Date | undefined
  readonly version?: string | undefined
  /** The A/B test whose variants split the counts. */
  readonly experiment?: string | undefined
}

/** How often each way was walked. */
export async function countEdges(db: Queries, { mode, since, version, experiment }: Asked): Promise<readonly EdgeCount[]> {
  const variant = experiment === undefined ? sql<string | null>`null` : sql<string | null>`variants ->> ${experiment}`
  const { rows } = await sql<EdgeCount>`
    select from_step as "from", to_step as "to", kind, ${variant} as variant, count(*) as count
    from funnel_events
    where mode = ${mode}
      and (${since ?? null}::timestamptz is null or walked_at >= ${since ?? null})
      and (${version ?? null}::text is null or version = ${version ?? null})
    group by 1, 2, 3, 4`.execute(db)
  return rows.map((row) => ({ ...row, count: Number(row.count) }))
}

/** The versions that were walked, the last one first. */
export async function findVersions(db: Queries, mode: string): Promise<readonly { readonly version: string; readonly count: number }[]> {
  const { rows } = await sql<{ version: string; count: number }>`
    select version, count(*) as count from funnel_events where mode = ${mode} group by version order by max(walked_at) desc`.execute(db)
  return rows.map(({ version, count }) => ({ version, count: Number(count) }))
}
