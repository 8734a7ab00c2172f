import { setTimeout as pause } from 'node:timers/promises'
import type { Transaction } from 'kysely'
import { isPlanOutdated } from '../connections/is-plan-outdated.ts'
import type { Database, Tables } from '../database.ts'
import { isConflict } from './is-conflict.ts'

const mostRetries = 12
const firstDelayMs = 10
const longestDelayMs = 400

/**
 * Does all of the work or nothing, as if nobody else were at work at the same moment. When others got in the way it is done
 * again: so it may run more than once, and must touch nothing but the database it is given. Those who keep losing get the conflict after
 * some seconds, and the service answers that it may be tried again.
 */
export async function transaction<Result>(
  db: Database,
  work: (trx: Transaction<Tables>) => Promise<Result>,
  random: () => number,
): Promise<Result> {
  for (let retry = 0; ; retry++) {
    try {
      return await db.transaction().setIsolationLevel('serializable').execute(work)
    } catch (error) {
      if (!(isConflict(error) || isPlanOutdated(error)) || retry === mostRetries) throw error
      // Growing and random, so that two that met do not meet again.
      await pause(random() * Math.min(firstDelayMs * 2 ** (retry + 1), longestDelayMs))
    }
  }
}
