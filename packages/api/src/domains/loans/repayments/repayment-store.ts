import { dayOf } from '@app/schemas/rules/days/days'
import type { ChangedRepayment } from '@app/schemas/rules/loans/extra-payment'
import type { PaidPart } from '@app/schemas/rules/loans/loan-repayments'
import { type Selectable, sql } from 'kysely'
import type { Queries, Tables } from '../../../db/database.ts'

export type RepaymentRow = Selectable<Tables['loan_repayments']> & ReservedCents

/** What of it is paid by debits that are under way. */
type ReservedCents = {
  readonly reserved_principal_cents: number
  readonly reserved_interest_cents: number
}

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

/** What payments are from now on: an extra sum was paid, or came back. */
export async function changeRepayments(trx: Queries, loanId: string, changes: readonly ChangedRepayment[]): Promise<void> {
  if (changes.length === 0) return
  await sql`
    update loan_repayments as row set
      principal_cents = changed.principal_cents, interest_cents = changed.interest_cents, early_interest_cents = changed.early_interest_cents
    from unnest(
      ${changes.map(({ number }) => number)}::int[],
      ${changes.map(({ principalCents }) => principalCents)}::bigint[],
      ${changes.map(({ interestCents }) => interestCents)}::bigint[],
      ${changes.map(({ earlyInterestCents }) => earlyInterestCents)}::bigint[]
    ) as changed (number, principal_cents, interest_cents, early_interest_cents)
    where row.loan_id = ${loanId} and row.number = changed.number`.execute(trx)
}

/** A loan whose money came back is owed no more. */
export async function removeRepayments(trx: Queries, loanId: string): Promise<void> {
  await trx.deleteFrom('loan_repayments').where('loan_id', '=', loanId).execute()
}

export async function findRepayments(db: Queries, loanId: string): Promise<RepaymentRow[]> {
  const { rows } = await sql<RepaymentRow>`
    select row.*, coalesce(reserved.principal, 0)::bigint as reserved_principal_cents, coalesce(reserved.interest, 0)::bigint as reserved_interest_cents
    from loan_repayments row left join lateral (
      select sum(part.principal_cents) as principal, sum(part.interest_cents + part.waived_interest_cents) as interest
      from loan_payments paid join loan_payment_parts part on part.payment_id = paid.id
      where paid.loan_id = row.loan_id and paid.state = 'ASKED' and part.number = row.number
    ) as reserved on true
    where row.loan_id = ${loanId} order by row.number`.execute(db)
  return rows
}

/** What has fallen due up to that day and is not paid, the oldest first. */
export async function findDue(db: Queries, loanId: string, day: string): Promise<RepaymentRow[]> {
  return (await findRepayments(db, loanId)).filter(({ open_cents, due_on }) => open_cents > 0 && due_on <= day)
}

type Mark = 'collected_at' | 'retried_at' | 'past_due_at' | 'warned_at'

/** Marks that something was done about a payment, the first time and no earlier than its day. Whether this was the first time. */
export async function markOnce(trx: Queries, loanId: string, number: number, mark: Mark, at: Date): Promise<boolean> {
  const marked = trx
    .updateTable('loan_repayments')
    .set({ [mark]: at })
    .where('loan_id', '=', loanId)
    .where('number', '=', number)
    .where(mark, 'is', null)
    .where('due_on', '<=', dayOf(at))
  return (await marked.returning('number').executeTakeFirst()) !== undefined
}

/** There is another last day to make payments up: people are warned again before it. */
export async function forgetWarnings(trx: Queries, loanId: string): Promise<void> {
  await trx.updateTable('loan_repayments').set({ warned_at: null }).where('loan_id', '=', loanId).execute()
}

/** Counts parts as paid; with −1, takes that back. */
export async function payParts(trx: Queries, loanId: string, parts: readonly PaidPart[], sign: 1 | -1): Promise<void> {
  await sql`
    update loan_repayments as row set
      paid_principal_cents = row.paid_principal_cents + part.principal_cents,
      paid_interest_cents = row.paid_interest_cents + part.interest_cents,
      waived_interest_cents = row.waived_interest_cents + part.waived_interest_cents
    from unnest(
      ${parts.map(({ number }) => number)}::int[],
      ${parts.map(({ principalCents }) => sign * principalCents)}::bigint[],
      ${parts.map(({ interestCents }) => sign * interestCents)}::bigint[],
      ${parts.map(({ waivedInterestCents }) => sign * waivedInterestCents)}::bigint[]
    ) as part (number, principal_cents, interest_cents, waived_interest_cents)
    where row.loan_id = ${loanId} and row.number = part.number`.execute(trx)
}
