import type { ColumnType, Generated } from 'kysely'

type Fixed<T> = ColumnType<T, T, never>

/** How often a visitor opened an offer from one place. The visitor is a hash: it is the same one again, and nobody in particular. */
export type OfferClicksTable = {
  visitor_hash: Fixed<string>
  offer: Fixed<string>
  click_source: Fixed<string>
  clicks: Generated<number>
  first_clicked_at: Fixed<Date>
  last_clicked_at: Date
}
