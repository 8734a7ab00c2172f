import { sql } from 'kysely'
import type { CoreContext } from '../core/core-context.ts'
import type { Queries, Tables } from '../db/database.ts'

/** The tables whose rows each belong to one person. */
type PersonalTable = { [Name in keyof Tables]: 'person_id' extends keyof Tables[Name] ? Name : never }[keyof Tables]

type Leaving = Pick<CoreContext, 'keys' | 'now'>

/** What becomes of the rows of a person who leaves. */
export type PersonalTables = {
  /** Done before anything is forgotten. */
  readonly beforeLeaving?: (context: Leaving, trx: Queries, personId: string) => Promise<void>
  /** The tables that lose them, those that refer to others first. */
  readonly forgotten?: readonly PersonalTable[]
  /** The tables that keep them, with the reason. */
  readonly kept?: Readonly<Partial<Record<PersonalTable, string>>>
}

/**
 * Removes what these tables have of a person, in the transaction in which the account is closed. The person's own row goes too, unless
 * something is kept: then it stays for what refers to it, and nobody signs in with it.
 */
export async function forgetPerson(context: Leaving, trx: Queries, all: readonly PersonalTables[], personId: string): Promise<void> {
  for (const { beforeLeaving } of all) await beforeLeaving?.(context, trx, personId)
  for (const table of all.flatMap(({ forgotten = [] }) => forgotten)) {
    await sql`delete from ${sql.table(table)} where person_id = ${personId}`.execute(trx)
  }
  const kept = all.flatMap(({ kept: reasons = {} }) => Object.keys(reasons))
  const isKept = kept.map((table) => sql`exists (select from ${sql.table(table)} where person_id = ${personId})`)
  await sql`delete from people where id = ${personId} and not (${sql.join([sql`false`, ...isKept], sql` or `)})`.execute(trx)
  await sql`
    update people set password_hash = '', email_confirmed_at = null, pending_email = null where id = ${personId}`.execute(trx)
}
