import { type Insertable, type Selectable, sql } from 'kysely'
import type { Queries, Tables } from '../../db/database.ts'
import type { Base } from '../../db/transactions/base-version.ts'

export type PersonalRow = Selectable<Tables['personal_information']>

/** What is sealed already. Null stays as it is. */
export type Change = {
  readonly street_address: string | null
  readonly city: string | null
  readonly state: string | null
  readonly zip_code: string | null
  readonly phone_number: string | null
  readonly dob: string | null
  readonly ssn: string | null
  readonly ssn_index: string | null
  readonly ira_interest: boolean | null
  readonly total_401k_balance_cents: number | null
  readonly old_401k_count: number | null
  readonly ira_count: number | null
}

type Save = {
  readonly id: string
  readonly personId: string
  readonly base: Base
  /** The names that the request may be saved under, the current one first. */
  readonly requestNames: readonly [string, ...string[]]
  /** What the name of every request with the same key begins with. */
  readonly requestStart: string
  readonly now: Date
  readonly change: Change
  /** Every index that the new number may have. Empty: none is sent. */
  readonly ssnIndexes: readonly string[]
  /** Whether a number that is there may be replaced by another. */
  readonly mayChangeSsn: boolean
  /** Whether the account would get another name. */
  readonly renames: boolean
  /** A letter that was signed later than this is in force. */
  readonly signedAfter: Date
}

type Outcome = 'saved' | 'repeated' | 'other-request' | 'stale' | 'signed' | 'step-up'
type Saved = PersonalRow & { readonly outcome: Outcome; readonly replaces_ssn: boolean }

export async function findRecord(db: Queries, personId: string): Promise<PersonalRow | undefined> {
  return db.selectFrom('personal_information').selectAll().where('person_id', '=', personId).executeTakeFirst()
}

/** The same, and nobody changes it before the transaction ends. */
export async function lockRecord(trx: Queries, personId: string): Promise<PersonalRow | undefined> {
  return trx.selectFrom('personal_information').selectAll().where('person_id', '=', personId).forUpdate().executeTakeFirst()
}

/** The record that there is then: this one, or the one that was there before. */
export async function addRecord(db: Queries, row: Insertable<Tables['personal_information']>): Promise<PersonalRow> {
  return db
    .insertInto('personal_information')
    .values(row)
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet((eb) => ({ version: eb.ref('personal_information.version') })))
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Changes a record unless something forbids it, and returns what did. The row is locked first, so the reason is up to date. */
export async function saveRecord(db: Queries, save: Save): Promise<Saved | undefined> {
  const { id, personId, base, requestNames, requestStart, now, change, ssnIndexes, mayChangeSsn, renames, signedAfter } = save
  const { rows } = await sql<Saved>`
    with found as (
      select record.*,
        case
          when changed_by = any(${requestNames}) then 'repeated'
          when starts_with(changed_by, ${requestStart}) then 'other-request'
          when version <> coalesce(${base ?? null}::int, version) then 'stale'
          when ${renames} and signed_at > ${signedAfter} then 'signed'
          when ${change.ssn}::text is not null and ssn_index <> all(${ssnIndexes}) and not ${mayChangeSsn} then 'step-up'
          else 'saved'
        end as outcome,
        ${change.ssn}::text is not null and (ssn_index is null or ssn_index <> all(${ssnIndexes})) as replaces_ssn
      from personal_information as record where id = ${id} and person_id = ${personId} for update
    ), saved as (
      update personal_information as record set
        version = record.version + 1,
        street_address = coalesce(${change.street_address}, record.street_address),
        city = coalesce(${change.city}, record.city),
        state = coalesce(${change.state}, record.state),
        zip_code = coalesce(${change.zip_code}, record.zip_code),
        phone_number = coalesce(${change.phone_number}, record.phone_number),
        dob = coalesce(${change.dob}, record.dob),
        ssn = coalesce(${change.ssn}, record.ssn),
        ssn_index = coalesce(${change.ssn_index}, record.ssn_index),
        ira_interest = coalesce(${change.ira_interest}, record.ira_interest),
        total_401k_balance_cents = coalesce(${change.total_401k_balance_cents}, record.total_401k_balance_cents),
        old_401k_count = coalesce(${change.old_401k_count}, record.old_401k_count),
        ira_count = coalesce(${change.ira_count}, record.ira_count),
        changed_by = ${requestNames[0]},
        updated_at = ${now}
      from found where record.id = found.id and found.outcome = 'saved'
      returning record.*, found.outcome, found.replaces_ssn
    )
    select * from saved union all select * from found where outcome <> 'saved'`.execute(db)
  return rows[0]
}

export async function signRecord(trx: Queries, id: string, signedName: string | null, now: Date): Promise<PersonalRow> {
  return trx
    .updateTable('personal_information')
    .set((eb) => ({ signed_at: now, signed_name: signedName, version: eb('version', '+', 1), updated_at: now }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function unsignRecord(trx: Queries, id: string, now: Date): Promise<void> {
  await trx
    .updateTable('personal_information')
    .set((eb) => ({ signed_at: null, signed_name: null, version: eb('version', '+', 1), updated_at: now }))
    .where('id', '=', id)
    .execute()
}

export async function setUnknownProviders(db: Queries, personId: string, names: readonly string[], now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('personal_information')
    .set((eb) => ({ unknown_providers: JSON.stringify(names), version: eb('version', '+', 1), updated_at: now }))
    .where('person_id', '=', personId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

type SealedCard = { readonly brand: string; readonly lastFour: string; readonly sealedToken: string }

export async function setCard(trx: Queries, id: string, { brand, lastFour, sealedToken }: SealedCard, now: Date): Promise<PersonalRow> {
  return trx
    .updateTable('personal_information')
    .set((eb) => ({
      card_brand: brand,
      card_last_four: lastFour,
      card_token: sealedToken,
      version: eb('version', '+', 1),
      updated_at: now,
    }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}
