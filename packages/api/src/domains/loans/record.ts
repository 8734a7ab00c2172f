import { toDollars } from '@app/schemas/api/fields'
import { addDays, dayOf } from '@app/schemas/rules/days/days'
import { type Installment, levelPaymentCents, scheduleOf, totalInterestCents, trueCostBps } from '@app/schemas/rules/loans/amortisation'
import { offerDays } from '@app/schemas/rules/loans/loan-days'
import { currentLoan } from '@app/schemas/rules/loans/loans'
import { paymentDueOn, paymentsPerYear } from '@app/schemas/rules/loans/plan-loans'
import type { KeyRing } from '../../security/key-ring.ts'
import { sealing } from '../../security/sealing.ts'
import { lapsesOn, sendsOn, waitOf } from './awaited.ts'
import type { Eligibility } from './eligibility.ts'
import { makeUpBy } from './make-up-by.ts'
import { termsVersion } from './plan.ts'
import { sealedLoans } from './sealed.ts'
import { isRunning, type LoanView, type NewTerms } from './store.ts'

type Priced = Omit<NewTerms, 'offered_at'>

const percentDigits = 100
const monthsPerYear = 12

/** What a loan is worked out from. */
export function amortised({ borrow_cents, rate_bps, term_years, frequency }: Priced) {
  const perYear = paymentsPerYear(frequency)
  return { principalCents: borrow_cents, rateBps: rate_bps, paymentsPerYear: perYear, payments: term_years * perYear }
}

/** What a loan costs, as calls tell it. */
export function toCost(priced: Priced, schedule: readonly Installment[]) {
  const { borrow_cents: borrowed, fee_cents: fee, frequency, fee_payment } = priced
  const perYear = paymentsPerYear(frequency)
  const payment = levelPaymentCents(amortised(priced))
  const interest = totalInterestCents(schedule)
  return {
    borrow_amount: toDollars(borrowed),
    interest_rate: priced.rate_bps / percentDigits,
    term: priced.term_years,
    purpose: priced.purpose,
    payment_frequency: frequency,
    payments: schedule.length,
    payment_amount: toDollars(payment),
    monthly_payment_amount: toDollars(Math.round((payment * perYear) / monthsPerYear)),
    origination_fee: toDollars(fee),
    fee_payment,
    amount_received: toDollars(receivedCents(priced)),
    total_interest: toDollars(interest),
    total_cost: toDollars(interest + fee),
    total_of_payments: toDollars(borrowed + interest),
    // A fee counts the same from wherever it is paid.
    true_cost_rate: (trueCostBps(borrowed - fee, schedule, perYear) ?? 0) / percentDigits,
    spouse_consent_required: priced.spouse_needed,
  }
}

/** What arrives at the bank. All that is borrowed is owed. */
export function receivedCents({
  borrow_cents,
  fee_cents,
  fee_payment,
}: Pick<NewTerms, 'borrow_cents' | 'fee_cents' | 'fee_payment'>): number {
  return fee_payment === 'card' ? borrow_cents : borrow_cents - fee_cents
}

/** A loan as calls give it. */
export function toLoan(keys: KeyRing, row: LoanView, standing: Eligibility, now: Date) {
  const isPending = row.status === 'PENDING'
  const wait = waitOf(row, standing)
  const awaits = wait?.awaited ?? []
  return {
    pk: row.id,
    version: row.version,
    user: row.person_id,
    status: row.status,
    ...toCost(row, scheduleOf(amortised(row))),
    current_principal: toDollars(row.principal_cents),
    next_repayment_date: row.status === 'DEFAULTED' ? null : row.next_due_on,
    next_debit: toNextDebit(row),
    due_amount: isRunning(row) ? toDollars(row.due_cents) : 0,
    due_since: isRunning(row) ? row.due_since : null,
    payments_under_way: toDollars(row.under_way_cents),
    spouse_consent: row.spouse_agreed,
    terms_version: isPending ? termsVersion : (row.terms_version ?? termsVersion),
    offer_ends_on: isPending ? offerEndsOn(row) : null,
    fee_card: row.fee_card === null ? null : sealing(keys, sealedLoans).open('fee_card', row.id, row.fee_card),
    fee_is_paid: row.fee_payment === 'card' && row.confirmed_at !== null && row.status !== 'CANCELLED',
    pays_out_on: sendsOn(row, now),
    awaits,
    covered_amount: wait ? toDollars(wait.coveredCents) : null,
    lapses_on: row.status === 'CONFIRMED' && awaits.length > 0 && row.pays_out_on !== null ? lapsesOn(row.pays_out_on) : null,
    past_due_amount: toDollars(row.past_due_cents),
    make_up_by: row.status === 'PAST_DUE' && row.first_missed_on !== null ? makeUpBy(row, row.first_missed_on) : null,
    created_at: row.created_at.toISOString(),
    confirmed_at: row.confirmed_at?.toISOString() ?? null,
  }
}

/** What is taken from the bank by itself, and when. A payment whose day has come isn’t, also when it was not paid then. */
function toNextDebit(row: LoanView) {
  const { next_debit_on: on, next_debit_cents: cents } = row
  return isRunning(row) && on !== null && cents !== null ? { on, amount: toDollars(cents) } : null
}

/** The current loan first, the others as they are. */
export function inOrder(rows: readonly LoanView[]): readonly LoanView[] {
  const current = currentLoan(rows)
  return current ? [current, ...rows.filter((row) => row !== current)] : rows
}

export function offerEndsOn({ offered_at }: Pick<NewTerms, 'offered_at'>): string {
  return addDays(dayOf(offered_at), offerDays)
}

/** Every payment, with its day, counted from the day on which the money is sent. */
export function datedSchedule(priced: Priced, paidOutOn: string) {
  return scheduleOf(amortised(priced)).map((one) => ({ ...one, dueOn: paymentDueOn(priced.frequency, paidOutOn, one.number) }))
}

export function toPlanned({ number, dueOn, principalCents, interestCents, balanceCents }: ReturnType<typeof datedSchedule>[number]) {
  return {
    number,
    due_date: dueOn,
    payment: toDollars(principalCents + interestCents),
    principal: toDollars(principalCents),
    interest: toDollars(interestCents),
    balance: toDollars(balanceCents),
  }
}
