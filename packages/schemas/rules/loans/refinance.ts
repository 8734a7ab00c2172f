import { levelPaymentCents, scheduleOf, totalInterestCents } from './amortisation.ts'

export type RefinanceSide = { readonly rateBps: number; readonly years: number; readonly feeCents: number }

type Cost = { readonly monthlyCents: number; readonly totalCostCents: number }

export type Refinance = {
  readonly before: Cost
  readonly after: Cost
  /** Below zero: it costs more. */
  readonly monthlySavedCents: number
  readonly totalSavedCents: number
  readonly verdict: 'worth-it' | 'lower-payment-higher-cost' | 'not-worth-it'
}

const monthsPerYear = 12

/** The same debt as it is and as it would be: what is paid each month, and all interest and fees to the end. */
export function compareRefinance(debtCents: number, current: RefinanceSide, offered: RefinanceSide): Refinance {
  const [before, after] = [costOf(debtCents, current), costOf(debtCents, offered)]
  const monthlySavedCents = before.monthlyCents - after.monthlyCents
  const totalSavedCents = before.totalCostCents - after.totalCostCents
  const verdict = totalSavedCents > 0 ? 'worth-it' : monthlySavedCents > 0 ? 'lower-payment-higher-cost' : 'not-worth-it'
  return { before, after, monthlySavedCents, totalSavedCents, verdict }
}

function costOf(debtCents: number, { rateBps, years, feeCents }: RefinanceSide): Cost {
  const terms = { principalCents: debtCents, rateBps, paymentsPerYear: monthsPerYear, payments: years * monthsPerYear }
  return { monthlyCents: levelPaymentCents(terms), totalCostCents: totalInterestCents(scheduleOf(terms)) + feeCents }
}
