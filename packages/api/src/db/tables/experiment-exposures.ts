import type { ColumnType } from 'kysely'

type Fixed<T> = ColumnType<T, T, never>

/** How many visitors without an account saw a variant for the first time on a day. */
export type ExperimentExposuresTable = {
  name: Fixed<string>
  variant: Fixed<string>
  day: Fixed<string>
  visitors: number
}
