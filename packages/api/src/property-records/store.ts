import { type Selectable, sql } from 'kysely'
import type { Queries, Tables } from '../db/database.ts'
import { nameHash } from './name-hash.ts'

/** A record with one of its owners. */
export type OwnedRecord = Selectable<Tables['property_records']> & {
  /** The key by which the owner was found, as it was asked for. */
  readonly key: string
  readonly owner_city: string | null
  readonly owner_state: string | null
  readonly owner_zip: string | null
}

type Wanted = {
  readonly keys: readonly string[]
  /** Keys of a last name and an initial, for entries with no more than that. */
  readonly initialKeys: readonly string[]
  /** Where the owner may have lived. Owners without an address are found anyway. */
  readonly states: readonly string[]
}

/** More than anybody can own: the name is one that thousands have. */
const most = 2_000

/** Records by the keys of their owners' names. */
export async function findOwnedRecords(db: Queries, { keys, initialKeys, states }: Wanted): Promise<OwnedRecord[]> {
  const byHash = new Map([...keys, ...initialKeys].map((key) => [nameHash(key), key]))
  const { rows } = await sql<Omit<OwnedRecord, 'key'> & { hash: string }>`
    with named as (
      select owner.*, name_key as hash from property_owners as owner where name_key = any(${keys.map(nameHash)}::text[])
      union all
      select owner.*, initial_key as hash from property_owners as owner where initial_key = any(${initialKeys.map(nameHash)}::text[])
    )
    select record.*, named.hash, named.city as owner_city, named.state as owner_state, named.zip_code as owner_zip
    from named join property_records as record on record.id = named.record_id
    where named.state is null or named.state = any(${states}::text[])
    order by record.id, named.number limit ${most}`.execute(db)
  return rows.flatMap(({ hash, ...row }) => {
    const key = byHash.get(hash)
    return key === undefined ? [] : [{ ...row, key }]
  })
}

/** Says how often files were read: another number means that there may be more to find. */
export async function countImports(db: Queries): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from property_imports where is_read`.execute(db)
  return rows[0]?.count ?? 0
}

/** Whether nothing was ever read but from sources of this name. */
export async function onlyReadFrom(db: Queries, name: string): Promise<boolean> {
  const { rows } = await sql<{ only: boolean }>`
    select not exists (select from property_imports where name <> ${name}) as only`.execute(db)
  return rows[0]?.only ?? false
}
