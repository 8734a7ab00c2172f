import { assumptions } from '../accounts/fee-data.ts'

/** Savings at the end of a year: with little growth and with much, and what was put in by then. */
export type SavedBy = { readonly year: number; readonly lowCents: number; readonly highCents: number; readonly paidInCents: number }

const monthsPerYear = 12

/** What savings and a deposit at the end of each month could become, year by year from now on. Growth counts each month. */
export function savingsGrowth(startCents: number, monthlyCents: number, years: number): readonly SavedBy[] {
  const { low, high } = assumptions.growthPercent
  return Array.from({ length: years + 1 }, (_, year) => ({
    year,
    lowCents: grownCents(startCents, monthlyCents, year, low),
    highCents: grownCents(startCents, monthlyCents, year, high),
    paidInCents: startCents + monthlyCents * monthsPerYear * year,
  }))
}

function grownCents(startCents: number, monthlyCents: number, years: number, percent: number): number {
  const monthly = percent / 100 / monthsPerYear
  const grown = (1 + monthly) ** (years * monthsPerYear)
  return Math.round(startCents * grown + (monthlyCents * (grown - 1)) / monthly)
}
