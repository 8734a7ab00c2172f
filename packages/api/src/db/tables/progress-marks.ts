import type { ColumnType } from 'kysely'

type Fixed<T> = ColumnType<T, T, never>

/** Something that a person did and that no other table tells of. It is never taken back. */
export type ProgressMarksTable = {
  person_id: Fixed<string>
  key: Fixed<string>
  at: Fixed<Date>
}
