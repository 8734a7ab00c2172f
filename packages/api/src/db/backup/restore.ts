import { isDeepStrictEqual } from 'node:util'
import { sql, type Transaction } from 'kysely'
import type pg from 'pg'
import type { Database, Queries, Tables } from '../database.ts'
import { makeJobTables } from '../migrations/job-tables.ts'
import { findMigrations, knownBy, migrate, migrationStatus } from '../migrations/migrate.ts'
import { BackupProblem } from './backup-problem.ts'
import { findTables, spokenName, tableId } from './catalog.ts'
import { copyIn, copyOut } from './copy.ts'
import type { Manifest } from './manifest.ts'
import type { Progress } from './progress.ts'
import { type Backup, readBackup } from './read-backup.ts'
import { rowSum } from './row-sum.ts'
import { withSession } from './session.ts'
import { setAside } from './set-aside.ts'

type Restore = {
  /** The owner's. */
  readonly url: string
  readonly file: string
  /** What was found in the file when it was checked. */
  readonly manifest: Manifest
  readonly progress: Progress
  readonly signal: AbortSignal
}

const queueSchema = 'pgboss'

/**
 * Puts the rows of a backup into a database that has none, with the tables as they were on that day. All of it or nothing: it is one
 * transaction, and before that is committed the database is read again and compared with the file.
 */
export async function restore(asked: Restore): Promise<Backup> {
  const { url, file, manifest, signal } = asked
  return withSession(url, signal, async ({ db, client }) => {
    await refuseOtherMigrations(db, file, manifest)
    if (hasJobs(manifest)) await makeJobTables(db)
    const backup = await db.transaction().execute((trx) => fill(client, trx, asked))
    // Statistics do not come with rows, and without them the first questions would take long.
    await sql`analyze`.execute(db)
    return backup
  })
}

/** Reads the whole file, and throws a BackupProblem unless it is as it was written. */
export async function checkBackup({ file, progress, signal }: Pick<Restore, 'file' | 'progress' | 'signal'>): Promise<Manifest> {
  const checking: Progress = (table, rows) => progress(`checking the file: ${table}`, rows)
  const { manifest } = await readBackup({ file, signal, progress: checking, visit: (_, rows) => drain(rows) })
  return manifest
}

async function fill(client: pg.PoolClient, trx: Transaction<Tables>, { file, manifest, progress, signal }: Restore): Promise<Backup> {
  await refuseRows(trx)
  await migrate<Tables>(trx, knownBy(manifest.migrations).at(-1))
  await refuseOtherTables(trx, file, manifest)
  const putBack = await setAside(trx)
  await sql`truncate ${sql.join(manifest.tables.map(tableId))}`.execute(trx)
  const backup = await readBackup({ file, signal, progress, visit: (table, rows) => copyIn(client, table, rows) })
  for (const { schema, name, lastValue } of manifest.sequences)
    await sql`select setval(format('%I.%I', ${schema}::text, ${name}::text)::regclass, ${lastValue}::bigint)`.execute(trx)
  await putBack()
  await compare(client, backup, progress)
  // A queue with a table of its own is put with the others: its jobs are there already.
  if (hasJobs(manifest)) await sql`update pgboss.queue set partition = false, table_name = 'job_common' where partition`.execute(trx)
  return backup
}

/** A database can be brought up to the day of the file, never back to it. */
async function refuseOtherMigrations(db: Database, file: string, manifest: Manifest): Promise<void> {
  const migrations = knownBy(manifest.migrations)
  const { done, pending } = await migrationStatus(db)
  const [unknown] = migrations.filter((name) => !done.includes(name) && !pending.includes(name))
  if (unknown !== undefined)
    throw new BackupProblem(`${file} was made by a newer version of the program, which has the migration ${unknown}. Update, then restore.`)
  const [ahead] = (await findMigrations(db)).filter((name) => !migrations.includes(name))
  if (ahead !== undefined)
    throw new BackupProblem(
      `The tables here are newer than those of ${file}: they have the migration ${ahead}. Restore into a database without tables: name a new folder with DATA_DIR or a new database with DATABASE_URL.`,
    )
}

/** The tables stay locked, so that no row comes in meanwhile. The queue's own rows do not count: the service makes them when it starts. */
async function refuseRows(trx: Queries): Promise<void> {
  await sql`set local lock_timeout = '10s'`.execute(trx)
  const tables = (await findTables(trx)).filter(({ schema }) => schema !== queueSchema)
  if (tables.length > 0) await sql`lock table ${sql.join(tables.map(tableId))} in access exclusive mode`.execute(trx)
  const filled: string[] = []
  for (const table of tables) {
    const { rows } = await sql`select from ${tableId(table)} limit 1`.execute(trx)
    if (rows.length > 0) filled.push(spokenName(table))
  }
  if (filled.length > 0)
    throw new BackupProblem(
      `There are rows in this database already (in ${filled.join(', ')}), and a backup goes only into an empty one. Name a new folder with DATA_DIR or a new database with DATABASE_URL.`,
    )
}

async function refuseOtherTables(trx: Queries, file: string, { tables }: Manifest): Promise<void> {
  const here = new Map((await findTables(trx)).map((table) => [spokenName(table), table.columns]))
  for (const table of tables) {
    const columns = here.get(spokenName(table))
    const missing = table.columns.find((column) => !columns?.includes(column))
    if (columns && missing === undefined) continue
    throw new BackupProblem(
      `${file} has a ${columns ? `column ${missing} in the table` : 'table'} ${spokenName(table)}, which is not known here. Restore it with the version of the program that made it.`,
    )
  }
}

async function compare(client: pg.PoolClient, { manifest, sums }: Backup, progress: Progress): Promise<void> {
  for (const [index, table] of manifest.tables.entries()) {
    const sum = rowSum()
    for await (const piece of copyOut(client, table)) {
      sum.add(piece)
      progress(`comparing: ${spokenName(table)}`, sum.rows())
    }
    if (isDeepStrictEqual({ schema: table.schema, name: table.name, ...sum.result() }, sums[index])) continue
    throw new BackupProblem(`The rows of ${spokenName(table)} are not the same in the database as in the file. Nothing was restored.`)
  }
}

function hasJobs({ tables }: Manifest): boolean {
  return tables.some(({ schema }) => schema === queueSchema)
}

async function drain(rows: AsyncIterable<Buffer>): Promise<void> {
  for await (const _ of rows);
}
