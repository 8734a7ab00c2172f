import type { ColumnType, Generated } from 'kysely'

type Fixed<T> = ColumnType<T, T, never>

/** A call with a person, at a time that the calendar of the callers holds for them. */
export type ScheduledCallsTable = {
  id: Fixed<string>
  person_id: Fixed<string>
  version: Generated<number>
  topic: Fixed<string>
  /** What the person wants to talk about, in a word of the page that asked. */
  about: ColumnType<string | null, string | null | undefined, string>
  /** `asked`: the calendar has not answered yet. `lost`: the time was gone when it did. */
  state: 'asked' | 'held' | 'moved' | 'cancelled' | 'done' | 'lost'
  starts_at: Date
  ends_at: Date
  time_zone: string
  booking_id: string | null
  busy_until: Date | null
  created_at: Fixed<Date>
  updated_at: Date
}
