import { sql } from 'kysely'
import type { Queries } from '../../db/database.ts'

/** Who came by a campaign first, and how many of them made an account. */
export type ArrivalCount = {
  readonly source: string | null
  readonly campaign: string | null
  /** Whether the partner’s program for employers sent them. */
  readonly isKarat: boolean
  readonly visitors: number
  readonly people: number
}

/** How many visitors and people each campaign has brought, the largest first. */
export async function countArrivals(db: Queries): Promise<readonly ArrivalCount[]> {
  const { rows } = await sql<ArrivalCount>`
    select first_touch ->> 'source' as source, first_touch ->> 'campaign' as campaign, is_karat as "isKarat",
      count(visitor_hash)::int as visitors, count(person_id)::int as people
    from campaign_touches
    group by 1, 2, 3
    order by 4 desc, 5 desc, 1, 2`.execute(db)
  return rows
}
