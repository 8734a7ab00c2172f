import { type Insertable, type Selectable, sql } from 'kysely'
import type { Queries, Tables } from '../../../db/database.ts'

export type PaymentRow = Selectable<Tables['payments']>
export type Provider = PaymentRow['provider']

/** Undefined when another attempt at it is in progress. */
export async function insertPayment(trx: Queries, row: Insertable<Tables['payments']>): Promise<PaymentRow | undefined> {
  return trx
    .insertInto('payments')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
}

export async function findPayment(db: Queries, id: string): Promise<PaymentRow | undefined> {
  return db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function findOwnPayment(db: Queries, personId: string, id: string): Promise<PaymentRow | undefined> {
  return db.selectFrom('payments').selectAll().where('id', '=', id).where('person_id', '=', personId).executeTakeFirst()
}

export async function lockPayment(trx: Queries, id: string): Promise<PaymentRow | undefined> {
  return trx.selectFrom('payments').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** The newest first. */
export async function listPayments(db: Queries, personId: string): Promise<PaymentRow[]> {
  return db.selectFrom('payments').selectAll().where('person_id', '=', personId).orderBy('created_at', 'desc').orderBy('id').execute()
}

/** What is paid, and was paid in order to get something that can turn out to be impossible. */
export async function listPaidForGoals(db: Queries, personId: string) {
  return db
    .selectFrom('payments')
    .select(['id', 'goal'])
    .where('person_id', '=', personId)
    .where('state', '=', 'paid')
    .where('goal', 'is not', null)
    .whereRef('refunded_cents', '<', 'amount_cents')
    .execute()
}

/** Whether money is on its way or fought over, or a fee for something that was done is still owed. */
export async function hasOpenPayment(db: Queries, personId: string): Promise<boolean> {
  const row = await db
    .selectFrom('payments')
    .select('id')
    .where('person_id', '=', personId)
    .where(({ eb, or, and }) =>
      or([
        eb('state', '=', 'processing'),
        eb('dispute', '=', 'open'),
        and([eb('kind', '=', 'fee'), eb('state', 'not in', ['paid', 'cancelled'])]),
      ]),
    )
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function lockUnderWay(trx: Queries, personId: string, productId: string, provider: Provider): Promise<PaymentRow | undefined> {
  return trx
    .selectFrom('payments')
    .selectAll()
    .where('person_id', '=', personId)
    .where('product_id', '=', productId)
    .where('provider', '=', provider)
    .where('state', 'not in', ['paid', 'cancelled'])
    .forUpdate()
    .executeTakeFirst()
}

/** Those that are under way for a membership. */
export async function listUnderWay(trx: Queries, membershipId: string): Promise<PaymentRow[]> {
  return trx
    .selectFrom('payments')
    .selectAll()
    .where('membership_id', '=', membershipId)
    .where('state', 'not in', ['paid', 'cancelled'])
    .forUpdate()
    .execute()
}

/** Paid for, and not given back in full, nor fought over. */
export async function countBought(db: Queries, personId: string, productId: string): Promise<number> {
  const { bought } = await db
    .selectFrom('payments')
    .select(sql<number>`count(*)::int`.as('bought'))
    .where('person_id', '=', personId)
    .where('product_id', '=', productId)
    .where('state', '=', 'paid')
    .where('dispute', 'in', ['none', 'won'])
    .whereRef('refunded_cents', '<', 'amount_cents')
    .executeTakeFirstOrThrow()
  return bought
}

/** Another try, with a card of its own. */
export async function putAttempt(
  trx: Queries,
  { id, attempt, retries }: PaymentRow,
  given: { readonly sealedMethod: string | null; readonly isAlone: boolean; readonly isRetry?: boolean },
): Promise<PaymentRow> {
  return trx
    .updateTable('payments')
    .set({
      attempt: attempt + 1,
      retries: given.isRetry ? retries + 1 : retries,
      is_alone: given.isAlone,
      method_id: given.sealedMethod,
      state: 'open',
      decline_code: null,
      claimed_until: null,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Where its receipt is sent, sealed. */
export async function putReceiptAddress(trx: Queries, id: string, sealed: string): Promise<PaymentRow> {
  return trx.updateTable('payments').set({ receipt_email: sealed }).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
}

/** Approved by the person at PayPal: now it is ours to take. */
export async function reopen(trx: Queries, id: string): Promise<void> {
  await trx
    .updateTable('payments')
    .set((eb) => ({ state: 'open', attempt: eb('attempt', '+', 1), decline_code: null, claimed_until: null }))
    .where('id', '=', id)
    .execute()
}

/** Of many who want to ask the company, one gets the payment. From then on it may have done what it is asked for, until its answer is known. */
export async function claimPayment(db: Queries, id: string, now: Date, until: Date): Promise<PaymentRow | undefined> {
  return db
    .updateTable('payments')
    .set((eb) => ({ claimed_until: until, decline_code: null, unanswered_since: eb.fn.coalesce('unanswered_since', eb.val(now)) }))
    .where('id', '=', id)
    .where('state', '=', 'open')
    .where(({ eb, or }) => or([eb('claimed_until', 'is', null), eb('claimed_until', '<=', now)]))
    .returningAll()
    .executeTakeFirst()
}

/** The company did not answer, so requests that wait for this payment can stop waiting. */
export async function recordUnanswered(db: Queries, id: string): Promise<void> {
  await db.updateTable('payments').set({ decline_code: unanswered }).where('id', '=', id).where('state', '=', 'open').execute()
}

export const unanswered = 'partner_unavailable'

type Outcome = Pick<
  PaymentRow,
  | 'state'
  | 'partner_id'
  | 'secret'
  | 'method_id'
  | 'card_brand'
  | 'card_last_four'
  | 'decline_code'
  | 'refunded_cents'
  | 'dispute'
  | 'disputed_cents'
  | 'settled_at'
  | 'unanswered_since'
>

export async function saveOutcome(trx: Queries, id: string, outcome: Outcome): Promise<PaymentRow> {
  return trx
    .updateTable('payments')
    .set({ ...outcome, claimed_until: null })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function setCancelled(trx: Queries, id: string): Promise<void> {
  await trx.updateTable('payments').set({ state: 'cancelled' }).where('id', '=', id).where('state', '<>', 'paid').execute()
}

export async function findByPartner(db: Queries, provider: Provider, partnerId: string): Promise<PaymentRow | undefined> {
  return db.selectFrom('payments').selectAll().where('provider', '=', provider).where('partner_id', '=', partnerId).executeTakeFirst()
}
