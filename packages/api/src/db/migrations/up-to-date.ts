import { sql } from 'kysely'
import { currentRole, grantAccess, makeServiceRole, serviceRole } from '../connections/access.ts'
import { isPooled } from '../connections/is-pooled.ts'
import { setDefaults } from '../connections/pooler.ts'
import { closeDatabase, type Database, openDatabase } from '../database.ts'
import { DatabaseProblem } from '../postgres/database-problem.ts'
import { makeJobTables } from './job-tables.ts'
import { migrate } from './migrate.ts'

/** A database as two may know it: the owner of the tables, and the role that the service works as. Both may be one. */
export type Place = { readonly ownerUrl: string; readonly url: string }

const lockNumber = 4_011_969
const noTimeLimit = 0
const notPastPooler =
  'Tables are made and locked past the pooler: name the server itself, without ?pooler=transaction, with DATABASE_OWNER_URL.'

/** The private PostgreSQL of an owner, for the service. */
export function privatePlace(ownerUrl: string): Place {
  const url = new URL(ownerUrl)
  url.username = serviceRole
  return { ownerUrl, url: url.href }
}

/** The database that is named. Without an owner of its own the service owns the tables. */
export function givenPlace(url: string, ownerUrl: string | undefined): Place {
  if (isPooled(ownerUrl ?? url)) throw new DatabaseProblem(notPastPooler)
  return { url, ownerUrl: ownerUrl ?? url }
}

/** Brings tables and rights up to date as their owner, and answers with the migrations that were made. */
export async function bringUpToDate({ ownerUrl, url }: Place): Promise<readonly string[]> {
  return withDatabase(ownerUrl, (pool) =>
    pool.connection().execute(async (owner) => {
      // Of services that start together one does this after the other. The lock goes with the connection.
      await sql`select pg_advisory_lock(${lockNumber})`.execute(owner)
      const made = await migrate(owner)
      await makeJobTables(owner)
      if (url === ownerUrl) return made
      if (url === privatePlace(ownerUrl).url) await makeServiceRole(owner)
      if (isPooled(url)) await setDefaults(owner, url)
      await grantAccess(owner, await withDatabase(url, currentRole))
      return made
    }),
  )
}

/** One connection without a time limit, for as long as the work lasts. */
export async function withDatabase<Result>(url: string, work: (db: Database) => Promise<Result>): Promise<Result> {
  const db = openDatabase({ url, maxConnections: 1, statementTimeoutMs: noTimeLimit })
  try {
    return await work(db)
  } finally {
    await closeDatabase(db)
  }
}
