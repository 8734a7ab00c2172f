import { addBankDays } from '@app/schemas/rules/days/bank-days'
import { dayOf } from '@app/schemas/rules/days/days'
import { openCents, spreadPayment } from '@app/schemas/rules/loans/loan-repayments'
import type { Context } from '../../context/context.ts'
import { audit } from '../../db/audit.ts'
import type { Queries } from '../../db/database.ts'
import type { JobHandlers } from '../../jobs/job-handlers.ts'
import type { JobData } from '../../jobs/jobs.ts'
import { writeTo } from '../auth/write-to.ts'
import { feePaidJob } from '../memberships/payments/follow-payment.ts'
import { lapsesOn, type Wait, waitOf } from './awaited.ts'
import { findEligibility } from './eligibility.ts'
import { awaitsEmail, defaultedEmail, lapsedEmail, paidOutEmail, pastDueEmail, warningEmail } from './emails.ts'
import { releaseFee } from './fee/release-fee.ts'
import { defaultsAt, loanJobs, noonOf, pastDueAt, warnedAt } from './moments.ts'
import { bookPayOut } from './money.ts'
import { datedSchedule } from './record.ts'
import { type CollectPayment, collectByHand } from './repayments/collect-payment.ts'
import { bookPayment, isRunning, toOpen } from './repayments/pay.ts'
import {
  addRepayments,
  findDue,
  findRepayments,
  markCollected,
  markPastDue,
  markWarned,
  type RepaymentRow,
} from './repayments/repayment-store.ts'
import { confirmByFee } from './requests/confirm.ts'
import { type LoanRow, lockLoan, markReminded, saveCancelled, savePaidOut, saveState } from './store.ts'

type Work = (context: Context, trx: Queries, loan: LoanRow, at: Date, number: number) => Promise<void>

/** What happens to loans on its day. Each is counted from the moment it was due, and done twice it does no more. */
export function loanJobHandlers(context: Context, collectPayment = collectByHand): JobHandlers {
  const handler = (work: Work) => ({ work: (data: JobData, { at }: { readonly at: Date }) => onLoan(context, data, at, work) })
  return {
    [loanJobs.payOut]: handler(payOut),
    [feePaidJob]: { work: ({ payment = '' }) => confirmByFee(context, payment) },
    [loanJobs.collect]: handler(collectWith(collectPayment)),
    [loanJobs.pastDue]: handler(becomePastDue),
    [loanJobs.warn]: handler(warn),
    [loanJobs.fallDue]: handler(fallDue),
  }
}

/** The loan is locked first, so that payments and the calendar never meet. It is gone when its person is. */
async function onLoan(context: Context, { loanId = '', number = '0' }: JobData, at: Date, work: Work): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    const loan = await lockLoan(trx, loanId)
    if (loan) await work(context, trx, loan, at, Number(number))
  })
}

/** Sends the money, or checks again on the next bank day, until something has been awaited for too long. */
const payOut: Work = async (context, trx, loan, at) => {
  if (loan.status !== 'CONFIRMED' || loan.pays_out_on === null) return
  const wait = waitOf(loan, await findEligibility(context, trx, loan.person_id, at))
  if (!wait) return
  if (wait.awaited.length === 0) return send(context, trx, loan, at)
  if (at >= noonOf(lapsesOn(loan.pays_out_on))) return lapse(context, trx, loan, at, wait)
  await context.jobs.send(trx, loanJobs.payOut, { loanId: loan.id }, noonOf(addBankDays(dayOf(at), 1)))
  // The person is notified once what is awaited, and until when.
  if (!(await markReminded(trx, loan.id, at))) return
  const lapses = lapsesOn(loan.pays_out_on)
  await writeTo(context, trx, loan.person_id, (addressed) => awaitsEmail(addressed, loan, wait, lapses))
}

async function send(context: Context, trx: Queries, loan: LoanRow, at: Date): Promise<void> {
  const planned = datedSchedule(loan, dayOf(at)).map(({ number, dueOn, principalCents, interestCents }) => ({
    number,
    due_on: dueOn,
    principal_cents: principalCents,
    interest_cents: interestCents,
  }))
  await addRepayments(trx, loan.id, planned)
  await bookPayOut(trx, loan, at)
  await savePaidOut(trx, loan.id, at)
  await auditBySystem(trx, loan, 'loan.paid-out')
  const [first] = planned
  if (!first) throw new Error(`The loan ${loan.id} has no payments.`)
  await context.jobs.send(trx, loanJobs.collect, { loanId: loan.id, number: '1' }, noonOf(first.due_on))
  await writeTo(context, trx, loan.person_id, (addressed) => paidOutEmail(addressed, loan, first.due_on))
}

/** What was awaited has not come: nothing is lent, and a fee goes back. */
async function lapse(context: Context, trx: Queries, loan: LoanRow, at: Date, wait: Wait): Promise<void> {
  await saveCancelled(trx, loan.id, at)
  await releaseFee(context, trx, loan)
  await auditBySystem(trx, loan, 'loan.lapsed')
  await writeTo(context, trx, loan.person_id, (addressed) => lapsedEmail(addressed, loan, wait))
}

function collectWith(collectPayment: CollectPayment): Work {
  return async (context, trx, loan, at, number) => {
    if (!isRunning(loan)) return
    const row = await markCollected(trx, loan.id, number, at)
    if (!row) return
    const next = (await findRepayments(trx, loan.id)).find((one) => one.number === number + 1)
    if (next) await context.jobs.send(trx, loanJobs.collect, { loanId: loan.id, number: String(next.number) }, noonOf(next.due_on))
    if (row.open_cents === 0 || (await collectRow(context, collectPayment, trx, loan, row, at))) return
    await context.jobs.send(trx, loanJobs.pastDue, { loanId: loan.id, number: String(number) }, pastDueAt(row.due_on))
  }
}

const becomePastDue: Work = async (context, trx, loan, at, number) => {
  if (!isRunning(loan)) return
  const row = await markPastDue(trx, loan.id, number, at)
  if (!row) return
  await saveState(trx, loan.id, { status: 'PAST_DUE', principal_cents: loan.principal_cents, ended_at: null })
  const about = { loanId: loan.id, number: String(number) }
  await context.jobs.send(trx, loanJobs.warn, about, warnedAt(row.due_on))
  await context.jobs.send(trx, loanJobs.fallDue, about, defaultsAt(row.due_on))
  await writeTo(context, trx, loan.person_id, (addressed) => pastDueEmail(addressed, row.due_on, row.open_cents))
}

const warn: Work = async (context, trx, loan, at, number) => {
  if (!isRunning(loan)) return
  const row = await markWarned(trx, loan.id, number, at)
  if (!row) return
  const owedCents = openCents((await findDue(trx, loan.id, dayOf(at))).map(toOpen))
  await writeTo(context, trx, loan.person_id, (addressed) => warningEmail(addressed, row.due_on, owedCents))
}

/** All that is owed counts as paid out, with the interest that has fallen due. */
const fallDue: Work = async (context, trx, loan, at, number) => {
  if (!isRunning(loan)) return
  const due = await findDue(trx, loan.id, dayOf(at))
  if (!due.some((row) => row.number === number)) return
  const interestCents = due.map(toOpen).reduce((sum, { openInterestCents }) => sum + openInterestCents, 0)
  await saveState(trx, loan.id, { status: 'DEFAULTED', principal_cents: loan.principal_cents, ended_at: at })
  await auditBySystem(trx, loan, 'loan.defaulted')
  await writeTo(context, trx, loan.person_id, (addressed) => defaultedEmail(addressed, loan.principal_cents + interestCents))
}

async function collectRow(
  context: Context,
  collectPayment: CollectPayment,
  trx: Queries,
  loan: LoanRow,
  row: RepaymentRow,
  at: Date,
): Promise<boolean> {
  const reference = `loan/${loan.id}/due/${row.number}`
  const asked = { personId: loan.person_id, loanId: loan.id, reference, cents: row.open_cents, at, by: 'schedule' } as const
  if ((await collectPayment(trx, asked)) !== 'collected') return false
  const spread = spreadPayment([toOpen(row)], row.open_cents)
  if (!spread) throw new Error(`A payment of the loan ${loan.id} does not fit what is open.`)
  await bookPayment(context, trx, loan, spread, { id: context.newId(), at, by: 'schedule' })
  await auditBySystem(trx, loan, 'loan.payment')
  return true
}

async function auditBySystem(trx: Queries, { id, person_id }: LoanRow, action: string): Promise<void> {
  await audit(trx, { actor: 'loans', action, subject: `person:${person_id}`, detail: { loan: id } })
}
