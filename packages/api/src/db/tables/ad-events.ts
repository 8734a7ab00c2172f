import type { ColumnType, Generated } from 'kysely'

type Fixed<T> = ColumnType<T, T, never>

/** What is told to an advertising network, with consent. What it says is sealed, and erased once it was told. */
export type AdEventsTable = {
  id: Fixed<string>
  network: Fixed<'meta' | 'tiktok' | 'impact' | 'google'>
  event_key: Fixed<string>
  payload: string | null
  state: Generated<'waiting' | 'sent' | 'refused'>
  kept_at: Fixed<Date>
  ended_at: ColumnType<Date | null, never, Date>
}
