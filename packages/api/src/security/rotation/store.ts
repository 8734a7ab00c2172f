import { type RawBuilder, sql } from 'kysely'
import type { Queries } from '../../db/database.ts'
import type { Change, Row } from './renew-row.ts'
import type { Shelf, Slot } from './shelves.ts'

/** A row with what is to be written into it. */
export type Rewriting = { readonly key: readonly string[]; readonly changes: readonly Change[] }

/** The next rows by primary key, after this one. */
export async function readRows(db: Queries, shelf: Shelf, after: readonly string[], most: number): Promise<readonly Row[]> {
  const keys = sql.join(shelf.key.map((column) => sql.ref(column)))
  const cells = shelf.slots.map(({ column }) => sql`${sql.ref(column)}::text`)
  const { rows } = await sql<{ key: string[]; cells: (string | null)[] }>`
    select array[${keys}]::text[] as key, array[${sql.join(cells)}] as cells from ${sql.table(shelf.table)}
    where (${keys}) > (${sql.join(after.map((part) => sql`${part}::${typeOf(shelf)}`))}) order by ${keys} limit ${most}`.execute(db)
  return rows.map(({ key, cells }) => ({
    key,
    texts: Object.fromEntries(shelf.slots.map(({ column }, index) => [column, cells[index] ?? null])),
  }))
}

/** What comes before every row. */
export function startOf({ key, keyType }: Shelf): readonly string[] {
  return key.map(() => (keyType === 'uuid' ? '00000000-0000-0000-0000-000000000000' : ''))
}

/**
 * Writes what still stands as it was read: whoever has saved meanwhile wins. Rows that somebody is at right now are passed over, so that
 * nobody ever waits for us whom we wait for. All else in a row stays as it is. Answers with the changes that were made.
 */
export async function writeRows(db: Queries, shelf: Shelf, rewritings: readonly Rewriting[]): Promise<readonly Change[]> {
  const table = sql.table(shelf.table)
  const keyNames = shelf.key.map((_, index) => `key_${index}`)
  const keyArrays = shelf.key.map((_, index) => sql`${rewritings.map(({ key }) => key[index])}::${typeOf(shelf)}[]`)
  const cells = shelf.slots.map((slot, index) => cellOf(slot, index, rewritings))
  const own = sql.join(shelf.key.map((column) => sql.ref(`own.${column}`)))
  const given = sql.join(keyNames.map((name) => sql.ref(`given.${name}`)))
  const { rows } = await sql<{ key: string[]; written: boolean[] }>`
    with given as (
      select * from unnest(${sql.join([...keyArrays, ...cells.flatMap(({ arrays }) => arrays)])})
      as given (${sql.join([...keyNames, ...cells.flatMap(({ names }) => names)].map((name) => sql.id(name)))})
    ), free as (
      select ${own} from ${table} as own join given on (${own}) = (${given}) for no key update of own skip locked
    )
    update ${table} as own set ${sql.join(cells.map(({ assignment }) => assignment))}
    from given where (${own}) = (${given}) and (${own}) in (select * from free)
    returning array[${own}]::text[] as key, array[${sql.join(cells.map(({ isWritten }) => isWritten))}] as written`.execute(db)
  const written = new Map(rows.map((row) => [JSON.stringify(row.key), row.written]))
  const columns = shelf.slots.map(({ column }) => column)
  return rewritings.flatMap(({ key, changes }) =>
    changes.filter(({ column }) => written.get(JSON.stringify(key))?.[columns.indexOf(column)] === true),
  )
}

function cellOf({ column, holds }: Slot, index: number, rewritings: readonly Rewriting[]) {
  const [old, next] = [`old_${index}`, `next_${index}`]
  const type: RawBuilder<unknown> = holds.kind === 'sealed-values' || holds.kind === 'sealed-answer' ? sql`jsonb` : sql`text`
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

/** How many values there are under each key. Null: under none. */
export async function countByKey(db: Queries, { table }: Shelf, { column, holds }: Slot): Promise<ReadonlyMap<string | null, number>> {
  const { rows } = await sql<{ key: string | null; count: number }>`
    select substring(value from '^[vb]1\\.([a-z0-9-]{1,16})\\.') as key, count(*) as count
    from (${valuesOf(holds.kind, sql.table(table), sql.ref(column))}) as all_values (value) group by 1 order by 1`.execute(db)
  return new Map(rows.map(({ key, count }) => [key, count]))
}

function valuesOf(kind: Slot['holds']['kind'], table: RawBuilder<unknown>, column: RawBuilder<unknown>): RawBuilder<unknown> {
  if (kind === 'sealed-answer') return sql`select ${column} ->> 'sealed' from ${table} where ${column} ? 'sealed'`
  if (kind === 'sealed-values')
    return sql`select one.value ->> 'sealed' from ${table}, jsonb_each(${column}) as one where jsonb_typeof(one.value) = 'object'`
  return sql`select ${column} from ${table} where ${column} is not null`
}

function typeOf({ keyType }: Shelf): RawBuilder<unknown> {
  return keyType === 'uuid' ? sql`uuid` : sql`text`
}
