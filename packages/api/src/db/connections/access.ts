import { sql } from 'kysely'
import type { Database, Queries } from '../database.ts'

/** The role that the service has on its private PostgreSQL. */
export const serviceRole = 'service'

/** Makes the role that the service works as: it may sign in, and nothing else. */
export async function makeServiceRole(owner: Database): Promise<void> {
  await sql`
    do $$ begin
      if not exists (select from pg_roles where rolname = 'service') then create role service login; end if;
    end $$`.execute(owner)
}

/**
 * Lets a role work with all tables that there are and will be, and own none of them. The audit log it may read and add to:
 * whoever owns nothing can take off no trigger. Does nothing for the owner itself, which has every right anyway.
 */
export async function grantAccess(owner: Database, role: string): Promise<void> {
  await owner.transaction().execute(async (trx) => {
    if ((await currentRole(trx)) === role) return
    for (const schema of await schemasOf(trx)) await grantSchema(trx, schema, role)
    await sql`revoke all on audit_events from ${sql.id(role)}`.execute(trx)
    await sql`grant select, insert on audit_events to ${sql.id(role)}`.execute(trx)
    // Which migrations were made decides which are made next: that is the owner's.
    await sql`revoke insert, update, delete on kysely_migration, kysely_migration_lock from ${sql.id(role)}`.execute(trx)
  })
}

/** The role that a connection has, whatever its address says. */
export async function currentRole(db: Queries): Promise<string> {
  const { rows } = await sql<{ role: string }>`select current_user as role`.execute(db)
  return rows[0]?.role ?? ''
}

/** Whether the role of this connection has no way to change what the audit log says, whatever SQL it is made to send. */
export async function isAuditLogGuarded(db: Queries): Promise<boolean> {
  const { rows } = await sql<{ guarded: boolean }>`
    select not (
      rolsuper
      or (rolcreaterole and current_setting('server_version_num')::int < 160000)
      or pg_has_role(current_user, relowner, 'member')
      or pg_has_role(current_user, nspowner, 'member')
      or has_table_privilege(audit.oid, 'update, delete, truncate, trigger')
      or has_any_column_privilege(audit.oid, 'update')
    ) as guarded
    from pg_class audit
    join pg_namespace on pg_namespace.oid = relnamespace
    join pg_roles on rolname = current_user
    where audit.oid = 'public.audit_events'::regclass`.execute(db)
  return rows[0]?.guarded ?? false
}

/** Ours, and that of the job queue where there is one. */
async function schemasOf(trx: Queries): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`select nspname as name from pg_namespace where nspname in ('public', 'pgboss')`.execute(trx)
  return rows.map(({ name }) => name)
}

async function grantSchema(trx: Queries, schema: string, role: string): Promise<void> {
  const [place, whom] = [sql.id(schema), sql.id(role)]
  await sql`grant usage on schema ${place} to ${whom}`.execute(trx)
  await sql`grant select, insert, update, delete on all tables in schema ${place} to ${whom}`.execute(trx)
  await sql`grant usage, select on all sequences in schema ${place} to ${whom}`.execute(trx)
  await sql`alter default privileges in schema ${place} grant select, insert, update, delete on tables to ${whom}`.execute(trx)
  await sql`alter default privileges in schema ${place} grant usage, select on sequences to ${whom}`.execute(trx)
}
