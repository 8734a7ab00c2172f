import type { Context } from './context/context.ts'
import { forgetOldExposures } from './domains/analytics/store.ts'
import { forgetOldSessions } from './domains/auth/session-store.ts'
import { forgetOldChats } from './domains/chat/store.ts'
import { forgetOldEdges } from './domains/funnels/store.ts'
import { forgetOldMessages } from './domains/mailer/store.ts'
import { forgetOldClicks } from './domains/offers/store.ts'
import { forgetOldAnswers } from './domains/quizzes/store.ts'
import { forgetOldTracking } from './domains/tracking/store.ts'
import { forgetWaiting } from './domains/waitlist/store.ts'
import { clearOldKeys } from './once/clear-old-keys.ts'
import { forgetOldEvents } from './partners/webhooks/store.ts'
import { clearOld } from './security/attempts/store.ts'
import { clearUsed } from './security/used-challenges/store.ts'

const everyMs = 3_600_000
const dayMs = 86_400_000

type Cleared = Pick<Context, 'db' | 'now'>

/** Takes away what is of no use to anybody any more. Any number of services may do it at once. */
export async function clearOut({ db, now }: Cleared): Promise<void> {
  const daysAgo = (days: number) => new Date(now().getTime() - days * dayMs)
  await clearOld(db, now())
  await clearUsed(db, now())
  await clearOldKeys(db, now)
  await forgetOldEvents(db, daysAgo(90))
  await forgetOldSessions(db, daysAgo(90))
  await forgetOldChats(db, daysAgo(90))
  await forgetOldTracking(db, daysAgo(90), daysAgo(365))
  // Thirteen months, so that a month can be held against the same one of the year before.
  await forgetOldEdges(db, daysAgo(396))
  await forgetOldExposures(db, daysAgo(396))
  await forgetOldClicks(db, daysAgo(365))
  await forgetOldMessages(db, daysAgo(365), daysAgo(2))
  await forgetOldAnswers(db, daysAgo(365))
  await forgetWaiting(db, daysAgo(2 * 365))
}

/** Does it every hour until it is told to stop. What fails is done the next time. */
export function clearOutHourly(context: Cleared): () => void {
  const timer = setInterval(() => void clearOut(context).catch(() => undefined), everyMs)
  timer.unref()
  return () => clearInterval(timer)
}
