import type { ColumnType, Generated } from 'kysely'

type Fixed<T> = ColumnType<T, T, never>

/** Work whose time has not come yet. When it is due it moves to the queue. */
export type TimedJobsTable = {
  id: Generated<string>
  name: Fixed<string>
  data: ColumnType<Readonly<Record<string, string>>, string, never>
  due_at: Fixed<Date>
}

/** How far the clock of a demonstration stands ahead. */
export type DemoClockTable = { only_one: Generated<boolean>; ahead_ms: number }
