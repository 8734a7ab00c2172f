import type { ColumnType } from 'kysely'

type Fixed<T> = ColumnType<T, T, never>

/** Which account belongs to which made-up person of a demonstration. */
export type DemoPeopleTable = { persona: Fixed<string>; person_id: Fixed<string> }
