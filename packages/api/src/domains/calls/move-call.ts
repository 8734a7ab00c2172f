import { fail } from '../../http/failure.ts'
import { accountOf } from '../auth/account-of.ts'
import { keepOrGiveBack } from './advance-call.ts'
import { toCall } from './call.ts'
import type { CallsGround } from './calls-ground.ts'
import { cancelJob } from './job-names.ts'
import { cancelledLetter } from './letters.ts'
import { refuseTime } from './refuse-time.ts'
import { type CallRow, findOwnCall, leaveCall, saveCall, takeCall } from './store.ts'

const busyMs = 40_000

/** Moves a call that has not begun. The earlier time is held until the calendar has given the new one. */
export async function moveOwnCall(calls: CallsGround, personId: string, id: string, startsAt: Date, timeZone: string | undefined) {
  const { ground } = calls
  const known = await findOwnCall(ground.db, personId, id)
  if (!known) return fail('not_found')
  return moveLiveCall(calls, known, startsAt, timeZone)
}

/** The same for a call that was found. */
export async function moveLiveCall(calls: CallsGround, known: CallRow, startsAt: Date, timeZone: string | undefined) {
  const { ground } = calls
  if (!isAhead(known, ground.now())) return fail('not_in_this_state')
  if (known.starts_at.getTime() === startsAt.getTime()) return toCall(known)
  const row = await takeCall(ground.db, known.id, ground.now(), new Date(ground.now().getTime() + busyMs))
  if (!row) return fail('not_in_this_state')
  try {
    return await move(calls, { ...row, time_zone: timeZone ?? row.time_zone }, startsAt)
  } finally {
    await leaveCall(ground.db, known.id)
  }
}

async function move(calls: CallsGround, row: CallRow, startsAt: Date) {
  const { ground, calendar } = calls
  if (row.booking_id === null || !isAhead(row, ground.now())) return fail('not_in_this_state')
  const refused = refuseTime(startsAt, ground.now())
  if (refused) return refused
  const account = await accountOf(ground, row.person_id)
  const moved = await calendar.move({ bookingId: row.booking_id, startsAt })
  if (!moved.ok) return fail(refusals[moved.why], moved.why === 'unavailable' ? { detail: stays } : undefined)
  const saved = account && (await keepOrGiveBack(calls, row, moved, account))
  return saved ? toCall(saved) : fail('not_in_this_state')
}

/** Cancels a call, at once for the person; the calendar is told by a job. Cancelled again, it stays so. */
export async function cancelOwnCall({ ground }: CallsGround, personId: string, id: string) {
  const row = await findOwnCall(ground.db, personId, id)
  if (!row) return fail('not_found')
  if (row.state === 'cancelled') return toCall(row)
  if (!isAhead(row, ground.now()) && row.state !== 'asked') return fail('not_in_this_state')
  const account = await accountOf(ground, personId)
  return ground.db.transaction().execute(async (trx) => {
    const { starts_at, ends_at, time_zone, booking_id } = row
    const saved = await saveCall(trx, row, { state: 'cancelled', starts_at, ends_at, time_zone, booking_id }, ground.now())
    if (!saved) return fail('not_in_this_state')
    await ground.jobs.send(trx, cancelJob, { id })
    if (account) await ground.post(trx, cancelledLetter({ to: account.email, personId }, saved))
    return toCall(saved)
  })
}

const stays = 'The calendar does not answer. Your call stays at the time it had. Try again in a few minutes.'
const refusals = { taken: 'slot_taken', refused: 'partner_refused', unavailable: 'partner_unavailable' } as const

function isAhead({ state, starts_at }: CallRow, now: Date): boolean {
  return (state === 'held' || state === 'moved') && starts_at > now
}
