import type { ColumnType } from 'kysely'

type Fixed<T> = ColumnType<T, T, never>

/** An address that waits to be let in. The same address may stand here twice: that nobody is told. Texts are sealed. */
export type WaitlistTable = {
  id: Fixed<string>
  email: Fixed<string>
  email_index: Fixed<string>
  employer_name: string | null
  joined_at: Fixed<Date>
}
