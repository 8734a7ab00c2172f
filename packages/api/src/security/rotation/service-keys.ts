import { sql } from 'kysely'
import { audit } from '../../db/audit.ts'
import type { Queries } from '../../db/database.ts'
import type { KeyRing } from '../key-ring.ts'

const action = 'service.started'

/** Writes down the names of the keys that this service has from now on. */
export async function recordServiceKeys(db: Queries, { master, index }: KeyRing): Promise<void> {
  const detail = { pid: process.pid, keys: [...master.byId.keys()], indexKeys: [...index.byId.keys()] }
  await audit(db, { actor: 'service', action, subject: 'service', detail })
}

/** The processes of services that are connected and, when they started, did not have the current keys. */
export async function servicesWithout(db: Queries, { master, index }: KeyRing, ownPid: number): Promise<readonly number[]> {
  // In containers many services have one number: of each number the last starts count, as many as there are services of it.
  const { rows } = await sql<{ pid: number }>`
    with connected as (
      select substr(application_name, 9)::int as pid, count(distinct coalesce(host(client_addr), '')) as services
      from pg_stat_activity
      where application_name ~ '^service [0-9]{1,9}$' and application_name <> ${`service ${ownPid}`} and datname = current_database()
      group by 1
    ), started as (
      select connected.pid, connected.services, detail, row_number() over (partition by connected.pid order by id desc) as number
      from audit_events join connected on (detail ->> 'pid')::int = connected.pid where action = ${action}
    )
    select distinct pid from started
    where number <= services and not (detail -> 'keys' ? ${master.current.id} and detail -> 'indexKeys' ? ${index.current.id})`.execute(db)
  return rows.map(({ pid }) => pid)
}
