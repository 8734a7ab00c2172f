import { addBusinessDays, dayOf } from '@app/schemas/rules/days/days'
import { type TaskKind, taskKinds } from '@app/schemas/rules/desk/task-kinds'
import type { CoreContext } from '../../core/core-context.ts'
import type { Queries } from '../../db/database.ts'
import { sealing } from '../../security/sealing.ts'
import { deskJobNames } from './job-names.ts'
import { sealedTasks } from './sealed.ts'
import { addTask, withdraw } from './task-store.ts'

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
  if (!added) return
  // Reminded of when three quarters of the time are over.
  await context.jobs.send(trx, deskJobNames.remind, { id }, new Date(due.getTime() - (due.getTime() - now.getTime()) / 4))
  await context.jobs.send(trx, deskJobNames.escalate, { id }, due)
}

/** Nobody has to do it any more. */
export async function withdrawTask({ now }: Pick<CoreContext, 'now'>, trx: Queries, kind: TaskKind, about: string): Promise<void> {
  await withdraw(trx, kind, about, now())
}

/** At the end of the working day, in the west of the country. */
function dueOf(kind: TaskKind, now: Date): Date {
  return new Date(`${addBusinessDays(dayOf(now), taskKinds[kind].dueInDays)}T23:00:00.000Z`)
}
