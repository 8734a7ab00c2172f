import type { ColumnType } from 'kysely'

type Fixed<T> = ColumnType<T, T, never>

/** What a person told of a move: when they asked for it, or after the call with the plan. Never changed: a new one is a new row. */
export type RolloverNotesTable = {
  id: Fixed<string>
  person_id: Fixed<string>
  about: Fixed<'request' | 'call'>
  details: Fixed<string>
  noted_at: Fixed<Date>
}

/** Whether we may call somebody, and record it. */
export type CallConsentsTable = { person_id: ColumnType<string, string, string>; may_call: boolean; may_record: boolean; said_at: Date }
