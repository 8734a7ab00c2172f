import { setTimeout as pause } from 'node:timers/promises'
import { callMinutes } from '@app/schemas/rules/days/call-slots'
import type { Context } from '../../context/context.ts'
import { fail } from '../../failure/failure.ts'
import { checkLimits } from '../../security/attempts/check-limits.ts'
import { advanceCall } from './advance-call.ts'
import { toCall } from './call.ts'
import { advanceJob } from './job-names.ts'
import { moveLiveCall } from './move-call.ts'
import { refuseTime } from './refuse-time.ts'
import { addCall, type CallRow, findCall, findLiveCall, findSearchTopic, isAboutSearch, setAbout } from './store.ts'

export type Wish = {
  readonly startsAt: Date
  readonly timeZone: string | undefined
  readonly topic: string
  readonly about?: string | null
}

const usualTimeZone = 'America/New_York'
const firstTryMs = 60_000
const waitMs = 5_000
const checkEveryMs = 50

/**
 * Holds a time for a call about a topic. What the person wants is kept before the calendar is asked; the same time again is the same
 * call, another time moves it.
 */
export async function bookCall(context: Context, personId: string, wish: Wish) {
  const limited = await checkLimits(context, { callBookingsPerAccount: personId })
  if (limited) return limited
  const refused = refuseTime(wish.startsAt, context.now())
  if (refused) return refused
  const known = (await findLiveCall(context.db, personId, wish.topic)) ?? (await saveCall(context, personId, wish))
  if (!known) return fail('not_in_this_state')
  const row = { ...known, about: wish.about ?? known.about }
  if (row.about !== null && row.about !== known.about) await setAbout(context.db, row.id, row.about)
  if (row.starts_at.getTime() === wish.startsAt.getTime()) return answer(context, row)
  return row.state === 'asked' ? fail('not_in_this_state') : moveLiveCall(context, row, wish.startsAt, wish.timeZone)
}

/** The call that there is then: this one, or one that was asked for at the same moment. */
async function saveCall(context: Context, personId: string, { startsAt, timeZone = usualTimeZone, topic, about }: Wish) {
  const [id, now] = [context.newId(), context.now()]
  const added = await context.db.transaction().execute(async (trx) => {
    const row = await addCall(trx, {
      id,
      person_id: personId,
      topic,
      about: about ?? (isAboutSearch(topic) ? await findSearchTopic(trx, personId) : null) ?? null,
      state: 'asked',
      starts_at: startsAt,
      ends_at: new Date(startsAt.getTime() + callMinutes * 60_000),
      time_zone: timeZone,
      booking_id: null,
      busy_until: null,
      created_at: now,
      updated_at: now,
    })
    if (row) await context.jobs.send(trx, advanceJob, { id }, new Date(now.getTime() + firstTryMs))
    return row
  })
  return added ?? findLiveCall(context.db, personId, topic)
}

/** Asks the calendar, or waits for a request that is already asking, and returns the state of the call. */
async function answer(context: Context, row: CallRow) {
  const deadline = performance.now() + waitMs
  let now: CallRow | undefined = row
  let because: 'taken' | 'refused' | undefined
  while (now?.state === 'asked') {
    const turn = await advanceCall(context, row.id)
    because = turn.why
    now = await findCall(context.db, row.id)
    if (turn.wasOurs || performance.now() > deadline) break
    await pause(checkEveryMs)
  }
  if (!now || now.state === 'lost') return fail(because === 'refused' ? 'partner_refused' : 'slot_taken')
  return toCall(now)
}
