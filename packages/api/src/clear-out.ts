import { keptDays } from '@app/schemas/rules/days/times-kept'
import type { CoreContext } from './core/core-context.ts'
import { clearOutDomains } from './domains/index.ts'
import { clearOldKeys } from './once/clear-old-keys.ts'
import { forgetOldEvents } from './partners/webhooks/store.ts'
import { clearOld } from './security/attempts/store.ts'
import { clearUsed } from './security/used-challenges/store.ts'

const everyMs = 3_600_000
const dayMs = 86_400_000

type Cleared = Pick<CoreContext, 'db' | 'now'>

/** Removes what nobody needs any more. Any number of services may do it at once. */
export async function clearOut({ db, now }: Cleared): Promise<void> {
  const daysAgo = (days: number) => new Date(now().getTime() - days * dayMs)
  await clearOld(db, now())
  await clearUsed(db, now())
  await clearOldKeys(db, now)
  await forgetOldEvents(db, daysAgo(keptDays.partnerMessages))
  await clearOutDomains(db, daysAgo)
}

/** Runs every hour until it is stopped. What fails is done the next time. */
export function clearOutHourly(context: Cleared): () => void {
  const timer = setInterval(() => void clearOut(context).catch(() => undefined), everyMs)
  timer.unref()
  return () => clearInterval(timer)
}
