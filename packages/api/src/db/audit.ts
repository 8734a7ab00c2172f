import type { Queries } from './database.ts'

/** Who did what to whom. No values: ids, and the names of fields. */
export type AuditEvent = {
  /** `person:ID`, `anonymous`, or the name of what works by itself. */
  readonly actor: string
  readonly action: string
  readonly subject: string
  readonly detail?: Readonly<Record<string, string | number | boolean | readonly string[]>>
}

/** Written in the transaction of what it records: both are saved, or neither. */
export async function audit(db: Queries, { actor, action, subject, detail = {} }: AuditEvent): Promise<void> {
  await db
    .insertInto('audit_events')
    .values({ actor, action, subject, detail: JSON.stringify(detail) })
    .execute()
}
