import { PgBoss } from 'pg-boss'
import { bossDatabase } from './boss-database.ts'
import { type ChangeLog, logChanges } from './log-changes.ts'

export type OpenBoss = {
  readonly boss: PgBoss
  readonly telling: ChangeLog
  readonly close: () => Promise<void>
}

type Open = {
  readonly url: string
  readonly log: (line: string) => void
  /** How often `boss.supervise()` is called. */
  readonly superviseSeconds: number
}

const clearOutSeconds = 3_600

/** The queue in the database, with its tables made if they are not there. Any number of services may open it at once. */
export async function openBoss({ url, log, superviseSeconds }: Open): Promise<OpenBoss> {
  const telling = logChanges(log)
  const database = bossDatabase(url, telling)
  const boss = new PgBoss({
    db: database,
    schedule: false,
    supervise: false,
    // One service at a time does it: a little less than the interval, or the clock would skip every other round.
    monitorIntervalSeconds: Math.max(1, superviseSeconds * 0.9),
    maintenanceIntervalSeconds: clearOutSeconds,
  })
  boss.on('error', (error) => telling.failed(realError(error)))
  boss.on('warning', ({ message }) => telling.warned(message))
  try {
    await boss.start()
  } catch (error) {
    await database.close()
    throw error
  }
  telling.begin()
  const close = async () => {
    telling.end()
    await boss.stop({ graceful: false })
    await database.close()
  }
  return { boss, telling, close }
}

/** Some come as plain copies without their class. */
function realError(error: Error): Error {
  return error instanceof Error ? error : Object.assign(new Error(), error)
}
