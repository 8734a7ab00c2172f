import { type AliasableExpression, type Insertable, type Selectable, sql } from 'kysely'
import type { Queries, Tables } from '../../db/database.ts'

export type CallRow = Selectable<Tables['scheduled_calls']>

const live = ['asked', 'held', 'moved'] as const

/** Undefined when there already is one on this topic. */
export async function addCall(trx: Queries, row: Insertable<Tables['scheduled_calls']>): Promise<CallRow | undefined> {
  return trx
    .insertInto('scheduled_calls')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
}

export async function findCall(db: Queries, id: string): Promise<CallRow | undefined> {
  return db.selectFrom('scheduled_calls').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function findOwnCall(db: Queries, personId: string, id: string): Promise<CallRow | undefined> {
  return db.selectFrom('scheduled_calls').selectAll().where('person_id', '=', personId).where('id', '=', id).executeTakeFirst()
}

export async function findOwnCalls(db: Queries, personId: string): Promise<CallRow[]> {
  return db
    .selectFrom('scheduled_calls')
    .selectAll()
    .where('person_id', '=', personId)
    .orderBy('starts_at', 'desc')
    .orderBy('id')
    .limit(100)
    .execute()
}

export async function findLiveCall(db: Queries, personId: string, topic: string): Promise<CallRow | undefined> {
  return db
    .selectFrom('scheduled_calls')
    .selectAll()
    .where('person_id', '=', personId)
    .where('topic', '=', topic)
    .where('state', 'in', live)
    .executeTakeFirst()
}

export async function setAbout(db: Queries, id: string, about: string): Promise<void> {
  await db.updateTable('scheduled_calls').set({ about }).where('id', '=', id).execute()
}

/** Only one process asks the calendar about it until then. Undefined when another already does. */
export async function claimCall(db: Queries, id: string, now: Date, until: Date): Promise<CallRow | undefined> {
  return db
    .updateTable('scheduled_calls')
    .set({ busy_until: until })
    .where('id', '=', id)
    .where(({ or, eb }) => or([eb('busy_until', 'is', null), eb('busy_until', '<=', now)]))
    .returningAll()
    .executeTakeFirst()
}

export async function leaveCall(db: Queries, id: string): Promise<void> {
  await db.updateTable('scheduled_calls').set({ busy_until: null }).where('id', '=', id).execute()
}

type Change = Pick<CallRow, 'state' | 'starts_at' | 'ends_at' | 'time_zone' | 'booking_id'>

/** Only from the state that was seen: undefined when it has changed since. */
export async function saveCall(trx: Queries, seen: CallRow, change: Change, now: Date): Promise<CallRow | undefined> {
  return trx
    .updateTable('scheduled_calls')
    .set((eb) => ({ ...change, version: eb('version', '+', 1), updated_at: now }))
    .where('id', '=', seen.id)
    .where('version', '=', seen.version)
    .returningAll()
    .executeTakeFirst()
}

/** Of these, the calls that are held for the person. */
export async function findLiveIds(db: Queries, personId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('scheduled_calls')
    .select('id')
    .where('person_id', '=', personId)
    .where('state', 'in', [...live, 'done'])
    .execute()
  return new Set(rows.map(({ id }) => id))
}

export function findStates(db: Queries, personId: string): AliasableExpression<{ readonly found: unknown }> {
  return db
    .selectFrom('scheduled_calls')
    .select(sql<unknown>`jsonb_agg(jsonb_build_object('state', state, 'topic', topic))`.as('found'))
    .where('person_id', '=', personId)
}
