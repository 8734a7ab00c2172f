import { type ClosingObstacle, closingObstacles } from '@app/schemas/rules/people/closing'
import { sql } from 'kysely'
import type { Context, Leaving } from '../context/context.ts'
import type { Queries, Tables } from '../db/database.ts'
import { emptyPerson } from './auth/empty-person.ts'

/** The tables whose rows each belong to one person. */
export type PersonalTable = { [Name in keyof Tables]: 'person_id' extends keyof Tables[Name] ? Name : never }[keyof Tables]

/** What becomes of the rows of a person who leaves. */
export type PersonalTables = {
  /** What of it has to be settled before a person can leave. */
  readonly obstacles?: (context: Context, db: Queries, personId: string) => Promise<readonly ClosingObstacle[]>
  /** Ends what would go on by itself, as soon as a person asks to leave. Done twice, the second time changes nothing. */
  readonly stop?: (context: Context, trx: Queries, personId: string) => Promise<void>
  /** The person stays after all: what was begun so that they could leave is called off. */
  readonly keep?: (context: Context, trx: Queries, personId: string) => Promise<void>
  /** Whether something is still to be done with rows that will be forgotten, such as telling a partner. */
  readonly isAwaited?: (db: Queries, personId: string) => Promise<boolean>
  /** Done before anything is forgotten. */
  readonly beforeLeaving?: (context: Context, trx: Queries, personId: string) => Promise<void>
  /** The tables that lose them, those that refer to others first. */
  readonly forgotten?: readonly PersonalTable[]
  /** The tables that keep them, with the reason. */
  readonly kept?: Readonly<Partial<Record<PersonalTable, string>>>
}

/** Done with what is there of a person, and then nothing is but what is kept: in the transaction in which the account is closed. */
async function forgetPerson(context: Context, trx: Queries, all: readonly PersonalTables[], personId: string): Promise<void> {
  for (const { beforeLeaving } of all) await beforeLeaving?.(context, trx, personId)
  await forgetRows(context, trx, all, personId)
}

/**
 * Removes what these tables have of a person. The person's own row goes too, unless something is kept: then it stays for what refers to it,
 * without name or address, and nobody signs in with it.
 */
export async function forgetRows(
  context: Pick<Context, 'keys' | 'now'>,
  trx: Queries,
  all: readonly PersonalTables[],
  personId: string,
): Promise<void> {
  for (const table of all.flatMap(({ forgotten = [] }) => forgotten)) {
    await sql`delete from ${sql.table(table)} where person_id = ${personId}`.execute(trx)
  }
  const kept = all.flatMap(({ kept: reasons = {} }) => Object.keys(reasons))
  const isKept = kept.map((table) => sql`exists (select from ${sql.table(table)} where person_id = ${personId})`)
  await sql`delete from people where id = ${personId} and not (${sql.join([sql`false`, ...isKept], sql` or `)})`.execute(trx)
  await emptyPerson(context, trx, personId)
}

/** What all of them together do about a person who leaves. */
export function leavingOf(all: readonly PersonalTables[]): Leaving {
  const each = async (act: 'stop' | 'keep', ...given: [Context, Queries, string]) => {
    for (const one of all) await one[act]?.(...given)
  }
  return {
    obstacles: async (context, db, personId) => {
      const found: ClosingObstacle[] = []
      for (const { obstacles } of all) found.push(...((await obstacles?.(context, db, personId)) ?? []))
      return closingObstacles.filter((one) => found.includes(one))
    },
    stop: (...given) => each('stop', ...given),
    keep: (...given) => each('keep', ...given),
    isAwaited: async (db, personId) => {
      for (const { isAwaited } of all) if (await isAwaited?.(db, personId)) return true
      return false
    },
    forget: (context, trx, personId) => forgetPerson(context, trx, all, personId),
  }
}
