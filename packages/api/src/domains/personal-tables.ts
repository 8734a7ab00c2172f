import { sql } from 'kysely'
import type { Queries, Tables } from '../db/database.ts'

/** The tables whose rows each belong to one person. */
type PersonalTable = { [Name in keyof Tables]: 'person_id' extends keyof Tables[Name] ? Name : never }[keyof Tables]

/** What becomes of the rows of a person who leaves. */
export type PersonalTables = {
  /** The tables that lose them, those that refer to others first. */
  readonly forgotten?: readonly PersonalTable[]
  /** The tables that keep them, with the reason. */
  readonly kept?: Readonly<Partial<Record<PersonalTable, string>>>
}

/**
 * Removes what these tables have of a person, in the transaction in which the account is closed. The person's own row goes too, unless
 * something is kept: then it stays for what refers to it.
 */
export async function forgetPerson(trx: Queries, all: readonly PersonalTables[], personId: string): Promise<void> {
  for (const table of all.flatMap(({ forgotten = [] }) => forgotten)) {
    await sql`delete from ${sql.table(table)} where person_id = ${personId}`.execute(trx)
  }
  const kept = all.flatMap(({ kept: reasons = {} }) => Object.keys(reasons))
  const isKept = kept.map((table) => sql`exists (select from ${sql.table(table)} where person_id = ${personId})`)
  await sql`delete from people where id = ${personId} and not (${sql.join([sql`false`, ...isKept], sql` or `)})`.execute(trx)
}
