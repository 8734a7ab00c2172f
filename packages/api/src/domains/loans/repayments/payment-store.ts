import { dayOf } from '@app/schemas/rules/days/days'
import type { ExtraSum } from '@app/schemas/rules/loans/extra-payment'
import type { PaidPart } from '@app/schemas/rules/loans/loan-repayments'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Queries, Tables } from '../../../db/database.ts'

/** ASKED: the debit is under way, or waits to be sent. SETTLED: it is paid. RETURNED, REFUSED: the bank did not give it. TAKEN_BACK: it was never sent. */
export type PaymentRow = Selectable<Tables['loan_payments']>

export async function addPayment(trx: Queries, row: Insertable<Tables['loan_payments']>, parts: readonly PaidPart[]): Promise<void> {
  await trx.insertInto('loan_payments').values(row).execute()
  await sql`
    insert into loan_payment_parts (payment_id, number, principal_cents, interest_cents, waived_interest_cents)
    select ${row.id}, * from unnest(
      ${parts.map(({ number }) => number)}::int[],
      ${parts.map(({ principalCents }) => principalCents)}::bigint[],
      ${parts.map(({ interestCents }) => interestCents)}::bigint[],
      ${parts.map(({ waivedInterestCents }) => waivedInterestCents)}::bigint[]
    )`.execute(trx)
}

export async function findPaymentOf(db: Queries, transferId: string): Promise<PaymentRow | undefined> {
  return db.selectFrom('loan_payments').selectAll().where('transfer_id', '=', transferId).executeTakeFirst()
}

export async function findParts(db: Queries, paymentId: string): Promise<PaidPart[]> {
  const rows = await db.selectFrom('loan_payment_parts').selectAll().where('payment_id', '=', paymentId).orderBy('number').execute()
  return rows.map(({ number, principal_cents, interest_cents, waived_interest_cents }) => ({
    number,
    principalCents: principal_cents,
    interestCents: interest_cents,
    waivedInterestCents: waived_interest_cents,
  }))
}

export async function savePaymentState(trx: Queries, id: string, change: Pick<PaymentRow, 'state' | 'settled_at'>): Promise<void> {
  await trx.updateTable('loan_payments').set(change).where('id', '=', id).execute()
}

/** Extra sums that lower the principal, or will once their debit has settled. */
export async function findExtras(db: Queries, loanId: string): Promise<ExtraSum[]> {
  const rows = await db
    .selectFrom('loan_payments')
    .select(['at', 'extra_cents'])
    .where('loan_id', '=', loanId)
    .where('extra_cents', '>', 0)
    .where('state', 'in', ['ASKED', 'SETTLED'])
    .orderBy('at')
    .execute()
  return rows.map(({ at, extra_cents }) => ({ on: dayOf(at), cents: extra_cents }))
}

/** The payments of a loan, the newest first. */
export async function findPayments(db: Queries, loanId: string): Promise<PaymentRow[]> {
  return db.selectFrom('loan_payments').selectAll().where('loan_id', '=', loanId).orderBy('at', 'desc').orderBy('id').execute()
}
