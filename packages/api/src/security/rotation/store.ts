import { type RawBuilder, sql } from 'kysely'
import type { Queries } from '../../db/database.ts'
import type { Change, Row } from './renew-row.ts'
import type { RotatedColumn, RotatedTable } from './rotated-table.ts'

/** A row and the changes to write into it. */
export type Rewriting = { readonly key: readonly string[]; readonly changes: readonly Change[] }

/** The next rows by primary key, after this one. */
export async function readRows(db: Queries, table: RotatedTable, after: readonly string[], most: number): Promise<readonly Row[]> {
  const keys = keysOf(table)
  const { rows } = await sql<RowRead>`
    ${selecting(table)}
    where (${keys}) > (${sql.join(after.map((part) => sql`${part}::${typeOf(table)}`))}) order by ${keys} limit ${most}`.execute(db)
  return rows.map((row) => toRow(table, row))
}

/** The first row by primary key and the last: a change of keys goes from one to the other. */
export async function readEnds(db: Queries, table: RotatedTable): Promise<readonly Row[]> {
  const last = sql.join(table.key.map((column) => sql`${sql.ref(column)} desc`))
  const { rows } = await sql<RowRead>`
    (${selecting(table)} order by ${keysOf(table)} limit 1) union all (${selecting(table)} order by ${last} limit 1)`.execute(db)
  return rows.map((row) => toRow(table, row))
}

type RowRead = { readonly key: readonly string[]; readonly cells: readonly (string | null)[] }

function selecting(table: RotatedTable): RawBuilder<unknown> {
  const cells = table.columns.map(({ column }) => sql`${sql.ref(column)}::text`)
  return sql`select array[${keysOf(table)}]::text[] as key, array[${sql.join(cells)}] as cells from ${sql.table(table.name)}`
}

function toRow({ columns }: RotatedTable, { key, cells }: RowRead): Row {
  return { key, texts: Object.fromEntries(columns.map(({ column }, index) => [column, cells[index] ?? null])) }
}

function keysOf({ key }: RotatedTable): RawBuilder<unknown> {
  return sql.join(key.map((column) => sql.ref(column)))
}

/** A key that sorts before every row's. */
export function startOf({ key, keyType }: RotatedTable): readonly string[] {
  return key.map(() => (keyType === 'uuid' ? '00000000-0000-0000-0000-000000000000' : ''))
}

/**
 * Writes the values that have not changed since they were read: a save made meanwhile wins. Locked rows are skipped, so that no deadlock
 * is possible. Nothing else in a row changes. Returns the changes that were made.
 */
export async function writeRows(db: Queries, table: RotatedTable, rewritings: readonly Rewriting[]): Promise<readonly Change[]> {
  const into = sql.table(table.name)
  const keyNames = table.key.map((_, index) => `key_${index}`)
  const keyArrays = table.key.map((_, index) => sql`${rewritings.map(({ key }) => key[index])}::${typeOf(table)}[]`)
  const cells = table.columns.map((column, index) => cellOf(column, index, rewritings))
  const own = sql.join(table.key.map((column) => sql.ref(`own.${column}`)))
  const given = sql.join(keyNames.map((name) => sql.ref(`given.${name}`)))
  const { rows } = await sql<{ key: string[]; written: boolean[] }>`
    with given as (
      select * from unnest(${sql.join([...keyArrays, ...cells.flatMap(({ arrays }) => arrays)])})
      as given (${sql.join([...keyNames, ...cells.flatMap(({ names }) => names)].map((name) => sql.id(name)))})
    ), free as (
      select ${own} from ${into} as own join given on (${own}) = (${given}) for no key update of own skip locked
    )
    update ${into} as own set ${sql.join(cells.map(({ assignment }) => assignment))}
    from given where (${own}) = (${given}) and (${own}) in (select * from free)
    returning array[${own}]::text[] as key, array[${sql.join(cells.map(({ isWritten }) => isWritten))}] as written`.execute(db)
  const written = new Map(rows.map((row) => [JSON.stringify(row.key), row.written]))
  const columns = table.columns.map(({ column }) => column)
  return rewritings.flatMap(({ key, changes }) =>
    changes.filter(({ column }) => written.get(JSON.stringify(key))?.[columns.indexOf(column)] === true),
  )
}

function cellOf({ column, holds }: RotatedColumn, index: number, rewritings: readonly Rewriting[]) {
  const [old, next] = [`old_${index}`, `next_${index}`]
  const type: RawBuilder<unknown> = holds.kind === 'sealed-values' || holds.kind === 'sealed-value' ? sql`jsonb` : sql`text`
  const changes = rewritings.map(({ changes }) => changes.find((change) => change.column === column))
  const own = sql.ref(`own.${column}`)
  const value = sql`${sql.ref(`given.${next}`)}::${type}`
  return {
    names: [old, next],
    arrays: [sql`${changes.map((change) => change?.old ?? null)}::text[]`, sql`${changes.map((change) => change?.next ?? null)}::text[]`],
    assignment: sql`${sql.ref(column)} = case when ${own}::text = ${sql.ref(`given.${old}`)} then ${value} else ${own} end`,
    isWritten: sql`coalesce(${own} = ${value}, false)`,
  }
}

/** How many values each key has. Null counts those under none. */
export async function countByKey(
  db: Queries,
  { name }: RotatedTable,
  { column, holds }: RotatedColumn,
): Promise<ReadonlyMap<string | null, number>> {
  const { rows } = await sql<{ key: string | null; count: number }>`
    select substring(value from '^[vb]1\\.([a-z0-9-]{1,16})\\.') as key, count(*) as count
    from (${valuesOf(holds.kind, sql.table(name), sql.ref(column))}) as all_values (value) group by 1 order by 1`.execute(db)
  return new Map(rows.map(({ key, count }) => [key, count]))
}

function valuesOf(kind: RotatedColumn['holds']['kind'], table: RawBuilder<unknown>, column: RawBuilder<unknown>): RawBuilder<unknown> {
  if (kind === 'sealed-value') return sql`select ${column} ->> 'sealed' from ${table} where ${column} ? 'sealed'`
  if (kind === 'sealed-values')
    return sql`select one.value ->> 'sealed' from ${table}, jsonb_each(${column}) as one where jsonb_typeof(one.value) = 'object'`
  return sql`select ${column} from ${table} where ${column} is not null`
}

function typeOf({ keyType }: RotatedTable): RawBuilder<unknown> {
  return keyType === 'uuid' ? sql`uuid` : sql`text`
}
