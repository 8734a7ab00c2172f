import { sql } from 'kysely'
import type pg from 'pg'
import { closeDatabase, type Database, databaseOn } from '../database.ts'
import { bringUpToDate, givenPlace, privatePlace } from '../migrations/up-to-date.ts'
import { isAuditLogGuarded } from './access.ts'
import { limitedPool } from './limited-pool.ts'
import { checkDefaults, poolerProblem } from './pooler.ts'
import { startPrivatePostgres } from './private-postgres.ts'

export type Storage = {
  readonly db: Database
  /** Its connections, for who counts them. */
  readonly pool: Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>
  /** Where the service finds it, as the role that the service has. */
  readonly url: string
  /** The same database for the owner of its tables. */
  readonly ownerUrl: string
  /** Whether the database answers now. */
  readonly isUp: () => Promise<boolean>
  readonly close: () => Promise<void>
}

type Open = {
  readonly databaseUrl: string | undefined
  /** Who owns the tables of the database that is named. Without it the service does. */
  readonly databaseOwnerUrl?: string | undefined
  readonly dataFolder: string
  readonly log: (line: string) => void
}

const maxConnections = 10
// With the grace that follows, a frozen server is given up, and reported, within three seconds.
const statementTimeoutMs = 2_000

/** The database of the service, with its tables up to date: the one that is named, or a private one in the data folder. */
export async function openStorage({ databaseUrl, databaseOwnerUrl, dataFolder, log }: Open): Promise<Storage> {
  const server = databaseUrl === undefined ? await startPrivatePostgres({ dataFolder, log }) : undefined
  const place = server ? privatePlace(server.url) : givenPlace(databaseUrl ?? '', databaseOwnerUrl)
  const pool = limitedPool(place.url, maxConnections, statementTimeoutMs)
  const db = databaseOn(pool)
  const close = async () => {
    // A server of ours is stopped whatever becomes of the connections to it.
    try {
      await closeDatabase(db)
    } finally {
      await server?.stop()
    }
  }
  try {
    await bringUpToDate(place)
    await checkDefaults(db, place.url)
    if (!(await isAuditLogGuarded(db))) log(onlyByTrigger)
  } catch (error) {
    await close()
    throw poolerProblem(error) ?? error
  }
  return { db, pool, ...place, isUp: () => answers(db), close }
}

const onlyByTrigger =
  'The audit log is protected by a trigger only: the role of DATABASE_URL has the right to take it off. Name the owner of the tables with DATABASE_OWNER_URL, and another role with DATABASE_URL.'

async function answers(db: Database): Promise<boolean> {
  return sql`select 1`.execute(db).then(
    () => true,
    () => false,
  )
}
