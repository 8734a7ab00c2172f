import { sql } from 'kysely'
import type { Context } from '../../context/context.ts'
import type { Queries } from '../../db/database.ts'
import { maskNumbers } from './mask-numbers.ts'
import { exportedSubjects } from './tables/all-tables.ts'

type CopiedRow = Readonly<Record<string, unknown>>
export type CopiedTable = { readonly name: string; readonly columns: readonly string[]; readonly rows: readonly CopiedRow[] }

/** Everything that is stored about a person, as people read it: opened, without what signs in, and with numbers masked. */
export async function readEverything(context: Context, db: Queries, personId: string): Promise<readonly CopiedTable[]> {
  const copied: CopiedTable[] = []
  for (const { tables } of exportedSubjects) {
    for (const [name, { columns }] of Object.entries(tables)) {
      const key = name === 'people' ? 'id' : 'person_id'
      const { rows } = await sql<CopiedRow>`select * from ${sql.table(name)} where ${sql.ref(key)} = ${personId}`.execute(db)
      copied.push({ name, columns, rows: rows.map((row) => pick(context.hooks.openRow(context.keys, name, row), columns)) })
    }
  }
  return copied
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
