import { inEnglishFor } from '@app/schemas/errors'
import { dayOf } from '@app/schemas/rules/days/days'
import type { SettledAs, TaskKind } from '@app/schemas/rules/desk/task-kinds'
import type { Context, TaskHandlers } from '../../context/context.ts'
import type { Task } from '../../context/task.ts'
import { audit } from '../../db/audit.ts'
import type { Queries } from '../../db/database.ts'
import { fail } from '../../failure/failure.ts'
import { refuseCardNumbers } from '../../failure/refuse-card-numbers.ts'
import type { Colleague } from '../../http/call/handlers.ts'
import { doOnce } from '../../once/once.ts'
import { writeNote } from './notes.ts'
import { type Filled, readOutcome } from './read-outcome.ts'
import { closeTask, lockTask } from './task-store.ts'
import { isAboutThemselves, kindOf, mayWork, toTask } from './tasks.ts'

type Body = { readonly outcome: string; readonly values: Readonly<Record<string, string>> }

/** Ends a task as an outcome says, once for its key: some outcomes keep it open and write to the customer, and would do so again. */
export async function settleTask(context: Context, by: Colleague, id: string, key: string, body: Body) {
  const refused = refuseCardNumbers(body.values)
  if (refused) return refused
  const asked = { personId: by.id, call: 'settleTask', key, request: { id, ...body } }
  return doOnce(context, asked, (trx) => settle(context, trx, by, id, body))
}

/** What follows for the customer is done with it, or nothing is. */
async function settle(context: Context, trx: Queries, by: Colleague, id: string, body: Body) {
  const row = await lockTask(trx, id)
  const kind = row && kindOf(row)
  if (!row || !kind) return fail('not_found')
  const why = whyNot(by, kind, row)
  if (why) return fail('not_in_this_state', { detail: inEnglishFor('colleagues', why) })
  const filled = readOutcome(kind, body, dayOf(context.now()))
  if ('fields' in filled) return fail('validation_failed', { fields: filled.fields })
  // What the handler has begun is taken back with it.
  const unsettled = await settleAs(context, trx, kind, toTask(context.keys, row), filled)
  if (unsettled) return unsettled
  await writeNote(context, trx, { taskId: id, by: by.id, kind: 'outcome', text: wordsOf(filled) })
  if (!filled.keepsOpen) await closeTask(trx, { id, outcome: body.outcome, by: by.id, now: context.now() })
  await auditSettled(trx, by, row.person_id, { task: id, kind, outcome: body.outcome })
  return { status: 'OK' as const }
}

function whyNot(
  by: Colleague,
  kind: TaskKind,
  row: { readonly state: string; readonly assignee: string | null; readonly person_id: string | null },
) {
  if (row.state !== 'open') return 'This task is done already.'
  if (row.person_id === by.id) return isAboutThemselves
  if (!mayWork(by.role, kind)) return 'Your role doesn’t work on this kind of task.'
  return row.assignee === by.id ? undefined : 'Take the task first.'
}

/** The outcome was read by the schema of its kind: which that is, the types of a single kind cannot follow. */
function settleAs<K extends TaskKind>(context: Context, trx: Queries, kind: K, task: Task, { outcome, values }: Filled) {
  const handler: TaskHandlers[K] = context.hooks.tasks[kind]
  return handler.settle(context, trx, task, { outcome, values } as SettledAs<K>)
}

function wordsOf({ label, shown }: Filled): string {
  return [label, ...shown.map(([name, value]) => `${name}: ${value}`)].join('\n')
}

async function auditSettled(trx: Queries, by: Colleague, personId: string | null, detail: Readonly<Record<string, string>>): Promise<void> {
  const subject = personId === null ? `task:${detail['task']}` : `person:${personId}`
  await audit(trx, { actor: `person:${by.id}`, action: 'desk.settled', subject, detail })
}
