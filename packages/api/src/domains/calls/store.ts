import { type AliasableExpression, type Insertable, type Selectable, sql } from 'kysely'
import type { Queries, Tables } from '../../db/database.ts'

export type CallRow = Selectable<Tables['scheduled_calls']>

const live = ['asked', 'held', 'moved'] as const
/** The topics of a call about moving money. */
const moveTopics = ['rollover', 'combine'] as const

export function isAboutMoving({ topic }: Pick<CallRow, 'topic'>): boolean {
  return moveTopics.some((one) => one === topic)
}

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

const searchTopics = ['search', 'help'] as const

/** Calls about a search are asked what they are about before there is a time for them. */
export function isAboutSearch(topic: string): boolean {
  return searchTopics.some((one) => one === topic)
}

export async function findSearchTopic(db: Queries, personId: string): Promise<string | undefined> {
  const row = await db.selectFrom('search_call_topics').select('about').where('person_id', '=', personId).executeTakeFirst()
  return row?.about
}

/** Also of the call that is booked. */
export async function putSearchTopic(trx: Queries, personId: string, about: string, now: Date): Promise<void> {
  const said = { about, said_at: now }
  await trx
    .insertInto('search_call_topics')
    .values({ person_id: personId, ...said })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet(said))
    .execute()
  await trx
    .updateTable('scheduled_calls')
    .set({ about })
    .where('person_id', '=', personId)
    .where('topic', 'in', searchTopics)
    .where('state', 'in', live)
    .execute()
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
  const { state, starts_at, ends_at, time_zone, booking_id } = change
  return trx
    .updateTable('scheduled_calls')
    .set((eb) => ({ state, starts_at, ends_at, time_zone, booking_id, version: eb('version', '+', 1), updated_at: now }))
    .where('id', '=', seen.id)
    .where('version', '=', seen.version)
    .returningAll()
    .executeTakeFirst()
}

/** The calls that are held for the person, or whose time is over. */
export async function findLiveIds(db: Queries, personId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('scheduled_calls')
    .select('id')
    .where('person_id', '=', personId)
    .where('state', 'in', [...live, 'over', 'spoke'])
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** When the last call began whose time is over, of those about moving money; to be asked with others. Calls that nobody answered don’t count. */
export function findLastBegun(db: Queries, personId: string): AliasableExpression<{ readonly found: unknown }> {
  return db
    .selectFrom('scheduled_calls')
    .select(sql<unknown>`max(starts_at)`.as('found'))
    .where('person_id', '=', personId)
    .where('topic', 'in', moveTopics)
    .where('state', 'in', ['over', 'spoke'])
}

export function findStates(db: Queries, personId: string): AliasableExpression<{ readonly found: unknown }> {
  return db
    .selectFrom('scheduled_calls')
    .select(sql<unknown>`jsonb_agg(jsonb_build_object('state', state, 'topic', topic))`.as('found'))
    .where('person_id', '=', personId)
}
