import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { type Migration, type MigrationInfo, Migrator } from 'kysely/migration'
import type { Queries, Tables } from '../database.ts'
import { sinceBaseline } from './baseline.ts'

const folder = import.meta.dirname

/**
 * Brings the tables up to date, all in one transaction. Any number of services may begin this at once: one does it, the others wait.
 * A restored backup needs the tables of its day: `upTo` names the last migration of that day. The database given must have no
 * statement timeout: on a large table a step may take long.
 */
export async function migrate<Any>(db: Kysely<Any>, upTo?: string): Promise<readonly string[]> {
  await adoptBaseline(db)
  const migrator = migratorOf(db)
  const { error, results = [] } = await (upTo === undefined ? migrator.migrateToLatest() : migrator.migrateTo(upTo))
  if (error) throw error
  return results.filter(({ status }) => status === 'Success').map(({ migrationName }) => migrationName)
}

/** Which migrations have been made, and which have not. */
export async function migrationStatus<Any>(db: Kysely<Any>): Promise<{ done: readonly string[]; pending: readonly string[] }> {
  const all = await migratorOf(db).getMigrations()
  const names = (list: readonly MigrationInfo[]) => list.map(({ name }) => name)
  return { done: names(all.filter((one) => one.executedAt)), pending: names(all.filter((one) => !one.executedAt)) }
}

/** The migrations that were made, in order: also ones that are not known here. */
export async function findMigrations(db: Queries): Promise<readonly string[]> {
  return knownBy(await recordedMigrations<Tables>(db))
}

/** The names in a backup, by the names of today. */
export function knownBy(made: readonly string[]): readonly string[] {
  return sinceBaseline(made, migrationFiles())
}

/** Records a database from before the baseline as being at the baseline. Services that do this at once do it once. */
async function adoptBaseline<Any>(db: Kysely<Any>): Promise<void> {
  const recorded = await recordedMigrations(db)
  const names = knownBy(recorded)
  if (names === recorded) return
  await sql`
    with before as (delete from kysely_migration where name = any(${recorded}) returning timestamp)
    insert into kysely_migration (name, timestamp)
    select name, (select max(timestamp) from before) from unnest(${names}::text[]) as name
    where exists (select from before)`.execute(db)
}

async function recordedMigrations<Any>(db: Kysely<Any>): Promise<readonly string[]> {
  const { rows } = await sql<{ there: boolean }>`select to_regclass('public.kysely_migration') is not null as there`.execute(db)
  if (rows[0]?.there !== true) return []
  const made = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return made.rows.map(({ name }) => name)
}

function migratorOf<Any>(db: Kysely<Any>): Migrator {
  return new Migrator({ db, provider: { getMigrations: async () => readMigrations() } })
}

/** One SQL file each, run in the order of their names. They use no code of ours, so that history stays as it was. */
function readMigrations(): Record<string, Migration> {
  const text = (name: string) => readFileSync(join(folder, `${name}.sql`), 'utf8')
  return Object.fromEntries(
    migrationFiles().map((name) => [
      name,
      {
        up: (db) =>
          sql
            .raw(text(name))
            .execute(db)
            .then(() => undefined),
      },
    ]),
  )
}

function migrationFiles(): readonly string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .map((file) => file.replace('.sql', ''))
    .sort()
}
