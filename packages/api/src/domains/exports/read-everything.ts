import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../context/context.ts'
import type { Queries } from '../../db/database.ts'
import { maskNumbers } from './mask-numbers.ts'
import { exportedSubjects } from './tables/all-tables.ts'
import type { AnyExportedTable } from './tables/exported-table.ts'

type CopiedRow = Readonly<Record<string, unknown>>
export type CopiedTable = { readonly name: string; readonly columns: readonly string[]; readonly rows: readonly CopiedRow[] }

/** Everything that is stored about a person, as people read it: opened, without what signs in, and with numbers masked. */
export async function readEverything(context: Context, db: Queries, personId: string): Promise<readonly CopiedTable[]> {
  const copied: CopiedTable[] = []
  for (const { tables } of exportedSubjects) {
    const all: Readonly<Record<string, AnyExportedTable>> = tables
    for (const [name, { columns, ownedBy }] of Object.entries(all)) {
      const { rows } = await sql<CopiedRow>`select * from ${sql.table(name)} where ${isOwn(name, ownedBy, personId)}`.execute(db)
      copied.push({ name, columns, rows: rows.map((row) => pick(context.hooks.openRow(context.keys, name, row), columns)) })
    }
  }
  return copied
}

/** Whether a row is the person's: it names them, or belongs to a row that does. */
function isOwn(name: string, ownedBy: AnyExportedTable['ownedBy'], personId: string): RawBuilder<unknown> {
  if (!ownedBy) return sql`${sql.ref(name === 'people' ? 'id' : 'person_id')} = ${personId}`
  const { column } = ownedBy
  if ('startsWith' in ownedBy) return sql`${sql.ref(column)} = ${ownedBy.startsWith + personId}`
  return sql`${sql.ref(column)} in (select id from ${sql.table(ownedBy.partOf)} where person_id = ${personId})`
}

function pick(row: CopiedRow, columns: readonly string[]): CopiedRow {
  return Object.fromEntries(columns.map((column) => [column, maskNumbers(column, read(row[column]))]))
}

/** Sealed texts may hold JSON; moments are said as they are stored. */
function read(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString()
  if (typeof value !== 'string' || !/^[[{]/.test(value)) return value ?? null
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}
