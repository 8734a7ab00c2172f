import type { ColumnType, Generated } from 'kysely'

type Fixed<T> = ColumnType<T, T, never>

/** How often somebody who is signed in went to a partner from a page of ours. */
export type OfferVisitsTable = {
  id: Fixed<string>
  person_id: Fixed<string>
  offer: Fixed<string>
  click_page: Fixed<string>
  visits: Generated<number>
  first_visited_at: Fixed<Date>
  last_visited_at: Date
}
