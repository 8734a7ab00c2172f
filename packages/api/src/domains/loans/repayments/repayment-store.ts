import type { PaidPart } from '@app/schemas/rules/loans/loan-repayments'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Queries, Tables } from '../../../db/database.ts'

export type RepaymentRow = Selectable<Tables['loan_repayments']>

type Planned = Pick<RepaymentRow, 'number' | 'due_on' | 'principal_cents' | 'interest_cents'>

export async function addRepayments(trx: Queries, loanId: string, planned: readonly Planned[]): Promise<void> {
  await sql`
    insert into loan_repayments (loan_id, number, due_on, principal_cents, interest_cents)
    select ${loanId}, * from unnest(
      ${planned.map(({ number }) => number)}::int[],
      ${planned.map(({ due_on }) => due_on)}::date[],
      ${planned.map(({ principal_cents }) => principal_cents)}::bigint[],
      ${planned.map(({ interest_cents }) => interest_cents)}::bigint[]
    )`.execute(trx)
}

export async function findRepayments(db: Queries, loanId: string): Promise<RepaymentRow[]> {
  return db.selectFrom('loan_repayments').selectAll().where('loan_id', '=', loanId).orderBy('number').execute()
}

/** What has fallen due up to that day and is not paid, the oldest first. */
export async function findDue(db: Queries, loanId: string, day: string): Promise<RepaymentRow[]> {
  return db
    .selectFrom('loan_repayments')
    .selectAll()
    .where('loan_id', '=', loanId)
    .where('open_cents', '>', 0)
    .where('due_on', '<=', day)
    .orderBy('number')
    .execute()
}

/** Marks that a payment is collected now, the first time: nothing comes back later. */
export async function markCollected(trx: Queries, loanId: string, number: number, at: Date): Promise<RepaymentRow | undefined> {
  return trx
    .updateTable('loan_repayments')
    .set({ collected_at: at })
    .where('loan_id', '=', loanId)
    .where('number', '=', number)
    .where('collected_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
}

/** The same for what is still open when its days of grace are over. */
export async function markPastDue(trx: Queries, loanId: string, number: number, at: Date): Promise<RepaymentRow | undefined> {
  return trx
    .updateTable('loan_repayments')
    .set({ past_due_at: at })
    .where('loan_id', '=', loanId)
    .where('number', '=', number)
    .where('open_cents', '>', 0)
    .where('past_due_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
}

/** The same for the e-mail that repeats what follows. */
export async function markWarned(trx: Queries, loanId: string, number: number, at: Date): Promise<RepaymentRow | undefined> {
  return trx
    .updateTable('loan_repayments')
    .set({ warned_at: at })
    .where('loan_id', '=', loanId)
    .where('number', '=', number)
    .where('open_cents', '>', 0)
    .where('warned_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
}

export async function payParts(trx: Queries, loanId: string, parts: readonly PaidPart[]): Promise<void> {
  await sql`
    update loan_repayments as row set
      paid_principal_cents = row.paid_principal_cents + part.principal_cents,
      paid_interest_cents = row.paid_interest_cents + part.interest_cents
    from unnest(
      ${parts.map(({ number }) => number)}::int[],
      ${parts.map(({ principalCents }) => principalCents)}::bigint[],
      ${parts.map(({ interestCents }) => interestCents)}::bigint[]
    ) as part (number, principal_cents, interest_cents)
    where row.loan_id = ${loanId} and row.number = part.number`.execute(trx)
}

export async function addPayment(trx: Queries, row: Insertable<Tables['loan_payments']>): Promise<void> {
  await trx.insertInto('loan_payments').values(row).execute()
}
