import { assumptions } from './fee-data.ts'
import type { Range } from './fees.ts'

type Job = { readonly salaryCents: number; readonly startYear: number; readonly endYear: number }

/** More would look like knowledge. */
const roundedToCents = 10_000

/**
 * What may have come together in a plan: a share of the salary each year, which then grew until now. It is for a plan that nobody
 * has looked into, and is shown as a range, in whole hundreds of dollars.
 */
export function estimateBalance({ salaryCents, startYear, endYear }: Job, thisYear: number): Range {
  const estimate = (which: keyof Range) => {
    const growth = 1 + assumptions.growthPercent[which] / 100
    const saved = (salaryCents * assumptions.savedPercent[which]) / 100
    let balance = 0
    for (let year = startYear; year <= thisYear; year++) balance = balance * growth + (year <= endYear ? saved : 0)
    return Math.round(balance / roundedToCents) * roundedToCents
  }
  return { low: estimate('low'), expected: estimate('expected'), high: estimate('high') }
}
