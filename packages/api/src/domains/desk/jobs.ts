import { dayOf } from '@app/schemas/rules/days/days'
import { isTaskKind, type TaskKind, taskKinds } from '@app/schemas/rules/desk/task-kinds'
import type { Context } from '../../context/context.ts'
import type { Email } from '../../core/email.ts'
import type { Queries } from '../../db/database.ts'
import { soundBrand } from '../../flows/sound-brand.ts'
import type { JobData, JobHandlers } from '../../jobs/jobs.ts'
import { colleaguesWith } from '../auth/staff/colleagues.ts'
import { lateTaskEmail, reminderEmail } from './emails.ts'
import { deskJobNames } from './job-names.ts'
import { markEscalated, markReminded, type TaskRow } from './task-store.ts'
import { mayWork, toTask } from './tasks.ts'

/** The colleague who has a task is reminded of it, and when its time is over those who assign the work get an e-mail. */
export function deskJobs(context: Context): JobHandlers {
  return {
    [deskJobNames.remind]: {
      work: (data) =>
        onTask(context, data, markReminded, async (trx, row, kind) => {
          const to = await addressesOf(context, trx, row, kind)
          return to.map((address) => reminderEmail(address, aboutOf(row, kind)))
        }),
    },
    [deskJobNames.escalate]: {
      work: (data) =>
        onTask(context, data, markEscalated, async (trx, row, kind) => {
          await context.hooks.tasks[kind].late?.(context, trx, toTask(context.keys, row))
          const leads = await colleaguesWith(context, trx, 'lead')
          const to = orSupport(context, leads)
          return to.map((address) => lateTaskEmail(address, aboutOf(row, kind)))
        }),
    },
  }
}

type Mark = (trx: Queries, id: string, dueAt: Date, now: Date) => Promise<TaskRow | undefined>
type Emails = (trx: Queries, row: TaskRow, kind: TaskKind) => Promise<readonly Email[]>

async function onTask(context: Context, { id = '', dueAt = '' }: JobData, mark: Mark, emailsOf: Emails): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    const row = await mark(trx, id, new Date(dueAt), context.now())
    if (!row || !isTaskKind(row.kind)) return
    for (const email of await emailsOf(trx, row, row.kind)) await context.post(trx, email)
  })
}

/** The colleague who has it, also a lead; when nobody does, those whose role it is, or leads where there is nobody of that role. */
async function addressesOf(context: Context, trx: Queries, row: TaskRow, kind: TaskKind): Promise<readonly string[]> {
  const able = (await colleaguesWith(context, trx)).filter(({ role }) => mayWork(role, kind))
  const own = able.filter(({ personId }) => personId === row.assignee)
  const ofRole = able.filter(({ role }) => role === taskKinds[kind].role)
  return orSupport(context, [own, ofRole, able].find((some) => some.length > 0) ?? [])
}

/** A service without colleagues still has an address at which somebody reads. */
function orSupport({ flows }: Context, colleagues: readonly { readonly email: string }[]): readonly string[] {
  return colleagues.length > 0 ? colleagues.map(({ email }) => email) : [soundBrand(flows).support.email]
}

function aboutOf({ id, due_at }: TaskRow, kind: TaskKind) {
  return { kind, id, dueOn: dayOf(due_at) }
}
