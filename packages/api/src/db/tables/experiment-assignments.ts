import type { ColumnType } from 'kysely'

type Fixed<T> = ColumnType<T, T, never>

/** Which variant of an A/B test is a person's, and when they first saw it. */
export type ExperimentAssignmentsTable = {
  person_id: Fixed<string>
  name: Fixed<string>
  variant: Fixed<string>
  assigned_at: Fixed<Date>
  exposed_at: Date | null
}
