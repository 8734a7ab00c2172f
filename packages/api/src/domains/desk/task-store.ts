import type { TaskKind } from '@app/schemas/rules/desk/task-kinds'
import type { Insertable, Selectable } from 'kysely'
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

export async function withdraw(trx: Queries, kind: TaskKind, about: string, now: Date): Promise<void> {
  await trx
    .updateTable('desk_tasks')
    .set({ state: 'withdrawn', settled_at: now })
    .where('kind', '=', kind)
    .where('about', '=', about)
    .where('state', '=', 'open')
    .execute()
}

export async function findTask(db: Queries, id: string): Promise<TaskRow | undefined> {
  return db.selectFrom('desk_tasks').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function lockTask(trx: Queries, id: string): Promise<TaskRow | undefined> {
  return trx.selectFrom('desk_tasks').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export async function forgetSettledTasks(db: Queries, before: Date): Promise<void> {
  await db.deleteFrom('desk_tasks').where('settled_at', '<', before).execute()
}

/** Marks that colleagues were reminded of an open task, the first time; nothing comes back later, or when it is settled. */
export async function markReminded(trx: Queries, id: string, now: Date): Promise<TaskRow | undefined> {
  return trx
    .updateTable('desk_tasks')
    .set({ reminded_at: now })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .where('reminded_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
}

/** The same when its time is over. */
export async function markEscalated(trx: Queries, id: string, now: Date): Promise<TaskRow | undefined> {
  return trx
    .updateTable('desk_tasks')
    .set({ escalated_at: now })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .where('escalated_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
}

export async function addNote(trx: Queries, row: Insertable<Tables['desk_notes']>): Promise<void> {
  await trx.insertInto('desk_notes').values(row).execute()
}
