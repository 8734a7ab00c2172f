import { type AliasableExpression, type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Queries, Tables } from '../../db/database.ts'

export type AccountRow = Selectable<Tables['brokerage_accounts']>

/** WAITING: requested, and the partner has not answered yet. The others are the partner's. */
export type AccountState = AccountRow['state']

export async function findAccounts(db: Queries, personId: string): Promise<AccountRow[]> {
  const { rows } = await sql<AccountRow>`
    select * from brokerage_accounts where person_id = ${personId} order by created_at, id`.execute(db)
  return rows
}

/** By our number or the name of the row. */
export async function findOwnAccount(db: Queries, personId: string, name: string): Promise<AccountRow | undefined> {
  return db
    .selectFrom('brokerage_accounts')
    .selectAll()
    .where('person_id', '=', personId)
    .where(sql<boolean>`${name} in (number, id::text)`)
    .executeTakeFirst()
}

export async function findAccount(db: Queries, id: string): Promise<AccountRow | undefined> {
  return db.selectFrom('brokerage_accounts').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function findAccountOfPartner(db: Queries, partnerId: string): Promise<AccountRow | undefined> {
  return db.selectFrom('brokerage_accounts').selectAll().where('partner_id', '=', partnerId).executeTakeFirst()
}

export async function lockAccount(trx: Queries, id: string): Promise<AccountRow | undefined> {
  return trx.selectFrom('brokerage_accounts').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** Adds an account, unless there is one of the type that may still become one. */
export async function addAccount(trx: Queries, row: Insertable<Tables['brokerage_accounts']>): Promise<AccountRow | undefined> {
  return trx
    .insertInto('brokerage_accounts')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
}

export async function findCurrentState(
  trx: Queries,
  personId: string,
  accountType: AccountRow['account_type'],
): Promise<AccountRow | undefined> {
  return trx
    .selectFrom('brokerage_accounts')
    .selectAll()
    .where('person_id', '=', personId)
    .where('account_type', '=', accountType)
    .where('state', 'not in', ['REJECTED', 'CLOSED'])
    .executeTakeFirst()
}

/** Whether there is an account, or one that may still become one. */
export function findHasAccount(db: Queries, personId: string): AliasableExpression<{ readonly found: unknown }> {
  return db
    .selectFrom('brokerage_accounts')
    .select(sql<unknown>`to_jsonb(count(*) > 0)`.as('found'))
    .where('person_id', '=', personId)
    .where('state', 'not in', ['REJECTED', 'CLOSED'])
}

/** The kind and state of each account, to be read with other facts in one statement. */
export function findAccountStates(db: Queries, personId: string): AliasableExpression<{ readonly found: unknown }> {
  return db
    .selectFrom('brokerage_accounts')
    .select(
      sql<unknown>`jsonb_agg(jsonb_build_object('account_type', account_type, 'state', state, 'created_at', created_at,
        'updated_at', updated_at))`.as('found'),
    )
    .where('person_id', '=', personId)
}

/** Claims it to ask the partner, unless another process holds it until a later moment. */
export async function claimAccount(db: Queries, id: string, now: Date, until: Date): Promise<AccountRow | undefined> {
  return db
    .updateTable('brokerage_accounts')
    .set((eb) => ({ trying_until: until, tries: eb('tries', '+', 1), updated_at: now }))
    .where('id', '=', id)
    .where('state', '=', 'WAITING')
    .where((eb) => eb.or([eb('trying_until', 'is', null), eb('trying_until', '<=', now)]))
    .returningAll()
    .executeTakeFirst()
}

export type AccountChange = Omit<Updateable<Tables['brokerage_accounts']>, 'updated_at'>

export async function saveAccount(trx: Queries, id: string, change: AccountChange, now: Date): Promise<AccountRow> {
  return trx
    .updateTable('brokerage_accounts')
    .set({ ...change, updated_at: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}
