import type { ColumnType } from 'kysely'

type Fixed<T> = ColumnType<T, T, never>

/** A message of a partner, kept so that it changes something once. */
export type PartnerEventsTable = {
  id: Fixed<string>
  partner: Fixed<string>
  event_id: Fixed<string>
  sent_at: Fixed<Date>
  received_at: Fixed<Date>
  body: ColumnType<string | null, string, null>
}
