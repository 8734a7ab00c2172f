import type { Context } from '../../context/context.ts'
import type { Queries } from '../../db/database.ts'
import type { Held, Slot } from '../../partners/calendar/calendar.ts'
import { type Account, accountOf } from '../auth/account.ts'
import { openOrMoveTask } from '../desk/open-task.ts'
import { bookedEmail, movedEmail } from './emails.ts'
import { endJob, releaseJob, remindJob } from './job-names.ts'
import { numberToCall } from './number-to-call.ts'
import { type CallRow, claimCall, leaveCall, saveCall } from './store.ts'

type Turn = { readonly wasOurs: boolean; readonly why?: 'taken' | 'refused' }

const busyMs = 40_000
const dayMs = 86_400_000

/** Asks the calendar for a time that a person wants, one at a time. No answer leaves it as it is. */
export async function advanceCall(context: Context, id: string): Promise<Turn> {
  const row = await claimCall(context.db, id, context.now(), new Date(context.now().getTime() + busyMs))
  if (!row) return { wasOurs: false }
  try {
    if (row.state !== 'asked') return { wasOurs: true }
    const account = await accountOf(context, row.person_id)
    if (!account) return { wasOurs: true }
    const phone = (await numberToCall(context, row.person_id)) ?? null
    const name = `${account.firstName} ${account.lastName}`
    const attendee = { name, email: account.email, timeZone: row.time_zone, language: account.language, phone }
    const held = await context.partners.calendar.book({ reference: row.id, startsAt: row.starts_at, attendee })
    if (held.ok) await saveOrRelease(context, row, held, account)
    else if (held.why !== 'unavailable') {
      await saveCall(context.db, row, { ...row, state: 'lost' }, context.now())
      return { wasOurs: true, why: held.why }
    }
    return { wasOurs: true }
  } finally {
    await leaveCall(context.db, id)
  }
}

/** When the person has cancelled meanwhile, the time is for others again. */
export async function saveOrRelease(context: Context, row: CallRow, held: Held, account: Account): Promise<CallRow | undefined> {
  const kept = await saveHeld(context, row, held.bookingId, held.slot, account)
  if (kept) return kept
  const released = await context.partners.calendar.cancel(held.bookingId)
  // Nobody else knows of this booking: no other job would cancel it.
  if (!released.ok && released.why === 'unavailable') await context.jobs.send(context.db, releaseJob, { bookingId: held.bookingId })
  return undefined
}

/** A time is held: it is saved and mailed, and jobs follow the day before and when it is over. */
async function saveHeld(
  context: Context,
  row: CallRow,
  bookingId: string,
  { startsAt, endsAt }: Slot,
  account: Account,
): Promise<CallRow | undefined> {
  const isMove = row.state !== 'asked'
  return context.db.transaction().execute(async (trx) => {
    const change = { ...row, booking_id: bookingId, starts_at: startsAt, ends_at: endsAt, state: isMove ? 'moved' : 'held' } as const
    const saved = await saveCall(trx, row, pickChange(change), context.now())
    if (!saved) return undefined
    const email = isMove ? movedEmail : bookedEmail
    await context.post(trx, email({ to: account.email, personId: row.person_id }, saved))
    await comeBack(context.jobs.send, trx, saved, context.now())
    await openOrMoveTask(context, trx, { kind: 'call', personId: row.person_id, about: row.id, dueAt: saved.ends_at })
    return saved
  })
}

type Send = Context['jobs']['send']

async function comeBack(send: Send, trx: Queries, { id, starts_at, ends_at }: CallRow, now: Date): Promise<void> {
  const data = { id, startsAt: starts_at.toISOString() }
  const dayBefore = new Date(starts_at.getTime() - dayMs)
  if (dayBefore > now) await send(trx, remindJob, data, dayBefore)
  await send(trx, endJob, data, ends_at)
}

function pickChange({ state, starts_at, ends_at, time_zone, booking_id }: CallRow) {
  return { state, starts_at, ends_at, time_zone, booking_id }
}
