import { type AliasableExpression, type Insertable, type Selectable, sql } from 'kysely'
import type { Queries, Tables } from '../../db/database.ts'

export type AccountRow = Selectable<Tables['financial_accounts']>
type NewAccount = Insertable<Tables['financial_accounts']>

export async function findAccounts(db: Queries, personId: string): Promise<AccountRow[]> {
  return db.selectFrom('financial_accounts').selectAll().where('person_id', '=', personId).orderBy('created_at').orderBy('id').execute()
}

export async function findAccount(db: Queries, personId: string, id: string): Promise<AccountRow | undefined> {
  return db.selectFrom('financial_accounts').selectAll().where('person_id', '=', personId).where('id', '=', id).executeTakeFirst()
}

/** The same, and nobody changes it before the transaction ends. */
export async function lockAccount(trx: Queries, personId: string, id: string): Promise<AccountRow | undefined> {
  return trx
    .selectFrom('financial_accounts')
    .selectAll()
    .where('person_id', '=', personId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** Those of a person, always in the same order, so that two who lock them never wait for each other. */
export async function lockAccounts(trx: Queries, personId: string): Promise<AccountRow[]> {
  return trx.selectFrom('financial_accounts').selectAll().where('person_id', '=', personId).orderBy('id').forUpdate().execute()
}

export async function addAccount(trx: Queries, row: NewAccount): Promise<AccountRow> {
  return trx.insertInto('financial_accounts').values(row).returningAll().executeTakeFirstOrThrow()
}

/** Writes what a person may change, and counts the change. */
export async function saveAccount(trx: Queries, row: AccountRow, now: Date): Promise<AccountRow> {
  return trx
    .updateTable('financial_accounts')
    .set((eb) => ({
      version: eb('version', '+', 1),
      account_type: row.account_type,
      account_subtype: row.account_subtype,
      name: row.name,
      nickname: row.nickname,
      institution_name: row.institution_name,
      company_name: row.company_name,
      account_number: row.account_number,
      last_four: row.last_four,
      balance_cents: row.balance_cents,
      balance_at: row.balance_at,
      is_active: row.is_active,
      is_primary: row.is_primary,
      has_online_access: row.has_online_access,
      is_unknown: row.is_unknown,
      unlocked_at: row.unlocked_at,
      rollover_requested_at: row.rollover_requested_at,
      updated_at: now,
    }))
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

type Reported = Pick<
  AccountRow,
  | 'account_type'
  | 'account_subtype'
  | 'name'
  | 'account_number'
  | 'routing_number'
  | 'last_four'
  | 'balance_cents'
  | 'available_cents'
  | 'vested_cents'
  | 'verification'
>

/** Saves what the partner reports. It is not a change by the person. */
export async function saveReported(trx: Queries, id: string, told: Reported, now: Date): Promise<void> {
  await trx
    .updateTable('financial_accounts')
    .set({ ...told, balance_at: now, updated_at: now, is_reachable: true })
    .where('id', '=', id)
    .execute()
}

/** From now on it is read through another link. */
export async function moveToLink(trx: Queries, id: string, institutionId: string, partnerAccountId: string): Promise<void> {
  await trx
    .updateTable('financial_accounts')
    .set({ institution_id: institutionId, partner_account_id: partnerAccountId })
    .where('id', '=', id)
    .execute()
}

/** Whether a request to move it is open. */
export async function markRequested(trx: Queries, id: string, at: Date | null): Promise<void> {
  await trx
    .updateTable('financial_accounts')
    .set((eb) => ({ version: eb('version', '+', 1), rollover_requested_at: at }))
    .where('id', '=', id)
    .execute()
}

export async function findOfInstitution(db: Queries, institutionId: string): Promise<AccountRow[]> {
  return db.selectFrom('financial_accounts').selectAll().where('institution_id', '=', institutionId).orderBy('id').execute()
}

export async function writeReachable(trx: Queries, institutionId: string, isReachable: boolean, now: Date): Promise<void> {
  await trx
    .updateTable('financial_accounts')
    .set({ is_reachable: isReachable, updated_at: now })
    .where('institution_id', '=', institutionId)
    .execute()
}

export async function writeVerification(
  trx: Queries,
  id: string,
  change: Pick<AccountRow, 'verification' | 'tries_left' | 'verification_expires_at'>,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('financial_accounts')
    .set({ ...change, updated_at: now })
    .where('id', '=', id)
    .execute()
}

export async function deleteAccount(db: Queries, personId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('financial_accounts')
    .where('person_id', '=', personId)
    .where('id', '=', id)
    .where('source', '=', 'manual')
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function deleteOfInstitution(trx: Queries, institutionId: string): Promise<void> {
  await trx.deleteFrom('financial_accounts').where('institution_id', '=', institutionId).execute()
}

/** One at a time for a person: two must not both find that there is no primary account. */
export async function lockOwner(trx: Queries, personId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`financial-accounts ${personId}`}, 0))`.execute(trx)
}

export async function setPrimary(trx: Queries, personId: string, id: string, now: Date): Promise<void> {
  await trx
    .updateTable('financial_accounts')
    .set((eb) => ({ is_primary: false, version: eb('version', '+', 1), updated_at: now }))
    .where('person_id', '=', personId)
    .where('is_primary', '=', true)
    .where('id', '!=', id)
    .execute()
  await trx.updateTable('financial_accounts').set({ is_primary: true, updated_at: now }).where('id', '=', id).execute()
}

export async function setCall(trx: Queries, personId: string, ids: readonly string[], callId: string): Promise<void> {
  await sql`
    update financial_accounts set call_id = ${callId} where person_id = ${personId} and id = any(${ids}::uuid[])`.execute(trx)
}

/** Whether the primary account is a bank that can be used now. */
export function findHasBank(db: Queries, personId: string): AliasableExpression<{ readonly found: unknown }> {
  return db
    .selectFrom('financial_accounts')
    .select(sql<unknown>`to_jsonb(count(*) > 0)`.as('found'))
    .where('person_id', '=', personId)
    .where('is_primary', '=', true)
    .where('source', '=', 'linked')
    .where('is_active', '=', true)
    .where('is_reachable', '=', true)
    .where('verification', 'in', ['not_needed', 'verified'])
    .where('account_number', 'is not', null)
    .where('routing_number', 'is not', null)
}

/** What facts and limits of loans are made from: no text, so that no key is needed. */
export function findKinds(db: Queries, personId: string): AliasableExpression<{ readonly found: unknown }> {
  return db
    .selectFrom('financial_accounts')
    .select(
      sql<unknown>`jsonb_agg(jsonb_build_object(
        'source', source, 'link', institution_id, 'subtype', account_subtype, 'verification', verification, 'isUnknown', is_unknown,
        'isActive', is_active, 'isReachable', is_reachable, 'isRollover', rollover_requested_at is not null, 'balanceCents', balance_cents, 'vestedCents', vested_cents))`.as(
        'found',
      ),
    )
    .where('person_id', '=', personId)
}
