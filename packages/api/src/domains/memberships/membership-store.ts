import { type Insertable, type RawBuilder, type Selectable, sql, type Updateable } from 'kysely'
import type { Queries, Tables } from '../../db/database.ts'

export type MembershipRow = Selectable<Tables['memberships']>
export type FeeChoiceRow = Selectable<Tables['fee_choices']>

/** Undefined when there already is one of that plan. */
export async function insertMembership(trx: Queries, row: Insertable<Tables['memberships']>): Promise<MembershipRow | undefined> {
  return trx
    .insertInto('memberships')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
}

export async function findMembership(db: Queries, personId: string, id: string): Promise<MembershipRow | undefined> {
  return db.selectFrom('memberships').selectAll().where('id', '=', id).where('person_id', '=', personId).executeTakeFirst()
}

export async function lockMembership(trx: Queries, id: string): Promise<MembershipRow | undefined> {
  return trx.selectFrom('memberships').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** The newest first. */
export async function listMemberships(db: Queries, personId: string): Promise<MembershipRow[]> {
  return db.selectFrom('memberships').selectAll().where('person_id', '=', personId).orderBy('created_at', 'desc').orderBy('id').execute()
}

type Life = Omit<Updateable<Tables['memberships']>, 'version'>

/** The whole of its life is written, so that the statement is the same whatever changed. */
export async function saveMembership(trx: Queries, row: MembershipRow, life: Life): Promise<MembershipRow> {
  const next = { ...row, ...life }
  return trx
    .updateTable('memberships')
    .set({
      state: next.state,
      price_cents: next.price_cents,
      period_months: next.period_months,
      renews: next.renews,
      method_id: next.method_id,
      counted_from: next.counted_from,
      period_starts_at: next.period_starts_at,
      period_ends_at: next.period_ends_at,
      reminded_for: next.reminded_for,
      cancelled_at: next.cancelled_at,
      ended_at: next.ended_at,
      ended_because: next.ended_because,
      version: row.version + 1,
    })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** The first choice stays. */
export async function addFeeChoice(trx: Queries, row: Insertable<Tables['fee_choices']>): Promise<FeeChoiceRow> {
  const added = await trx
    .insertInto('fee_choices')
    .values(row)
    .onConflict((conflict) => conflict.columns(['person_id', 'product_id']).doNothing())
    .returningAll()
    .executeTakeFirst()
  return added ?? findChosen(trx, row.person_id, row.product_id)
}

/** Whether there was one. */
export async function dropFeeChoice(trx: Queries, personId: string, productId: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('fee_choices')
    .where('person_id', '=', personId)
    .where('product_id', '=', productId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function listFeeChoices(db: Queries, personId: string): Promise<FeeChoiceRow[]> {
  return db.selectFrom('fee_choices').selectAll().where('person_id', '=', personId).execute()
}

export async function addConsent(trx: Queries, row: Insertable<Tables['payment_consents']>): Promise<void> {
  await trx.insertInto('payment_consents').values(row).execute()
}

export async function findConsents(db: Queries, personId: string): Promise<Selectable<Tables['payment_consents']>[]> {
  return db.selectFrom('payment_consents').selectAll().where('person_id', '=', personId).orderBy('consented_at').execute()
}

export async function findCustomer(db: Queries, personId: string) {
  return db.selectFrom('payment_customers').selectAll().where('person_id', '=', personId).executeTakeFirst()
}

export async function putCustomer(db: Queries, personId: string, customerId: string, now: Date): Promise<void> {
  await db
    .insertInto('payment_customers')
    .values({ person_id: personId, customer_id: customerId, setup_id: null, created_at: now })
    // Two requests at once insert the same row, and either unique column may be the one that Postgres reports.
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function putSetup(db: Queries, personId: string, setupId: string): Promise<void> {
  await db.updateTable('payment_customers').set({ setup_id: setupId }).where('person_id', '=', personId).execute()
}

/**
 * Whether it is settled how somebody pays: a plan that was paid and has not ended, a payment for one that is on its way at the bank,
 * something that was bought, the free plan, a tip (also of nothing), or a share of what is moved. A plan that was only chosen settles nothing.
 */
export function isSettled(personId: string): RawBuilder<boolean> {
  return sql<boolean>`(
    exists (select from memberships where person_id = ${personId} and state not in ('pending', 'ended'))
    or exists (select from payments where person_id = ${personId} and kind = 'membership' and state = 'processing')
    or exists (select from fee_choices where person_id = ${personId})
    or exists (
      select from payments
      where person_id = ${personId} and kind = 'product' and state = 'paid' and refunded_cents < amount_cents
        and dispute in ('none', 'won')
    )
  )`
}

/**
 * When somebody last paid for a plan or product themselves, or their free days began; null when never. A payment that is on its way at the
 * bank counts, one that was given back does not.
 */
export function lastPaidAt(personId: string): RawBuilder<Date | null> {
  return sql<Date | null>`(
    select max(at) from (
      select coalesce(settled_at, created_at) as at from payments
      where person_id = ${personId} and kind in ('membership', 'product') and not is_alone
        and (state = 'processing' or (state = 'paid' and refunded_cents < amount_cents and dispute in ('none', 'won')))
      union all
      select counted_from from memberships where person_id = ${personId} and state = 'trial'
    ) as paid
  )`
}

/** Whether a person has one of these plans, products or ways to pay that is in effect. */
export async function hasAnyOf(db: Queries, personId: string, names: readonly string[]): Promise<boolean> {
  const { rows } = await sql<{ has_any: boolean }>`
    select (
      exists (
        select from memberships
        where person_id = ${personId} and plan_name = any(${names}::text[]) and state in ('trial', 'active', 'past_due')
      )
      or exists (select from fee_choices where person_id = ${personId} and product_id = any(${names}::text[]))
      or exists (
        select from payments
        where person_id = ${personId} and product_id = any(${names}::text[]) and kind = 'product' and state = 'paid'
          and refunded_cents < amount_cents and dispute in ('none', 'won')
      )
    ) as has_any`.execute(db)
  return rows[0]?.has_any ?? false
}

async function findChosen(trx: Queries, personId: string, productId: string): Promise<FeeChoiceRow> {
  return trx
    .selectFrom('fee_choices')
    .selectAll()
    .where('person_id', '=', personId)
    .where('product_id', '=', productId)
    .executeTakeFirstOrThrow()
}
