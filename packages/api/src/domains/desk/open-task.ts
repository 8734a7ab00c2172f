import { dayOf } from '@app/schemas/rules/days/days'
import { dueDay } from '@app/schemas/rules/desk/due-day'
import type { TaskKind } from '@app/schemas/rules/desk/task-kinds'
import type { CoreContext } from '../../core/core-context.ts'
import type { Queries } from '../../db/database.ts'
import { sealing } from '../../security/sealing.ts'
import { deskJobNames } from './job-names.ts'
import { sealedTasks } from './sealed.ts'
import { addTask, findDueOf, moveTask, reopen, withdraw } from './task-store.ts'

/** Something for people of ours to do. */
export type NewTask = {
  readonly kind: TaskKind
  /** The customer, where there is one. */
  readonly personId: string | null
  /** The id of the row that it is about: a kind is opened once about it. */
  readonly about: string
  /** What its handler wants to know and cannot find by that id. */
  readonly detail?: Readonly<Record<string, string>>
  /** Where the day is given by the matter itself, such as a call that was booked. */
  readonly dueAt?: Date
}

type Opens = Pick<CoreContext, 'keys' | 'newId' | 'now' | 'jobs'>

/** Opens a task in the transaction of what it belongs to. Opened before, nothing happens. */
export async function openTask(context: Opens, trx: Queries, { kind, personId, about, detail = {}, dueAt }: NewTask): Promise<void> {
  const id = context.newId()
  const now = context.now()
  const due = dueAt ?? dueOf(kind, now)
  const added = await addTask(trx, {
    id,
    kind,
    person_id: personId,
    about,
    detail: sealing(context.keys, sealedTasks).seal('detail', id, JSON.stringify(detail)),
    opened_at: now,
    due_at: due,
  })
  if (added) await watchTime(context, trx, id, due)
}

/** A task that is due at another time, such as a call that was moved. It is opened when it was not there. */
export async function openOrMoveTask(context: Opens, trx: Queries, task: NewTask & { readonly dueAt: Date }): Promise<void> {
  const id = await moveTask(trx, task.kind, task.about, task.dueAt)
  return id === undefined ? openTask(context, trx, task) : watchTime(context, trx, id, task.dueAt)
}

/** Reminded of when three quarters of the time are over, and escalated at its end. */
async function watchTime({ jobs, now }: Opens, trx: Queries, id: string, dueAt: Date): Promise<void> {
  const data = { id, dueAt: dueAt.toISOString() }
  await jobs.send(trx, deskJobNames.remind, data, new Date(dueAt.getTime() - (dueAt.getTime() - now().getTime()) / 4))
  await jobs.send(trx, deskJobNames.escalate, data, dueAt)
}

/** The same for what may be taken back and asked for again. */
export async function reopenTask(context: Opens, trx: Queries, task: NewTask): Promise<void> {
  const dueAt = task.dueAt ?? dueOf(task.kind, context.now())
  const id = await reopen(trx, task.kind, task.about, { now: context.now(), dueAt })
  return id === undefined ? openTask(context, trx, task) : watchTime(context, trx, id, dueAt)
}

/** By which day what is open about a row is to be done; undefined where nothing is. */
export async function openTaskDueOn(trx: Queries, kind: TaskKind, about: string): Promise<string | undefined> {
  const due = await findDueOf(trx, kind, about)
  return due && dayOf(due)
}

/** Nobody has to do it any more. */
export async function withdrawTask({ now }: Pick<CoreContext, 'now'>, trx: Queries, kind: TaskKind, about: string): Promise<void> {
  await withdraw(trx, kind, about, now())
}

/** At the end of the working day, in the west of the country. */
function dueOf(kind: TaskKind, now: Date): Date {
  return new Date(`${dueDay(kind, now)}T23:00:00.000Z`)
}
