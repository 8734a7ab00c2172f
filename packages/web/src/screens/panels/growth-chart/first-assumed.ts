import { assumptions, feeClasses, ourCost } from '@app/schemas/rules/accounts/fee-data'
import type { Fees } from '../../data/accounts/fees.ts'
import type { Assumed } from './growth.ts'

const fewestYears = 10
/** A plan of middling size, where nothing is known of the person's own. */
const usualPlanPercent = feeClasses[2]?.totalPercent ?? 0

export type First = {
  readonly assumed: Assumed
  /** Whether what the plan costs is the person's own, or that of a usual plan. */
  readonly isPlanKnown: boolean
  readonly filingYears: readonly number[]
}

/** What the chart begins with: the person's own savings, years and fees, where they are known. Nothing without savings. */
export function firstAssumed(
  compared: Fees | undefined,
  total: { readonly low: number; readonly high: number } | undefined,
): First | undefined {
  const lines = compared?.results.filter(({ actual_fees }) => actual_fees !== null) ?? []
  const counted = lines.reduce((sum, { balance }) => sum + (balance?.expected ?? 0), 0)
  const fees = lines.reduce((sum, { actual_fees }) => sum + (actual_fees?.expected ?? 0), 0)
  const savings = Math.round(counted > 0 ? counted : total ? (total.low + total.high) / 2 : 0)
  if (savings <= 0) return undefined
  const { low, expected, high } = assumptions.growthPercent
  const percent = counted > 0 ? (100 * fees) / counted : usualPlanPercent
  return {
    assumed: {
      savings,
      years: Math.max(fewestYears, compared?.until_retirement?.years ?? 0),
      low,
      middle: expected,
      high,
      planPercent: Math.round(percent * 100) / 100,
      oursPercent: compared?.our_cost.fund_percent ?? ourCost.fundPercent,
      membership: compared?.our_cost.membership ?? ourCost.membershipYearlyCents / 100,
    },
    isPlanKnown: counted > 0,
    filingYears: [...new Set(lines.flatMap(({ source_year }) => source_year ?? []))].sort((one, other) => one - other),
  }
}
