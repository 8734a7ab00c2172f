import { sql } from 'kysely'
import type { Queries } from '../../db/database.ts'

/** How often an offer was followed from a place. */
export type OfferCount = {
  readonly offer: string
  /** The source of the click, or the page of a person who was signed in. */
  readonly from: string
  readonly visitors: number
  readonly people: number
  readonly times: number
}

/** How often each offer was followed, and from where, the most followed first. */
export async function countOffers(db: Queries): Promise<readonly OfferCount[]> {
  const { rows } = await sql<OfferCount>`
    select offer, "from", sum(visitors)::int as visitors, sum(people)::int as people, sum(times)::int as times
    from (
      select offer, click_source as "from", 1 as visitors, 0 as people, clicks as times from offer_clicks
      union all
      select offer, click_page, 0, 1, visits from offer_visits
    ) as followed
    group by offer, "from"
    order by times desc, offer, "from"`.execute(db)
  return rows
}
