import { sql } from 'kysely'
import type { Queries } from '../database.ts'
import { tableId } from './catalog.ts'
import type { TableName } from './manifest.ts'

type ForeignKey = TableName & { readonly key: string; readonly definition: string }
type Trigger = TableName & { readonly trigger: string; readonly always: boolean }
type Index = TableName & { readonly definition: string }

/**
 * Takes off what would get in the way of rows that come in whole: foreign keys, whose other side may come later; triggers, whose work
 * is in the rows already; and indexes, which are made much faster from all rows at once. Answers with what puts them back; keys are
 * checked then. An owner may do this, whatever else it may.
 */
export async function setAside(trx: Queries): Promise<() => Promise<void>> {
  const keys = await findForeignKeys(trx)
  const triggers = await findTriggers(trx)
  const indexes = await findIndexes(trx)
  for (const key of keys) await sql`alter table ${tableId(key)} drop constraint ${sql.id(key.key)}`.execute(trx)
  for (const one of triggers) await sql`alter table ${tableId(one)} disable trigger ${sql.id(one.trigger)}`.execute(trx)
  for (const index of indexes) await sql`drop index ${tableId(index)}`.execute(trx)
  return async () => {
    await sql`set local maintenance_work_mem = '256MB'`.execute(trx)
    for (const { definition } of indexes) await sql.raw(definition).execute(trx)
    for (const one of triggers)
      await sql`alter table ${tableId(one)} enable ${sql.raw(one.always ? 'always trigger' : 'trigger')} ${sql.id(one.trigger)}`.execute(
        trx,
      )
    for (const key of keys) await sql`alter table ${tableId(key)} add constraint ${sql.id(key.key)} ${sql.raw(key.definition)}`.execute(trx)
  }
}

/** Those that are part of a table's own definition stay. */
async function findIndexes(trx: Queries): Promise<readonly Index[]> {
  const { rows } = await sql<Index>`
    select nspname as schema, relname as name, pg_get_indexdef(indexrelid) as definition
    from pg_index
    join pg_class on pg_class.oid = indexrelid
    join pg_namespace on pg_namespace.oid = relnamespace
    where nspname = 'public' and relkind = 'i' and not relispartition and indisvalid
      and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u', 'x'))
    order by relname`.execute(trx)
  return rows
}

async function findForeignKeys(trx: Queries): Promise<readonly ForeignKey[]> {
  const { rows } = await sql<ForeignKey>`
    select nspname as schema, relname as name, conname as key, pg_get_constraintdef(pg_constraint.oid) as definition
    from pg_constraint
    join pg_class on pg_class.oid = conrelid
    join pg_namespace on pg_namespace.oid = relnamespace
    where contype = 'f' and conparentid = 0 and nspname in ('public', 'pgboss')
    order by nspname, relname, conname`.execute(trx)
  return rows
}

async function findTriggers(trx: Queries): Promise<readonly Trigger[]> {
  const { rows } = await sql<Trigger>`
    select nspname as schema, relname as name, tgname as trigger, tgenabled = 'A' as always
    from pg_trigger
    join pg_class on pg_class.oid = tgrelid
    join pg_namespace on pg_namespace.oid = relnamespace
    where not tgisinternal and tgenabled in ('O', 'A') and nspname in ('public', 'pgboss')
    order by nspname, relname, tgname`.execute(trx)
  return rows
}
