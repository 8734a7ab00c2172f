import { setTimeout as pause } from 'node:timers/promises'
import { isDatabaseDown } from '../db/connections/is-database-down.ts'
import { runningDatabase } from '../db/connections/running-database.ts'
import { closeDatabase, type Database, openDatabase } from '../db/database.ts'
import { advanceClock, readAheadMs } from '../demo/clock.ts'
import { findDemoPeople } from '../domains/demo/store.ts'
import { countDueJobs } from '../jobs/send-jobs.ts'
import { countJobs } from '../jobs/store.ts'
import { databaseSettings } from '../settings/database-settings.ts'
import { readSettings } from '../settings/read-settings.ts'

type Around = {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly print: (line: string) => void
  readonly complain: (line: string) => void
}

const dayMs = 86_400_000
const unitMs = { hour: dayMs / 24, day: dayMs, week: 7 * dayMs, month: 30 * dayMs, year: 365 * dayMs } as const
const longestMs = 3 * unitMs.year
const usage = `npm run demo -- advance 3 days   lets time pass for the customers of a running demonstration (hours, days, weeks, months, years)
npm run demo -- status           says which day it is there`

/** `npm run demo -- …`. Answers with the exit code: 0 when it is done, 1 when it could not be, 2 for wrong words. */
export async function demoCommand(words: readonly string[], around: Around): Promise<number> {
  const { print, complain, env } = around
  const [command, count, unit, ...more] = words
  if (command === undefined || command === 'help' || command === '--help') {
    print(usage)
    return command === undefined ? 2 : 0
  }
  const ms = command === 'advance' ? readSpan(count, unit) : 0
  if ((command !== 'advance' && (command !== 'status' || count !== undefined)) || more.length > 0 || ms === undefined) {
    complain(
      command === 'advance'
        ? 'Say how far, such as “advance 3 days”: from one hour to three years.'
        : `There is no command “${words.join(' ')}”.`,
    )
    complain(usage)
    return 2
  }
  if (env['NODE_ENV'] === 'production') {
    complain('In production the clock is not moved.')
    return 1
  }
  return withDatabase(around, (db) => (command === 'status' ? printDay(db, print) : advance(db, ms, around)))
}

function readSpan(count: string | undefined, unit: string | undefined): number | undefined {
  const one = unit?.replace(/s$/, '') ?? ''
  const ms = /^\d{1,5}$/.test(count ?? '') && Object.hasOwn(unitMs, one) ? Number(count) * unitMs[one as keyof typeof unitMs] : 0
  return ms > 0 && ms <= longestMs ? ms : undefined
}

async function withDatabase({ env, complain }: Around, work: (db: Database) => Promise<number>): Promise<number> {
  const { settings, problems } = readSettings(databaseSettings, env)
  if (problems) {
    for (const problem of problems) complain(problem)
    return 1
  }
  const database = runningDatabase(settings)
  const db = openDatabase({ url: database.url, maxConnections: 1, statementTimeoutMs: 10_000 })
  try {
    return await work(db)
  } catch (error) {
    if (!isDatabaseDown(error)) throw error
    complain('No service runs there. Start it with “npm start” first.')
    return 1
  } finally {
    await closeDatabase(db)
    database.forget()
  }
}

async function advance(db: Database, ms: number, { print, complain }: Around): Promise<number> {
  if ((await findDemoPeople(db)).length === 0) {
    complain('There are no demo customers in this database: its clock is left alone. “npm start” makes them.')
    return 1
  }
  await advanceClock(db, ms)
  print('Time passes …')
  await settled(db, print)
  return printDay(db, print)
}

/** Until everything is done that was due meanwhile, and what followed from it. */
async function settled(db: Database, print: (line: string) => void): Promise<void> {
  let told = 0
  for (let calm = 0; calm < 4; ) {
    await pause(500)
    const now = new Date(Date.now() + (await readAheadMs(db)))
    const { waiting, active } = await countJobs(db)
    const open = (await countDueJobs(db, now)) + waiting + active
    calm = open === 0 ? calm + 1 : 0
    if (open > 0 && Date.now() - told > 5_000) {
      told = Date.now()
      print(`  ${open} things are still being done.`)
    }
  }
}

async function printDay(db: Database, print: (line: string) => void): Promise<number> {
  const aheadMs = await readAheadMs(db)
  const days = Math.round(aheadMs / dayMs)
  const day = new Date(Date.now() + aheadMs).toISOString().slice(0, 10)
  print(`For the demo customers it is ${day}${days === 0 ? '' : `, ${days === 1 ? 'a day' : `${days} days`} ahead of today`}.`)
  return 0
}
