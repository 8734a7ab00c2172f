import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { givenPlace, type Place, privatePlace, withDatabase } from '../migrations/up-to-date.ts'
import { DatabaseProblem } from '../postgres/database-problem.ts'
import { startPrivatePostgres } from './private-postgres.ts'
import { runningDatabase } from './running-database.ts'
import { codeOf, databaseName, unreachable } from './unreachable.ts'

/** A database that commands may work on, whether or not a service uses it at the same time. */
export type Reached = {
  readonly place: Place
  /** What it is called on the screen: never with a password. */
  readonly name: string
  readonly close: () => Promise<void>
}

type Where = { readonly databaseUrl: string | undefined; readonly databaseOwnerUrl: string | undefined; readonly dataFolder: string }
type Reach = Where & {
  /** Whether a new one is made in a data folder that has none. */
  readonly mayMake: boolean
  readonly log: (line: string) => void
}

const knockEveryMs = 100
const knocks = 50

/**
 * Finds the database: the one that is named; or the private one, as it runs for a service; or else started for as long as it is
 * needed. Throws a DatabaseProblem, one line for people.
 */
export async function reachDatabase({ databaseUrl, databaseOwnerUrl, dataFolder, mayMake, log }: Reach): Promise<Reached> {
  if (databaseUrl !== undefined) return reachGiven(givenPlace(databaseUrl, databaseOwnerUrl))
  const name = `the private database in ${dataFolder}`
  const running = await findRunning(dataFolder)
  if (running) return { ...running, name }
  if (!mayMake && !existsSync(join(dataFolder, 'postgres')))
    throw new DatabaseProblem(`There is no database in ${dataFolder} yet. “npm start” makes one, and so does “npm run db -- migrate”.`)
  try {
    const started = await startPrivatePostgres({ dataFolder, log })
    return { place: privatePlace(started.url), name, close: started.stop }
  } catch (error) {
    // A service may have started in the same moment: then it is its database.
    const since = await findRunning(dataFolder)
    if (since) return { ...since, name }
    throw error
  }
}

async function reachGiven(place: Place): Promise<Reached> {
  try {
    await knock(place.ownerUrl)
    return { place, name: databaseName(place.ownerUrl), close: async () => undefined }
  } catch (error) {
    throw unreachable(place.ownerUrl, error)
  }
}

async function findRunning(dataFolder: string): Promise<Omit<Reached, 'name'> | undefined> {
  const { url, forget } = runningDatabase({ databaseUrl: undefined, dataFolder })
  for (let left = knocks; left > 0; left--) {
    try {
      await knock(url)
      return { place: privatePlace(url), close: async () => forget() }
    } catch (error) {
      // A server that is just starting or stopping will be there, or gone, in a moment.
      if (codeOf(error) !== '57P03') break
      await pause(knockEveryMs)
    }
  }
  forget()
  return undefined
}

async function knock(url: string): Promise<void> {
  await withDatabase(url, (db) => sql`select 1`.execute(db))
}
