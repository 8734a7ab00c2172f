import type { Context } from '../../context/context.ts'
import type { JobHandlers } from '../../jobs/job-handlers.ts'
import { accountOf } from '../auth/account-of.ts'
import { advanceCall } from './advance-call.ts'
import { lostEmail, reminderEmail } from './emails.ts'
import { advanceJob, cancelJob, endJob, remindJob } from './job-names.ts'
import { type CallRow, findCall, saveCall } from './store.ts'

const againMs = 2 * 60_000

/** What is done for calls when nobody waits for it. */
export function callJobs(context: Context): JobHandlers {
  const lose = async (row: CallRow) => {
    const account = await accountOf(context, row.person_id)
    if (account)
      await context.db
        .transaction()
        .execute((trx) => context.post(trx, lostEmail({ to: account.email, personId: row.person_id }, row, context.settings.publicUrl)))
  }

  const advance = async (id: string, at: Date) => {
    const before = await findCall(context.db, id)
    if (before?.state !== 'asked') return
    await advanceCall(context, id)
    const row = await findCall(context.db, id)
    if (row?.state === 'lost') return lose(row)
    if (row?.state !== 'asked') return
    const next = new Date(at.getTime() + againMs)
    if (next < row.starts_at) return context.jobs.send(context.db, advanceJob, { id }, next)
    const { starts_at, ends_at, time_zone, booking_id } = row
    if (await saveCall(context.db, row, { state: 'lost', starts_at, ends_at, time_zone, booking_id }, context.now())) await lose(row)
  }

  const cancel = async (id: string) => {
    const row = await findCall(context.db, id)
    if (row?.state !== 'cancelled' || row.booking_id === null) return
    const cancelled = await context.partners.calendar.cancel(row.booking_id)
    if (!cancelled.ok && cancelled.why === 'unavailable') throw new Error('The calendar does not answer.')
  }

  const remind = async (id: string, startsAt: string) => {
    const row = await findCall(context.db, id)
    if (!row || !isStill(row, startsAt)) return
    const account = await accountOf(context, row.person_id)
    if (account)
      await context.db
        .transaction()
        .execute((trx) => context.post(trx, reminderEmail({ to: account.email, personId: row.person_id }, row, context.settings.publicUrl)))
  }

  const end = async (id: string, startsAt: string) => {
    const row = await findCall(context.db, id)
    if (!row || !isStill(row, startsAt)) return
    const { starts_at, ends_at, time_zone, booking_id } = row
    await saveCall(context.db, row, { state: 'done', starts_at, ends_at, time_zone, booking_id }, context.now())
  }

  return {
    [advanceJob]: { work: ({ id = '' }, { at }) => advance(id, at) },
    [cancelJob]: { work: ({ id = '' }) => cancel(id), retries: 40 },
    [remindJob]: { work: ({ id = '', startsAt = '' }) => remind(id, startsAt) },
    [endJob]: { work: ({ id = '', startsAt = '' }) => end(id, startsAt) },
  }
}

/** Whether it is held, and at the time that it was then: a call that was moved has jobs of its new time. */
function isStill({ state, starts_at }: CallRow, startsAt: string): boolean {
  return (state === 'held' || state === 'moved') && starts_at.toISOString() === startsAt
}
