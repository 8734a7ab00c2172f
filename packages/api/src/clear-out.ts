import { clearOldKeys } from './db/clear-old-keys.ts'
import { forgetOldSessions } from './domains/auth/session-store.ts'
import type { Ground } from './ground.ts'
import { forgetOldEvents } from './partners/webhooks/store.ts'
import { clearOld } from './security/attempts/store.ts'
import { clearUsed } from './security/used-challenges/store.ts'

const everyMs = 3_600_000
const ninetyDaysMs = 90 * 86_400_000

type Cleared = Pick<Ground, 'db' | 'now'>

/** Takes away what is of no use to anybody any more. Any number of services may do it at once. */
export async function clearOut({ db, now }: Cleared): Promise<void> {
  await clearOld(db, now())
  await clearUsed(db, now())
  await clearOldKeys(db, now)
  await forgetOldEvents(db, new Date(now().getTime() - ninetyDaysMs))
  await forgetOldSessions(db, new Date(now().getTime() - ninetyDaysMs))
}

/** Does it every hour until it is told to stop. What fails is done the next time. */
export function clearOutHourly(ground: Cleared): () => void {
  const timer = setInterval(() => void clearOut(ground).catch(() => undefined), everyMs)
  timer.unref()
  return () => clearInterval(timer)
}
