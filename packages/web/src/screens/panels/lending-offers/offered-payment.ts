import { type LoanTerms, levelPaymentCents, scheduleOf, trueCostBps } from '@app/schemas/rules/loans/amortisation'
import type { Lender } from '../../data/loans/loans.ts'

export type LenderWish = { readonly dollars: number; readonly years: number }

type Offered =
  | {
      readonly isLent: true
      readonly monthly: readonly [number, number]
      readonly total: readonly [number, number]
      /** Percent a year with the fee, which is taken out of the loan. */
      readonly trueCost: readonly [number, number]
    }
  | { readonly isLent: false; readonly not: 'amount' | 'time' }

const monthsPerYear = 12

/** What a lender would ask each month and in all, from its lowest rate and fee to its highest; or why it does not lend that. */
export function offeredPayment({ amount, term, interest_rate, fee }: Lender, { dollars, years }: LenderWish): Offered {
  if (dollars < amount.least || dollars > amount.most) return { isLent: false, not: 'amount' }
  if (years < term.least || years > term.most) return { isLent: false, not: 'time' }
  const cents = Math.round(dollars * 100)
  const termsAt = (rate: number): LoanTerms => ({
    principalCents: cents,
    rateBps: Math.round(rate * 100),
    paymentsPerYear: monthsPerYear,
    payments: years * monthsPerYear,
  })
  const monthly = (rate: number) => levelPaymentCents(termsAt(rate)) / 100
  const trueCost = (rate: number, percent: number) =>
    (trueCostBps(Math.round(cents * (1 - percent / 100)), scheduleOf(termsAt(rate)), monthsPerYear) ?? 0) / 100
  const cost = (rate: number, percent: number) => monthly(rate) * years * monthsPerYear - dollars + (dollars * percent) / 100
  return {
    isLent: true,
    monthly: [monthly(interest_rate.low), monthly(interest_rate.high)],
    total: [cost(interest_rate.low, fee.low), cost(interest_rate.high, fee.high)],
    trueCost: [trueCost(interest_rate.low, fee.low), trueCost(interest_rate.high, fee.high)],
  }
}
