import { setTimeout as pause } from 'node:timers/promises'
import { callMinutes } from '@app/schemas/rules/call-slots'
import { fail } from '../../http/failure.ts'
import { keepLimits } from '../auth/keep-limits.ts'
import { advanceCall } from './advance-call.ts'
import { toCall } from './call.ts'
import type { CallsGround } from './calls-ground.ts'
import { advanceJob } from './job-names.ts'
import { moveLiveCall } from './move-call.ts'
import { refuseTime } from './refuse-time.ts'
import { addCall, type CallRow, findCall, findLiveCall, setAbout } from './store.ts'

export type Wish = {
  readonly startsAt: Date
  readonly timeZone: string | undefined
  readonly topic: string
  readonly about?: string | null
}

const usualTimeZone = 'America/New_York'
const firstTryMs = 60_000
const waitMs = 5_000
const lookEveryMs = 50

/**
 * Holds a time for a call about a topic. What the person wants is kept before the calendar is asked; the same time again is the same
 * call, another time moves it.
 */
export async function bookCall(calls: CallsGround, personId: string, wish: Wish) {
  const { ground } = calls
  const limited = await keepLimits(ground, { callBookingsPerAccount: personId })
  if (limited) return limited
  const refused = refuseTime(wish.startsAt, ground.now())
  if (refused) return refused
  const known = (await findLiveCall(ground.db, personId, wish.topic)) ?? (await keep(calls, personId, wish))
  if (!known) return fail('not_in_this_state')
  const row = { ...known, about: wish.about ?? known.about }
  if (row.about !== null && row.about !== known.about) await setAbout(ground.db, row.id, row.about)
  if (row.starts_at.getTime() === wish.startsAt.getTime()) return answer(calls, row)
  return row.state === 'asked' ? fail('not_in_this_state') : moveLiveCall(calls, row, wish.startsAt, wish.timeZone)
}

/** The call that there is then: this one, or one that was asked for at the same moment. */
async function keep({ ground }: CallsGround, personId: string, { startsAt, timeZone = usualTimeZone, topic, about = null }: Wish) {
  const [id, now] = [ground.newId(), ground.now()]
  const added = await ground.db.transaction().execute(async (trx) => {
    const row = await addCall(trx, {
      id,
      person_id: personId,
      topic,
      about,
      state: 'asked',
      starts_at: startsAt,
      ends_at: new Date(startsAt.getTime() + callMinutes * 60_000),
      time_zone: timeZone,
      booking_id: null,
      busy_until: null,
      created_at: now,
      updated_at: now,
    })
    if (row) await ground.jobs.send(trx, advanceJob, { id }, new Date(now.getTime() + firstTryMs))
    return row
  })
  return added ?? findLiveCall(ground.db, personId, topic)
}

/** Asks the calendar, or waits for whoever asks it already, and says how the call stands then. */
async function answer(calls: CallsGround, row: CallRow) {
  const deadline = performance.now() + waitMs
  let now: CallRow | undefined = row
  let because: 'taken' | 'refused' | undefined
  while (now?.state === 'asked') {
    const turn = await advanceCall(calls, row.id)
    because = turn.why
    now = await findCall(calls.ground.db, row.id)
    if (turn.wasOurs || performance.now() > deadline) break
    await pause(lookEveryMs)
  }
  if (!now || now.state === 'lost') return fail(because === 'refused' ? 'partner_refused' : 'slot_taken')
  return toCall(now)
}
