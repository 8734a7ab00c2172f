import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { freshDatabase } from '../db/testing/test-database.ts'
import { domains } from './index.ts'

const declared = domains.flatMap(({ personal }) => personal ?? [])
const forgotten: readonly string[] = declared.flatMap(({ forgotten: tables = [] }) => tables)
const kept = declared.flatMap(({ kept: reasons = {} }) => Object.entries(reasons))

it('every table with a person’s key is forgotten by exactly one domain, or kept with a reason', async () => {
  const { db } = await freshDatabase()
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'person_id' order by name`.execute(db)
  expect([...forgotten, ...kept.map(([table]) => table)].sort()).toEqual(rows.map(({ name }) => name))
  expect(kept.filter(([, reason]) => reason.length < 10)).toEqual([])
})

it('no row is kept that refers to one that is forgotten, and none stops it from being forgotten', async () => {
  const { db } = await freshDatabase()
  const { rows } = await sql<{ child: string; parent: string; on_delete: string }>`
    select conrelid::regclass::text as child, confrelid::regclass::text as parent, confdeltype::text as on_delete
    from pg_constraint where contype = 'f'`.execute(db)
  expect(rows.length).toBeGreaterThan(20)
  const names = new Set(kept.map(([table]) => table))
  const toForgotten = rows.filter(({ parent }) => forgotten.includes(parent))
  expect(toForgotten.filter(({ child, on_delete }) => on_delete === 'c' && names.has(child))).toEqual([])
  expect(toForgotten.filter(({ child, on_delete }) => on_delete !== 'c' && on_delete !== 'n' && !forgotten.includes(child))).toEqual([])
})

it('rows that refer to others are forgotten before them: in the order of the list of domains, and of tables in each', async () => {
  const { db } = await freshDatabase()
  const { rows } = await sql<{ child: string; parent: string }>`
    select conrelid::regclass::text as child, confrelid::regclass::text as parent
    from pg_constraint where contype = 'f' and confdeltype not in ('c', 'n') and conrelid <> confrelid`.execute(db)
  const placeOf = (table: string) => forgotten.indexOf(table)
  expect(rows.length).toBeGreaterThan(0)
  const referring = rows.filter(({ child, parent }) => forgotten.includes(child) && forgotten.includes(parent))
  expect(referring.filter(({ child, parent }) => placeOf(child) > placeOf(parent))).toEqual([])
})
