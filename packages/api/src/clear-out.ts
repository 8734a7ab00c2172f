import { keptDays } from '@app/schemas/rules/days/times-kept'
import type { CoreContext } from './core/core-context.ts'
import { clearOuts } from './domains/index.ts'
import { errorName } from './jobs/error-name.ts'
import { clearOldKeys } from './once/clear-old-keys.ts'
import { forgetOldEvents } from './partners/webhooks/store.ts'
import { clearOld } from './security/attempts/store.ts'
import { clearUsed } from './security/used-challenges/store.ts'

const everyMs = 3_600_000
const dayMs = 86_400_000

type Cleared = Pick<CoreContext, 'db' | 'now'>

/** Removes what nobody needs any more. Any number of services may do it at once. What fails keeps nothing else from being removed, and is thrown then. */
export async function clearOut({ db, now }: Cleared): Promise<void> {
  const daysAgo = (days: number) => new Date(now().getTime() - days * dayMs)
  const parts = [
    () => clearOld(db, now()),
    () => clearUsed(db, now()),
    () => clearOldKeys(db, now),
    () => forgetOldEvents(db, daysAgo(keptDays.partnerMessages)),
    ...clearOuts.map((clear) => () => clear(db, daysAgo)),
  ]
  const errors: unknown[] = []
  for (const clear of parts) {
    try {
      await clear()
    } catch (error) {
      errors.push(error)
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, 'Some of what is too old could not be removed.')
}

/** Runs every hour until it is stopped. What fails is said, and done the next time. */
export function clearOutHourly(context: Cleared, log: (line: string) => void): () => void {
  const tell = (error: unknown) => {
    const names = new Set((error instanceof AggregateError ? error.errors : [error]).map(errorName))
    log(`Some of what is too old could not be removed (${[...names].join(', ')}). It is tried again in an hour.`)
  }
  const timer = setInterval(() => void clearOut(context).catch(tell), everyMs)
  timer.unref()
  return () => clearInterval(timer)
}
