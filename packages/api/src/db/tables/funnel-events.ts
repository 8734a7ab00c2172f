import type { ColumnType, JSONColumnType } from 'kysely'

type Fixed<T> = ColumnType<T, T, never>

/** A way from one step to another that somebody walked. Nothing in it says who, and no two of them say that it was the same person. */
export type FunnelEventsTable = {
  /** Made up by the page for this event alone. */
  id: Fixed<string>
  mode: Fixed<string>
  version: Fixed<string>
  from_step: Fixed<string | null>
  to_step: Fixed<string | null>
  kind: Fixed<'start' | 'again' | 'next' | 'aside' | 'return' | 'back' | 'open'>
  /** By the names of A/B tests. */
  variants: JSONColumnType<Readonly<Record<string, string>>>
  /** The hour, so that the events of one walk cannot be put together again. */
  walked_at: Fixed<Date>
}
