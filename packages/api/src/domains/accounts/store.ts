import type { SafeHarborAnswer } from '@app/schemas/rules/accounts/safe-harbor-answers'
import { type AliasableExpression, type Insertable, type Selectable, sql } from 'kysely'
import type { Queries, Tables } from '../../db/database.ts'
import type { Base } from '../../db/transactions/base-version.ts'

export type IraRow = Selectable<Tables['ira_accounts']>
export type PhoneRow = Selectable<Tables['phone_confirmations']>

export async function findIras(db: Queries, personId: string): Promise<IraRow[]> {
  return db.selectFrom('ira_accounts').selectAll().where('person_id', '=', personId).orderBy('created_at').orderBy('id').execute()
}

export async function addIra(trx: Queries, row: Insertable<Tables['ira_accounts']>): Promise<IraRow> {
  return trx.insertInto('ira_accounts').values(row).returningAll().executeTakeFirstOrThrow()
}

type IraChange = Pick<
  IraRow,
  'provider' | 'ira_type' | 'account_number' | 'last_four' | 'existing_ira' | 'check_payable_to' | 'check_address'
>

/** Undefined when it does not exist; otherwise the row as it is, and whether it was at this version. */
export async function saveIra(
  db: Queries,
  personId: string,
  id: string,
  base: Base,
  change: IraChange,
  now: Date,
): Promise<IraRow | 'stale' | undefined> {
  const { rows } = await sql<IraRow & { saved: boolean }>`
    with found as (
      select id, version from ira_accounts where id = ${id} and person_id = ${personId} for update
    ), saved as (
      update ira_accounts as ira set version = ira.version + 1, provider = ${change.provider}, ira_type = ${change.ira_type},
        account_number = ${change.account_number}, last_four = ${change.last_four}, existing_ira = ${change.existing_ira},
        check_payable_to = ${change.check_payable_to}, check_address = ${change.check_address}, updated_at = ${now}
      from found where ira.id = found.id and (${base ?? null}::int is null or found.version = ${base ?? null})
      returning ira.*
    )
    select saved.*, saved.id is not null as saved from found left join saved on saved.id = found.id`.execute(db)
  const [row] = rows
  if (!row) return undefined
  const { saved, ...ira } = row
  return saved ? ira : 'stale'
}

/** What a colleague found out. False when the person has said it meanwhile, or the IRA is gone. */
export async function saveIraKind(trx: Queries, id: string, kind: 'traditional' | 'roth', now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('ira_accounts')
    .set((eb) => ({ ira_type: kind, version: eb('version', '+', 1), updated_at: now }))
    .where('id', '=', id)
    .where('ira_type', '=', 'not-sure')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function findIra(db: Queries, id: string): Promise<IraRow | undefined> {
  return db.selectFrom('ira_accounts').selectAll().where('id', '=', id).executeTakeFirst()
}

export function findExisting(db: Queries, personId: string): AliasableExpression<{ readonly found: unknown }> {
  return db
    .selectFrom('ira_accounts')
    .select(sql<unknown>`to_jsonb(count(*) filter (where existing_ira) > 0)`.as('found'))
    .where('person_id', '=', personId)
}

export async function findWishes(db: Queries, personId: string): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('rollover_wishes').select('name_key').where('person_id', '=', personId).execute()
  return new Set(rows.map(({ name_key }) => name_key))
}

export async function addWishes(trx: Queries, personId: string, nameKeys: readonly string[], now: Date): Promise<void> {
  await sql`
    insert into rollover_wishes (person_id, name_key, wished_at)
    select ${personId}::uuid, unnest(${nameKeys}::text[]), ${now}::timestamptz on conflict do nothing`.execute(trx)
}

export function findWished(db: Queries, personId: string): AliasableExpression<{ readonly found: unknown }> {
  return db.selectFrom('rollover_wishes').select(sql<unknown>`to_jsonb(count(*) > 0)`.as('found')).where('person_id', '=', personId)
}

export async function findPhone(db: Queries, personId: string): Promise<PhoneRow | undefined> {
  return db.selectFrom('phone_confirmations').selectAll().where('person_id', '=', personId).executeTakeFirst()
}

/**
 * There is one row for a person, who is locked: what is sealed in it is sealed for its id. A number that was confirmed stays until another
 * one is.
 */
export async function putPhone(trx: Queries, row: Insertable<Tables['phone_confirmations']>): Promise<PhoneRow> {
  const { phone_number, send_id, sent_at } = row
  return trx
    .insertInto('phone_confirmations')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ phone_number, send_id, sent_at }))
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Only while the code that was sent last is the one that was seen. */
export async function confirmNumber(db: Queries, seen: PhoneRow, confirmedNumber: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('phone_confirmations')
    .set({ confirmed_number: confirmedNumber, confirmed_at: now, send_id: null })
    .where('id', '=', seen.id)
    .where('send_id', 'is not distinct from', seen.send_id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export function findConfirmed(db: Queries, personId: string): AliasableExpression<{ readonly found: unknown }> {
  return db
    .selectFrom('phone_confirmations')
    .select(sql<unknown>`to_jsonb(confirmed_at is not null)`.as('found'))
    .where('person_id', '=', personId)
}

/** When it ended: now, or before. */
export async function endSearch(db: Queries, personId: string, now: Date): Promise<Date> {
  const { ended_at } = await db
    .insertInto('partner_searches')
    .values({ person_id: personId, ended_at: now })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet((eb) => ({ ended_at: eb.ref('partner_searches.ended_at') })))
    .returning('ended_at')
    .executeTakeFirstOrThrow()
  return ended_at
}

export async function findSafeHarborAnswer(db: Queries, personId: string): Promise<SafeHarborAnswer | undefined> {
  const row = await db.selectFrom('safe_harbor_answers').select('answer').where('person_id', '=', personId).executeTakeFirst()
  return row?.answer
}

export async function putSafeHarborAnswer(db: Queries, personId: string, answer: SafeHarborAnswer, now: Date): Promise<void> {
  const said = { answer, answered_at: now }
  await db
    .insertInto('safe_harbor_answers')
    .values({ person_id: personId, ...said })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet(said))
    .execute()
}

type WishedIra = Tables['ira_wishes']['ira_type']

export async function findWishedIra(db: Queries, personId: string): Promise<WishedIra | undefined> {
  const row = await db.selectFrom('ira_wishes').select('ira_type').where('person_id', '=', personId).executeTakeFirst()
  return row?.ira_type
}

export async function putWishedIra(db: Queries, personId: string, iraType: WishedIra, now: Date): Promise<void> {
  const wished = { ira_type: iraType, wished_at: now }
  await db
    .insertInto('ira_wishes')
    .values({ person_id: personId, ...wished })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet(wished))
    .execute()
}

export async function removeWishedIra(db: Queries, personId: string): Promise<void> {
  await db.deleteFrom('ira_wishes').where('person_id', '=', personId).execute()
}
