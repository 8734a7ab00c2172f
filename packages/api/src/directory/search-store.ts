import { type RawBuilder, sql } from 'kysely'
import type { Queries } from '../db/database.ts'

type Page = { readonly offset: number; readonly limit: number }
type Ids = Promise<number[]>

/** No search by a prefix reads more: after a few more keys there are fewer than that. */
const mostCandidates = 200
const shortPrefix = 3

/** The orders that may be asked for: each is an index, or a sort of few rows. */
const orders = {
  '-assets': sql`assets_cents desc, id`,
  assets: sql`assets_cents, id desc`,
  '-plan_asset': sql`plan_assets_cents desc, id`,
  plan_asset: sql`plan_assets_cents, id desc`,
  name: sql`name_key, id`,
  '-name': sql`name_key desc, id desc`,
} as const satisfies Readonly<Record<string, RawBuilder<unknown>>>

export type CompanyOrder = keyof typeof orders

/**
 * Companies whose key begins so. Of up to three letters there is an index for the largest; with more of them the largest of the first
 * two hundred by name: the same work, whatever is typed.
 */
export async function findByPrefix(db: Queries, prefix: string, order: CompanyOrder, { offset, limit }: Page): Ids {
  const isLargest = order === '-assets' || order === '-plan_asset'
  if (isLargest && prefix.length <= shortPrefix) return largestOfShort(db, prefix, { offset, limit })
  const { rows } = await sql<{ id: number }>`
    select id from (
      select id, name_key, assets_cents, plan_assets_cents from companies
      where name_key >= ${prefix} and name_key < ${afterAll(prefix)}
      order by name_key, id limit ${mostCandidates}
    ) as candidates
    order by ${orders[order]} offset ${offset}::int limit ${limit}::int`.execute(db)
  return idsOf(rows)
}

async function largestOfShort(db: Queries, prefix: string, { offset, limit }: Page): Ids {
  const begins = beginningOfKey(prefix)
  if (!begins) return []
  const { rows } = await sql<{ id: number }>`
    select id from companies where ${begins} = ${prefix} order by assets_cents desc, id offset ${offset}::int limit ${limit}::int`.execute(
    db,
  )
  return idsOf(rows)
}

/** The beginning of a key, of as many letters as a short prefix has; undefined for a longer one, which has no index for the largest. */
export function beginningOfKey(prefix: string): RawBuilder<unknown> | undefined {
  return { 1: beginsWith1, 2: beginsWith2, 3: beginsWith3 }[[...prefix].length]
}

// As the indexes have them: with a bound number they would not be used.
const beginsWith1 = sql`left(name_key, 1)`
const beginsWith2 = sql`left(name_key, 2)`
const beginsWith3 = sql`left(name_key, 3)`

/** Companies of exactly this name, in upper or lower case. */
export async function findByExactName(db: Queries, exactKey: string, order: CompanyOrder, { offset, limit }: Page): Ids {
  const { rows } = await sql<{ id: number }>`
    select id from (
      select id, name_key, assets_cents, plan_assets_cents from companies where exact_key = ${exactKey}
      order by assets_cents desc, id limit ${mostCandidates}
    ) as candidates
    order by ${orders[order]} offset ${offset}::int limit ${limit}::int`.execute(db)
  return idsOf(rows)
}

/** How many there are of exactly this name, up to a limit. */
export async function countExactName(db: Queries, exactKey: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (select from companies where exact_key = ${exactKey} limit ${mostCandidates}) as found`.execute(db)
  return rows[0]?.count ?? 0
}

/** All companies in an order. */
export async function findInOrder(db: Queries, order: CompanyOrder, { offset, limit }: Page): Ids {
  const { rows } = await sql<{ id: number }>`
    select id from companies order by ${orders[order]} offset ${offset}::int limit ${limit}::int`.execute(db)
  return idsOf(rows)
}

/** Companies of one of these names: as it is, or without what people write differently. */
export async function findByName(db: Queries, exactKey: string, nameKey: string): Ids {
  const { rows } = await sql<{ id: number }>`
    (select id from companies where exact_key = ${exactKey} order by assets_cents desc, id limit 20)
    union
    (select id from companies where name_key = ${nameKey} order by id limit 50)`.execute(db)
  return idsOf(rows)
}

/** The first text after all that begin so: keys are compared byte by byte. */
function afterAll(prefix: string): string {
  return `${prefix}\u{10FFFF}`
}

function idsOf(rows: readonly { readonly id: number }[]): number[] {
  return rows.map(({ id }) => id)
}
