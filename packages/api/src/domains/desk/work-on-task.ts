import type { NamedFile } from '@app/schemas/api/contract'
import { inEnglishFor } from '@app/schemas/errors'
import type { StaffRole } from '@app/schemas/rules/desk/roles'
import type { Context } from '../../context/context.ts'
import { audit } from '../../db/audit.ts'
import type { Queries } from '../../db/database.ts'
import { type Failure, fail, isFailure } from '../../failure/failure.ts'
import { refuseCardNumbers } from '../../failure/refuse-card-numbers.ts'
import type { Colleague } from '../../http/call/handlers.ts'
import { holdColleagues } from '../auth/staff/staff-store.ts'
import { writeNote } from './notes.ts'
import { assign, findTask, lockTask, type TaskRow, unassign } from './task-store.ts'
import { allKinds, isAboutThemselves, kindOf, mayWork, toTask } from './tasks.ts'

const done = { status: 'OK' as const }

/** Makes an open task one’s own. Who presses on a page that a colleague has overtaken takes nothing from them unseen. */
export async function takeTask(context: Context, by: Colleague, id: string, from: string | null) {
  return onOpenTask(context, by, id, async (trx, row) => {
    if (row.assignee !== null && row.assignee !== by.id && (by.role !== 'lead' || row.assignee !== from))
      return fail('not_in_this_state', {
        detail: inEnglishFor('colleagues', 'A colleague has this task. They or a lead can hand it over.'),
      })
    await assign(trx, id, by.id)
    await audit(trx, { actor: `person:${by.id}`, action: 'desk.taken', subject: `task:${id}` })
    return done
  })
}

type HandOver = { readonly to: string | null; readonly note: string }

/** Gives a task to a colleague, or back to its queue. */
export async function handOverTask(context: Context, by: Colleague, id: string, { to, note }: HandOver) {
  const refused = refuseCardNumbers({ note })
  if (refused) return refused
  const work: Work<Failure<'not_in_this_state'> | typeof done> = async (trx, row, mayWorkOnIt) => {
    if (row.assignee !== by.id && by.role !== 'lead')
      return fail('not_in_this_state', { detail: inEnglishFor('colleagues', 'Only who has a task hands it over, or a lead.') })
    if (to !== null && !mayWorkOnIt(to))
      return fail('not_in_this_state', { detail: inEnglishFor('colleagues', 'This colleague doesn’t work on this kind of task.') })
    await assign(trx, id, to)
    await writeNote(context, trx, { taskId: id, by: by.id, kind: 'hand-over', text: note })
    await audit(trx, { actor: `person:${by.id}`, action: 'desk.handed-over', subject: `task:${id}`, detail: { to: to ?? 'the queue' } })
    return done
  }
  return onOpenTask(context, by, id, work, to === null ? [] : [to])
}

/** What a colleague has and may not work on any more goes back to its queue: they could neither end it nor hand it over. */
export async function giveBack(trx: Queries, personId: string, role: StaffRole | undefined): Promise<void> {
  await unassign(trx, personId, role === undefined ? [] : allKinds.filter((kind) => mayWork(role, kind)))
}

/** Writes down what was tried, also when a task is done already. */
export async function addTaskNote(context: Context, by: Colleague, id: string, text: string) {
  const refused = refuseCardNumbers({ text })
  if (refused) return refused
  return context.db.transaction().execute(async (trx) => {
    if (!(await findTask(trx, id))) return fail('not_found')
    await writeNote(context, trx, { taskId: id, by: by.id, kind: 'note', text })
    return done
  })
}

/** Adds the paper that a task is about. */
export async function addTaskPaper(context: Context, by: Colleague, id: string, file: NamedFile) {
  const row = await onOpenTask(context, by, id, async (trx, found) => {
    if (found.assignee !== by.id) return fail('not_in_this_state', { detail: inEnglishFor('colleagues', 'Take the task first.') })
    await audit(trx, { actor: `person:${by.id}`, action: 'desk.paper-added', subject: `task:${id}` })
    return found
  })
  if (isFailure(row)) return row
  const kind = kindOf(row)
  const addPaper = kind && context.hooks.tasks[kind].addPaper
  if (!addPaper) return fail('not_in_this_state', { detail: inEnglishFor('colleagues', 'This task takes no paper.') })
  return (await addPaper(context, toTask(context.keys, row), file)) ?? done
}

type Work<Result> = (trx: Queries, row: TaskRow, mayWorkOnIt: (personId: string) => boolean) => Promise<Result>

/**
 * Who has a task may work on it. Their roles are held, or one that is taken at the same moment would leave it with them; and held before
 * the task is, as by who takes a role, or the two would wait for each other.
 */
async function onOpenTask<Result>(context: Context, by: Colleague, id: string, work: Work<Result>, others: readonly string[] = []) {
  return context.db.transaction().execute(async (trx) => {
    const colleagues = await holdColleagues(trx, [by.id, ...others])
    const row = await lockTask(trx, id)
    const kind = row && kindOf(row)
    if (!row || !kind) return fail('not_found')
    const mayWorkOnIt = (personId: string) =>
      personId !== row.person_id && colleagues.some(({ person_id, role }) => person_id === personId && mayWork(role, kind))
    if (row.state !== 'open') return fail('not_in_this_state', { detail: inEnglishFor('colleagues', 'This task is done already.') })
    if (row.person_id === by.id) return fail('not_in_this_state', { detail: inEnglishFor('colleagues', isAboutThemselves) })
    if (!mayWorkOnIt(by.id))
      return fail('not_in_this_state', { detail: inEnglishFor('colleagues', 'Your role doesn’t work on this kind of task.') })
    return work(trx, row, mayWorkOnIt)
  })
}
