import type { ColumnType } from 'kysely'

type Fixed<T> = ColumnType<T, T, never>

/** A job that a person had. Where it was and what it paid is sealed. */
export type EmployersTable = {
  id: Fixed<string>
  person_id: Fixed<string>
  /** How often it was changed, from 1 on. */
  version: number
  company_id: string | null
  company_name: string
  record_keeper_selected_name: string | null
  other_provider: string | null
  salary: string | null
  start_year: number
  end_year: number
  /** The request that made it: its key, and a keyed hash of what it asked for. */
  created_by: Fixed<string>
  /** The same of the last change. */
  changed_by: string | null
  created_at: Fixed<Date>
  updated_at: Date
}
