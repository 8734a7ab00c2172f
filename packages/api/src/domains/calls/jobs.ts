import type { Context } from '../../context/context.ts'
import type { JobHandlers } from '../../jobs/jobs.ts'
import { patient } from '../../jobs/patient.ts'
import type { Cancelled } from '../../partners/calendar/calendar.ts'
import { accountOf } from '../auth/account.ts'
import { advanceCall } from './advance-call.ts'
import { callLinks } from './call-links.ts'
import { lostEmail, overEmail, reminderEmail } from './emails.ts'
import { advanceJob, cancelJob, endJob, releaseJob, remindJob } from './job-names.ts'
import { type CallRow, findCall, isAboutMoving, saveCall } from './store.ts'

const leastWaitMs = 2 * 60_000
const mostWaitMs = 30 * 60_000

/** The later work of calls: asking the calendar again, reminding people, and asking them how it went. */
export function callJobs(context: Context): JobHandlers {
  return {
    [advanceJob]: { work: ({ id = '' }, { at }) => advance(context, id, at) },
    [cancelJob]: { ...patient, work: ({ id = '' }) => cancel(context, id) },
    [releaseJob]: { ...patient, work: ({ bookingId = '' }) => release(context, bookingId) },
    [remindJob]: { work: ({ id = '', startsAt = '' }) => remind(context, id, startsAt) },
    [endJob]: { work: ({ id = '', startsAt = '' }) => end(context, id, startsAt) },
  }
}

async function advance(context: Context, id: string, at: Date): Promise<void> {
  const before = await findCall(context.db, id)
  if (before?.state !== 'asked') return
  await advanceCall(context, id)
  const row = await findCall(context.db, id)
  if (row?.state === 'lost') return write(context, row, lostEmail)
  if (row?.state !== 'asked') return
  const next = new Date(at.getTime() + waitMs(row, at))
  if (next < row.starts_at) return context.jobs.send(context.db, advanceJob, { id }, next)
  const { starts_at, ends_at, time_zone, booking_id } = row
  const lost = await saveCall(context.db, row, { state: 'lost', starts_at, ends_at, time_zone, booking_id }, context.now())
  if (lost) await write(context, row, lostEmail)
}

/** At first every two minutes, then after as long as it has been tried already: one that is down for an hour may be down for a day. */
function waitMs({ created_at }: CallRow, at: Date): number {
  return Math.min(Math.max(leastWaitMs, at.getTime() - created_at.getTime()), mostWaitMs)
}

/** By its name, where it has one, and by ours: of one whose answer got lost nobody knows the name, and one that was moved has another. */
async function cancel(context: Context, id: string): Promise<void> {
  const row = await findCall(context.db, id)
  if (row?.state !== 'cancelled') return
  if (row.booking_id !== null) await release(context, row.booking_id)
  const account = await accountOf(context, row.person_id)
  if (account) doneOrAgain(await context.partners.calendar.cancelReference({ reference: id, email: account.email }))
}

async function release(context: Context, bookingId: string): Promise<void> {
  doneOrAgain(await context.partners.calendar.cancel(bookingId))
}

function doneOrAgain(cancelled: Cancelled): void {
  if (!cancelled.ok && cancelled.why === 'unavailable') throw new Error('The calendar does not answer.')
}

async function remind(context: Context, id: string, startsAt: string): Promise<void> {
  const row = await findCall(context.db, id)
  const now = context.now()
  if (row && isStill(row, startsAt) && now < row.starts_at) await write(context, row, (to, call) => reminderEmail(to, call, now))
}

async function end(context: Context, id: string, startsAt: string): Promise<void> {
  const row = await findCall(context.db, id)
  if (!row || !isStill(row, startsAt)) return
  const isReported = await context.hooks.isCallReported(context.db, row.person_id, row.starts_at)
  const account = isAboutMoving(row) && !isReported ? await accountOf(context, row.person_id) : undefined
  await context.db.transaction().execute(async (trx) => {
    const over = await saveCall(trx, row, { ...row, state: 'over' }, context.now())
    if (over && account) await context.post(trx, overEmail({ to: account.email, personId: row.person_id }, row, callLinks(context)))
  })
}

async function write(context: Context, row: CallRow, email: typeof lostEmail): Promise<void> {
  const account = await accountOf(context, row.person_id)
  if (!account) return
  const words = email({ to: account.email, personId: row.person_id }, row)
  await context.db.transaction().execute((trx) => context.post(trx, words))
}

/** Whether it is held, and at the time that it was then: a call that was moved has jobs of its new time. */
function isStill({ state, starts_at }: CallRow, startsAt: string): boolean {
  return (state === 'held' || state === 'moved') && starts_at.toISOString() === startsAt
}
