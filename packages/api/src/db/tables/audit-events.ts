import type { ColumnType, JSONColumnType } from 'kysely'

/** Who did what to whom. Rows are only ever added: the database refuses to change them. */
export type AuditEventsTable = {
  id: ColumnType<number, never, never>
  at: ColumnType<Date, never, never>
  actor: ColumnType<string, string, never>
  action: ColumnType<string, string, never>
  subject: ColumnType<string, string, never>
  detail: JSONColumnType<Record<string, unknown>, string | undefined, never>
}
