import { type Db, PgBoss } from 'pg-boss'
import { isDatabaseDown } from '../db/connections/is-database-down.ts'
import { limitedPool } from '../db/connections/limited-pool.ts'
import { errorName } from './error-name.ts'

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

type ChangeLog = {
  /** Nothing is logged before: the code that starts the queue gets the failure itself. */
  readonly begin: () => void
  readonly end: () => void
  /** Before a question to the database: what `answered` gets. */
  readonly asked: () => number
  readonly answered: (asked: number) => void
  readonly failed: (error: unknown) => void
  readonly warned: (words: string) => void
}

/** Logs what has changed, and nothing twice: a queue asks many times a second, and would fill the log. */
function logChanges(log: (line: string) => void): ChangeLog {
  let isTelling = false
  let isDown = false
  let failures = 0
  const told = new Set<string>()
  const tellOnce = (line: string) => {
    if (isTelling && !told.has(line)) log(line)
    told.add(line)
  }
  const tellDown = (error: unknown) => {
    if (!isDown && isTelling) log(`The job queue has lost its database (${errorName(error)}). Jobs wait until it is back.`)
    isDown = true
    failures++
  }
  return {
    begin: () => {
      isTelling = true
      told.clear()
    },
    end: () => {
      isTelling = false
    },
    asked: () => failures,
    answered: (asked) => {
      // What was asked before the last failure may still be answered by a connection that is about to break.
      if (!isDown || asked < failures) return
      isDown = false
      told.clear()
      if (isTelling) log('The job queue has its database again.')
    },
    failed: (error) => (isDatabaseDown(error) ? tellDown(error) : tellOnce(`The job queue has trouble: ${errorName(error)}.`)),
    warned: (words) => tellOnce(`The job queue says: ${words}`),
  }
}

const maxConnections = 3
/** Clearing out old jobs may take a moment. */
const statementTimeoutMs = 10_000

/** The connections of pg-boss: few, with time-outs, whose loss is logged once and ends nothing. */
function bossDatabase(url: string, telling: ChangeLog): Db & { readonly close: () => Promise<void> } {
  const pool = limitedPool(url, maxConnections, statementTimeoutMs)
  const ask = async (text: string, values?: unknown[]) => {
    const client = await pool.connect()
    let isWhole = false
    try {
      const result = await client.query(text, values)
      isWhole = true
      return result
    } finally {
      // Several statements that fail in the middle leave their transaction open: the connection goes with it.
      client.release(!isWhole)
    }
  }
  return {
    executeSql: async (text, values) => {
      const asked = telling.asked()
      try {
        const result = await ask(text, values)
        telling.answered(asked)
        return result
      } catch (error) {
        telling.failed(error)
        throw error
      }
    },
    close: () => pool.end(),
  }
}
