import { sql } from 'kysely'
import { generate, PostgresDialect } from 'kysely-codegen'
import { closeDatabase, type Database, openDatabase } from '../database.ts'

/** As the driver is set up to read them: db/values.ts. */
const typeMapping = { date: 'string', int8: 'number', numeric: 'string', timestamp: 'string', timestamptz: 'Date' }

/** The row types of a migrated database, as the text of db/generated/tables.ts. */
export async function generateTables(url: string): Promise<string> {
  const db = openDatabase({ url, maxConnections: 1, statementTimeoutMs: 0 })
  try {
    const closedSets = await findClosedSets(db)
    return await generate({
      db,
      dialect: new PostgresDialect(),
      excludePattern: '*.kysely_*',
      includePattern: 'public.*',
      outFile: null,
      postprocess: async ({ metadata }) => {
        for (const table of metadata.tables)
          for (const column of table.columns) column.enumValues = closedSets.get(`${table.name}.${column.name}`) ?? column.enumValues
        return metadata
      },
      typeMapping,
    })
  } finally {
    await closeDatabase(db)
  }
}

/** Columns whose CHECK lists the texts that they take: the tool knows only enums, and we have none. */
async function findClosedSets(db: Database): Promise<ReadonlyMap<string, string[]>> {
  const { rows } = await sql<{ column: string; rule: string }>`
    select relname || '.' || attname as column, pg_get_constraintdef(pg_constraint.oid) as rule
    from pg_constraint
    join pg_class on pg_class.oid = conrelid
    join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'c' and cardinality(conkey) = 1 and connamespace = 'public'::regnamespace`.execute(db)
  const listed = rows.flatMap(({ column, rule }): [string, string[]][] => {
    const list = /^CHECK \(\(\w+ = ANY \(ARRAY\[(.*)\]\)\)\)$/.exec(rule)?.[1]
    return list === undefined ? [] : [[column, [...list.matchAll(/'([^']*)'::text/g)].map(([, text = '']) => text)]]
  })
  return new Map(listed)
}
