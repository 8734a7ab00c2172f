import { sql } from 'kysely'
import { findTables, serverVersion, spokenName, tableId } from '../backup/catalog.ts'
import { isAuditLogGuarded } from '../connections/access.ts'
import type { Database } from '../database.ts'
import { findMigrations, migrationStatus } from '../migrations/migrate.ts'
import { withDatabase } from '../migrations/up-to-date.ts'
import type { Command } from './command.ts'
import { counted, sized } from './numbers.ts'

export const statusCommand: Command = {
  name: 'status',
  usage: '',
  about: 'which migrations were made, and how many rows there are',
  mayMake: false,
  run: async ({ reach, screen }) => {
    const { place, name } = await reach()
    const found = await withDatabase(place.ownerUrl, findStatus)
    const { migrations, pending, unknown, tables } = found
    screen.print(`Database    ${name}, PostgreSQL ${found.version}, ${sized(found.bytes)}`)
    screen.print(`Migrations  ${migrations.length} made${migrations.length > 0 ? `, the last one is ${migrations.at(-1)}` : ''}`)
    if (pending.length > 0)
      screen.print(`            ${pending.length} to be made: ${pending.join(', ')}. “npm run db -- migrate” does it.`)
    if (unknown.length > 0) screen.print(`            ${unknown.join(', ')} came from a newer version of the program.`)
    if (tables.length === 0) return
    if (tables.some((table) => table.name === auditLog)) screen.print(`Audit log   protected by ${await protection(place.url)}`)
    screen.print(`Rows        ${counted(total(tables), 'row')} in ${counted(tables.length, 'table')}`)
    const width = Math.max(...tables.map((table) => table.name.length))
    for (const table of tables) screen.print(`            ${table.name.padEnd(width)}  ${table.rows.toLocaleString('en-US').padStart(12)}`)
  },
}

const auditLog = 'audit_events'

async function findStatus(db: Database) {
  const migrations = await findMigrations(db)
  const { done, pending } = await migrationStatus(db)
  const tables = []
  for (const table of await findTables(db)) tables.push({ name: spokenName(table), rows: await count(db, table) })
  const { rows } = await sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`.execute(db)
  const unknown = migrations.filter((one) => !done.includes(one) && !pending.includes(one))
  return {
    migrations,
    pending: pending.filter((one) => !migrations.includes(one)),
    unknown,
    tables,
    version: await serverVersion(db),
    bytes: rows[0]?.bytes ?? 0,
  }
}

async function count(db: Database, table: Parameters<typeof tableId>[0]): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) from ${tableId(table)}`.execute(db)
  return rows[0]?.count ?? 0
}

/** A role that was never made cannot do any harm. */
async function protection(url: string): Promise<string> {
  const isGuarded = await withDatabase(url, isAuditLogGuarded).catch(() => undefined)
  if (isGuarded === undefined) return 'nothing yet that could be looked at: the role of the service cannot sign in'
  return isGuarded ? 'rights: the service can only add to it' : 'a trigger only: see DATABASE_OWNER_URL'
}

function total(tables: readonly { readonly rows: number }[]): number {
  return tables.reduce((sum, { rows }) => sum + rows, 0)
}
