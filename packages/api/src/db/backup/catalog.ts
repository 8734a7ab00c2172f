import { sql } from 'kysely'
import type { Queries } from '../database.ts'
import type { Sequence, Table, TableName } from './manifest.ts'

/**
 * Every table whose rows are ours, with its writable columns. A partitioned table represents its parts. What the queue and the
 * migrations note of themselves belongs to the place where they run: which processes there are, and what was done to their tables.
 */
export async function findTables(db: Queries): Promise<readonly Table[]> {
  const { rows } = await sql<Table>`
    select nspname as schema, relname as name,
           coalesce(array_agg(attname::text order by attnum) filter (where attgenerated = ''), '{}') as columns
    from pg_class
    join pg_namespace on pg_namespace.oid = relnamespace
    join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
    where nspname in ('public', 'pgboss') and relkind in ('r', 'p') and not relispartition
      and (nspname, relname) not in (('public', 'kysely_migration'), ('public', 'kysely_migration_lock'), ('pgboss', 'version'),
        ('pgboss', 'bam'), ('pgboss', 'instance'), ('pgboss', 'queue_stats'), ('pgboss', 'warning'))
      and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e')
    group by nspname, relname
    order by nspname, relname`.execute(db)
  return rows
}

/** Where numbers go on. One that was never used is left out. */
export async function findSequences(db: Queries): Promise<readonly Sequence[]> {
  const { rows } = await sql<Sequence>`
    select schemaname as schema, sequencename as name, last_value::text as "lastValue" from pg_sequences
    where schemaname in ('public', 'pgboss') and last_value is not null
    order by schemaname, sequencename`.execute(db)
  return rows
}

export async function serverVersion(db: Queries): Promise<string> {
  const { rows } = await sql<{ version: string }>`select current_setting('server_version') as version`.execute(db)
  return rows[0]?.version ?? ''
}

/** A table as it is written in SQL. */
export function tableId({ schema, name }: TableName) {
  return sql.id(schema, name)
}

/** The same for messages: with its schema only when that is not ours. */
export function spokenName({ schema, name }: TableName): string {
  return schema === 'public' ? name : `${schema}.${name}`
}
