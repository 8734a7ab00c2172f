import { addBankDays } from '@app/schemas/rules/days/bank-days'
import { dayOf } from '@app/schemas/rules/days/days'
import { levelPaymentCents } from '@app/schemas/rules/loans/amortisation'
import type { Context, LoanMoneyMoved } from '../../../context/context.ts'
import { audit } from '../../../db/audit.ts'
import type { Queries } from '../../../db/database.ts'
import { writeTo } from '../../auth/write-to.ts'
import { withdrawTask } from '../../desk/open-task.ts'
import { lateTaskAbout, openLateTask } from '../late/open-late-task.ts'
import { loanJobs, noonOf } from '../moments.ts'
import { bookRepayment, reverseRepayment } from '../money.ts'
import { amortised } from '../record.ts'
import { isRunning, type LoanRow, saveState } from '../store.ts'
import { extraPaidEmail, extraReturnedEmail } from './extra-emails.ts'
import { extraOwedAgain } from './extra-owed-again.ts'
import { goOn } from './go-on.ts'
import { findParts, findPaymentOf, type PaymentRow, savePaymentState } from './payment-store.ts'
import { paymentTakenBack } from './payment-taken-back.ts'
import { paymentReturnedEmail, repaidEmail } from './repayment-emails.ts'
import { findRepayments, markOnce, payParts, type RepaymentRow } from './repayment-store.ts'
import { watchOpen } from './watch-open.ts'

/** A debit has settled, was not taken, or came back. The loan is locked. */
export async function paymentMoved(context: Context, trx: Queries, loan: LoanRow, moved: LoanMoneyMoved): Promise<void> {
  const payment = await findPaymentOf(trx, moved.transferId)
  if (!payment) throw new Error(`The transfer ${moved.transferId} pays nothing of the loan ${loan.id}.`)
  if (moved.state === 'SETTLED' && payment.state === 'ASKED') await count(context, trx, loan, payment, moved.at)
  if (moved.state === 'TAKEN_BACK') await paymentTakenBack(context, trx, loan, payment)
  if (moved.state === 'RETURNED' || moved.state === 'REFUSED') await takeBack(context, trx, loan, payment, moved)
}

async function count(context: Context, trx: Queries, loan: LoanRow, payment: PaymentRow, at: Date): Promise<void> {
  await payParts(trx, loan.id, await findParts(trx, payment.id), 1)
  await savePaymentState(trx, payment.id, { state: 'SETTLED', settled_at: at })
  await bookRepayment(trx, loan, { ...payment, at })
  const rows = await findRepayments(trx, loan.id)
  const owedCents = loan.principal_cents - payment.principal_cents
  await saveState(trx, loan.id, { ...stateOf(loan, rows, at), principal_cents: owedCents })
  await auditPayment(trx, loan, payment, 'loan.payment')
  if (!rows.some(isLate)) await closeLateTasks(context, trx, loan, rows)
  await tellCounted(context, trx, { ...loan, principal_cents: owedCents }, payment, rows)
}

async function tellCounted(
  context: Context,
  trx: Queries,
  loan: LoanRow,
  { principal_cents, interest_cents, extra_cents }: PaymentRow,
  rows: readonly RepaymentRow[],
): Promise<void> {
  const lastOn = lastOpenOn(rows)
  if (lastOn === undefined) return writeTo(context, trx, loan.person_id, repaidEmail)
  if (extra_cents === 0 || !isRunning(loan)) return
  const cents = principal_cents + interest_cents
  const about = {
    cents,
    dueCents: cents - extra_cents,
    owedCents: loan.principal_cents,
    levelCents: levelPaymentCents(amortised(loan)),
    lastOn,
  }
  await writeTo(context, trx, loan.person_id, (addressed) => extraPaidEmail(addressed, about))
}

/** The day of the last payment that is to come. */
function lastOpenOn(rows: readonly RepaymentRow[]): string | undefined {
  return rows.findLast(({ open_cents }) => open_cents > 0)?.due_on
}

/** Nobody has to help any more. */
async function closeLateTasks(context: Context, trx: Queries, loan: LoanRow, rows: readonly RepaymentRow[]): Promise<void> {
  for (const { number, past_due_at } of rows)
    if (past_due_at !== null) await withdrawTask(context, trx, 'loan-past-due', lateTaskAbout(loan.id, number))
}

/** The payment is open again. One that the bank sends back for want of money is tried once more by itself, and never again. */
async function takeBack(context: Context, trx: Queries, loan: LoanRow, payment: PaymentRow, moved: LoanMoneyMoved): Promise<void> {
  const { state, reason, at } = moved
  if (payment.state === 'RETURNED' || payment.state === 'REFUSED' || (state !== 'RETURNED' && state !== 'REFUSED')) return
  await savePaymentState(trx, payment.id, { state, settled_at: payment.settled_at })
  const parts = await findParts(trx, payment.id)
  const wasPaid = payment.state === 'SETTLED'
  if (wasPaid) await payParts(trx, loan.id, parts, -1)
  const again = [...parts, ...(await extraOwedAgain(context, trx, loan, payment))]
  const rows = await findRepayments(trx, loan.id)
  const owedCents = loan.principal_cents + (wasPaid ? payment.principal_cents : 0)
  if (wasPaid) {
    await reverseRepayment(trx, loan, { ...payment, at })
    await saveState(trx, loan.id, { ...stateOf(loan, rows, at), principal_cents: owedCents })
    await openTaskIfBehind(context, trx, loan, rows)
  }
  await auditPayment(trx, loan, payment, 'loan.payment-returned')
  for (const row of loan.status === 'REPAID' ? await goOn(context, trx, rows) : rows)
    if (again.some(({ number }) => number === row.number)) await watchOpen(context, trx, row)
  const triedOn = await retry(context, trx, loan, payment, { reason, at })
  const cents = payment.principal_cents + payment.interest_cents
  const lastOn = loan.status === 'DEFAULTED' ? undefined : lastOpenOn(rows)
  const about = { cents, dueCents: cents - payment.extra_cents, reason, ahead: lastOn === undefined ? undefined : { owedCents, lastOn } }
  await writeTo(context, trx, loan.person_id, (addressed) =>
    payment.extra_cents > 0 ? extraReturnedEmail(addressed, about) : paymentReturnedEmail(addressed, { cents, reason, triedOn }),
  )
}

/** A late payment that seemed to be made up has come back: somebody has to help again. */
async function openTaskIfBehind(context: Context, trx: Queries, loan: LoanRow, rows: readonly RepaymentRow[]): Promise<void> {
  const late = rows.find(isLate)
  if (late && loan.status !== 'PAST_DUE' && loan.status !== 'DEFAULTED') await openLateTask(context, trx, loan, late.number)
}

function isLate({ open_cents, past_due_at }: RepaymentRow): boolean {
  return open_cents > 0 && past_due_at !== null
}

const wantOfMoney: readonly (string | null)[] = ['R01', 'R09']

/** The day on which it is debited once more; undefined when it is not. */
async function retry(
  context: Context,
  trx: Queries,
  loan: LoanRow,
  { number }: PaymentRow,
  { reason, at }: Pick<LoanMoneyMoved, 'reason' | 'at'>,
): Promise<string | undefined> {
  if (number === null || !wantOfMoney.includes(reason) || loan.status === 'DEFAULTED') return undefined
  if (!(await markOnce(trx, loan.id, number, 'retried_at', at))) return undefined
  const day = addBankDays(dayOf(context.now()), 1)
  await context.jobs.send(trx, loanJobs.retry, { loanId: loan.id, number: String(number) }, noonOf(day))
  return day
}

/** Where a loan stands by its payments. What counts as a payout stays one. */
function stateOf(loan: LoanRow, rows: readonly RepaymentRow[], at: Date) {
  if (loan.status === 'DEFAULTED') return { status: loan.status, ended_at: loan.ended_at }
  const isOver = rows.every(({ open_cents }) => open_cents === 0)
  return { status: isOver ? 'REPAID' : rows.some(isLate) ? 'PAST_DUE' : 'ACTIVE', ended_at: isOver ? at : null } as const
}

async function auditPayment(trx: Queries, loan: LoanRow, { id }: PaymentRow, action: string): Promise<void> {
  await audit(trx, { actor: 'loans', action, subject: `person:${loan.person_id}`, detail: { loan: loan.id, payment: id } })
}
