import type { ColumnType } from 'kysely'

type Fixed<T> = ColumnType<T, T, never>

/** What a sandbox remembers in the place of a partner. */
export type SandboxObjectsTable = {
  id: Fixed<string>
  partner: Fixed<string>
  name: Fixed<string>
  kind: Fixed<string>
  body: string
  updated_at: Date
}
