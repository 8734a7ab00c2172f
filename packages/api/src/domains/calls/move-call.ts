import type { Words } from '@app/schemas/language'
import type { Context } from '../../context/context.ts'
import type { Queries } from '../../db/database.ts'
import { fail } from '../../failure/failure.ts'
import { accountOf } from '../auth/account.ts'
import { writeTo } from '../auth/write-to.ts'
import { withdrawTask } from '../desk/open-task.ts'
import { saveOrRelease } from './advance-call.ts'
import { toCall } from './call.ts'
import { cancelledEmail } from './emails.ts'
import { cancelJob } from './job-names.ts'
import { refuseTime } from './refuse-time.ts'
import { type CallRow, claimCall, findOwnCall, findOwnCalls, leaveCall, saveCall } from './store.ts'

const busyMs = 40_000

/** Moves a call that has not begun. The earlier time is held until the calendar has given the new one. */
export async function moveOwnCall(context: Context, personId: string, id: string, startsAt: Date, timeZone: string | undefined) {
  const known = await findOwnCall(context.db, personId, id)
  if (!known) return fail('not_found')
  return moveLiveCall(context, known, startsAt, timeZone)
}

/** The same for a call that was found. */
export async function moveLiveCall(context: Context, known: CallRow, startsAt: Date, timeZone: string | undefined) {
  if (!isAhead(known, context.now())) return fail('not_in_this_state')
  if (known.starts_at.getTime() === startsAt.getTime()) return toCall(known)
  const row = await claimCall(context.db, known.id, context.now(), new Date(context.now().getTime() + busyMs))
  if (!row) return fail('not_in_this_state')
  try {
    return await move(context, { ...row, time_zone: timeZone ?? row.time_zone }, startsAt)
  } finally {
    await leaveCall(context.db, known.id)
  }
}

async function move(context: Context, row: CallRow, startsAt: Date) {
  if (row.booking_id === null || !isAhead(row, context.now())) return fail('not_in_this_state')
  const refused = refuseTime(startsAt, context.now())
  if (refused) return refused
  const account = await accountOf(context, row.person_id)
  if (!account) return fail('not_in_this_state')
  const moved = await context.partners.calendar.move({ bookingId: row.booking_id, reference: row.id, email: account.email, startsAt })
  if (!moved.ok) return fail(refusals[moved.why], moved.why === 'unavailable' ? { detail: stays } : undefined)
  const saved = await saveOrRelease(context, row, moved, account)
  return saved ? toCall(saved) : fail('not_in_this_state')
}

/** Cancels a call, at once for the person; a job cancels it in the calendar. Cancelling again changes nothing. */
export async function cancelOwnCall(context: Context, personId: string, id: string) {
  const row = await findOwnCall(context.db, personId, id)
  if (!row) return fail('not_found')
  if (row.state === 'cancelled') return toCall(row)
  if (!isAhead(row, context.now()) && row.state !== 'asked') return fail('not_in_this_state')
  return context.db.transaction().execute(async (trx) => {
    const saved = await cancel(context, trx, row)
    return saved ? toCall(saved) : fail('not_in_this_state')
  })
}

/** Cancels every call that has not begun: the person wants to leave, or not to be called. */
export async function cancelCalls(context: Context, trx: Queries, personId: string): Promise<void> {
  for (const row of await findOwnCalls(trx, personId))
    if (isAhead(row, context.now()) || row.state === 'asked') await cancel(context, trx, row)
}

async function cancel(context: Context, trx: Queries, row: CallRow): Promise<CallRow | undefined> {
  const { id, person_id: personId, starts_at, ends_at, time_zone, booking_id } = row
  const saved = await saveCall(trx, row, { state: 'cancelled', starts_at, ends_at, time_zone, booking_id }, context.now())
  if (!saved) return undefined
  await context.jobs.send(trx, cancelJob, { id })
  await withdrawTask(context, trx, 'call', id)
  await writeTo(context, trx, personId, (addressed) => cancelledEmail(addressed, saved))
  return saved
}

const stays: Words<string> = {
  en: 'The calendar isn’t answering. Your call is still at the time you had. Try again in a few minutes.',
  es: 'El calendario no responde. Tu llamada sigue a la hora que tenías. Inténtalo de nuevo en unos minutos.',
}
const refusals = { taken: 'slot_taken', refused: 'partner_refused', unavailable: 'partner_unavailable' } as const

function isAhead({ state, starts_at }: CallRow, now: Date): boolean {
  return (state === 'held' || state === 'moved') && starts_at > now
}
