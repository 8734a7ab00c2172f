import type { TaskKind } from '@app/schemas/rules/desk/task-kinds'
import { type Insertable, type RawBuilder, type Selectable, sql } from 'kysely'
import type { Queries, Tables } from '../../db/database.ts'

export type TaskRow = Selectable<Tables['desk_tasks']>
export type NoteRow = Selectable<Tables['desk_notes']>

/** False when one of its kind about the same was opened before. */
export async function addTask(trx: Queries, row: Insertable<Tables['desk_tasks']>): Promise<boolean> {
  const added = await trx
    .insertInto('desk_tasks')
    .values(row)
    .onConflict((conflict) => conflict.columns(['kind', 'about']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

/** Whether something of a kind is still to be done for a person. */
export function isTaskOpen(personId: string, kind: TaskKind): RawBuilder<boolean> {
  return sql<boolean>`exists (select from desk_tasks where person_id = ${personId} and kind = ${kind} and state = 'open')`
}

export async function withdraw(trx: Queries, kind: TaskKind, about: string, now: Date): Promise<void> {
  await trx
    .updateTable('desk_tasks')
    .set({ state: 'withdrawn', settled_at: now })
    .where('kind', '=', kind)
    .where('about', '=', about)
    .where('state', '=', 'open')
    .execute()
}

/** Answers the id of the open task that is due at another time now. */
export async function moveTask(trx: Queries, kind: TaskKind, about: string, dueAt: Date): Promise<string | undefined> {
  const moved = await trx
    .updateTable('desk_tasks')
    .set({ due_at: dueAt, reminded_at: null, escalated_at: null })
    .where('kind', '=', kind)
    .where('about', '=', about)
    .where('state', '=', 'open')
    .returning('id')
    .executeTakeFirst()
  return moved?.id
}

/** Opens a task anew that ended or was withdrawn; answers its id. One that is open stays as it is. */
export async function reopen(
  trx: Queries,
  kind: TaskKind,
  about: string,
  { now, dueAt }: { readonly now: Date; readonly dueAt: Date },
): Promise<string | undefined> {
  const open = { state: 'open' as const, opened_at: now, due_at: dueAt, reminded_at: null, escalated_at: null, settled_at: null }
  const reopened = await trx
    .updateTable('desk_tasks')
    .set({ ...open, settled_by: null, outcome: null, assignee: null })
    .where('kind', '=', kind)
    .where('about', '=', about)
    .where('state', '<>', 'open')
    .returning('id')
    .executeTakeFirst()
  return reopened?.id
}

/** When the open task of a kind about a row is due; undefined where there is none. */
export async function findDueOf(db: Queries, kind: TaskKind, about: string): Promise<Date | undefined> {
  const row = await db
    .selectFrom('desk_tasks')
    .select('due_at')
    .where('kind', '=', kind)
    .where('about', '=', about)
    .where('state', '=', 'open')
    .executeTakeFirst()
  return row?.due_at
}

export async function hasOpenTask(db: Queries, personId: string, kinds: readonly TaskKind[]): Promise<boolean> {
  const row = await db
    .selectFrom('desk_tasks')
    .select('id')
    .where('person_id', '=', personId)
    .where('kind', 'in', kinds)
    .where('state', '=', 'open')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function findTask(db: Queries, id: string): Promise<TaskRow | undefined> {
  return db.selectFrom('desk_tasks').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function lockTask(trx: Queries, id: string): Promise<TaskRow | undefined> {
  return trx.selectFrom('desk_tasks').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** Since when open tasks of a kind about these rows are late. Those that are in time are left out. */
export async function findLateTasks(db: Queries, kind: TaskKind, abouts: readonly string[]): Promise<ReadonlyMap<string, Date>> {
  const rows = await db
    .selectFrom('desk_tasks')
    .select(['about', 'escalated_at'])
    .where('kind', '=', kind)
    .where('state', '=', 'open')
    .where('escalated_at', 'is not', null)
    .where(sql<boolean>`about = any(${abouts}::text[])`)
    .execute()
  return new Map(rows.flatMap(({ about, escalated_at: at }) => (at === null ? [] : [[about, at]])))
}

export async function forgetSettledTasks(db: Queries, before: Date): Promise<void> {
  await db.deleteFrom('desk_tasks').where('settled_at', '<', before).execute()
}

/** Marks that colleagues were reminded of an open task. Returns undefined later, or when it was settled or moved meanwhile. */
export async function markReminded(trx: Queries, id: string, dueAt: Date, now: Date): Promise<TaskRow | undefined> {
  return markOnce(trx, id, { mark: 'reminded_at', dueAt, now })
}

/** The same when its time is over. */
export async function markEscalated(trx: Queries, id: string, dueAt: Date, now: Date): Promise<TaskRow | undefined> {
  return markOnce(trx, id, { mark: 'escalated_at', dueAt, now })
}

export async function addNote(trx: Queries, row: Insertable<Tables['desk_notes']>): Promise<void> {
  await trx.insertInto('desk_notes').values(row).execute()
}

export async function closeTask(
  trx: Queries,
  { id, outcome, by, now }: { readonly id: string; readonly outcome: string; readonly by: string; readonly now: Date },
): Promise<void> {
  await trx.updateTable('desk_tasks').set({ state: 'done', outcome, settled_by: by, settled_at: now }).where('id', '=', id).execute()
}

export async function assign(trx: Queries, id: string, to: string | null): Promise<void> {
  await trx.updateTable('desk_tasks').set({ assignee: to }).where('id', '=', id).execute()
}

/** The open tasks of a colleague go back to their queues, but those of some kinds. */
export async function unassign(trx: Queries, personId: string, kept: readonly TaskKind[]): Promise<void> {
  await trx
    .updateTable('desk_tasks')
    .set({ assignee: null })
    .where('assignee', '=', personId)
    .where('state', '=', 'open')
    .where(sql<boolean>`kind <> all(${kept}::text[])`)
    .execute()
}

export async function findNotes(db: Queries, taskId: string): Promise<NoteRow[]> {
  return db.selectFrom('desk_notes').selectAll().where('task_id', '=', taskId).orderBy('at').orderBy('id').execute()
}

type Wanted = {
  readonly kinds: readonly TaskKind[]
  readonly state: 'open' | 'done'
  readonly assignee: string | undefined
  readonly offset: number
  readonly limit: number
}

/** Open tasks, those due first and of these the ones that have waited longest; or those that are done, the newest first. And how many there are. */
export async function findTasks(db: Queries, { kinds, state, assignee, offset, limit }: Wanted) {
  const wanted = db
    .selectFrom('desk_tasks')
    .where('state', '=', state)
    .where('kind', 'in', kinds)
    .$if(assignee !== undefined, (query) => query.where('assignee', '=', assignee ?? ''))
  const rows = await wanted
    .selectAll()
    .orderBy(state === 'open' ? 'due_at' : 'settled_at', state === 'open' ? 'asc' : 'desc')
    .orderBy('opened_at')
    .orderBy('id')
    .offset(offset)
    .limit(limit)
    .execute()
  const counted = await wanted.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  return { rows, count: Number(counted.count) }
}

export async function findTasksOf(db: Queries, personId: string): Promise<TaskRow[]> {
  return db.selectFrom('desk_tasks').selectAll().where('person_id', '=', personId).orderBy('opened_at', 'desc').limit(100).execute()
}

export async function countByKind(db: Queries, now: Date) {
  return db
    .selectFrom('desk_tasks')
    .select((eb) => [
      'kind',
      eb.fn.countAll<number>().as('open'),
      eb.fn.countAll<number>().filterWhere('due_at', '<', now).as('late'),
      eb.fn.countAll<number>().filterWhere('assignee', 'is', null).as('unassigned'),
      eb.fn.min('opened_at').as('oldest'),
    ])
    .where('state', '=', 'open')
    .groupBy('kind')
    .execute()
}

export async function countOwn(db: Queries, personId: string): Promise<number> {
  const row = await db
    .selectFrom('desk_tasks')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('assignee', '=', personId)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

type Mark = { readonly mark: 'reminded_at' | 'escalated_at'; readonly dueAt: Date; readonly now: Date }

async function markOnce(trx: Queries, id: string, { mark, dueAt, now }: Mark): Promise<TaskRow | undefined> {
  return trx
    .updateTable('desk_tasks')
    .set({ [mark]: now })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .where('due_at', '=', dueAt)
    .where(mark, 'is', null)
    .returningAll()
    .executeTakeFirst()
}
