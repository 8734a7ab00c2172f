import { assumptions } from './fee-data.ts'
import type { Range } from './fees.ts'

export type FeeDrag = {
  /** What is missing at the end: the fees, and the growth that they would have had. */
  readonly missingCents: number
  /** What is left at the end. */
  readonly leftCents: number
  /** What is missing, as a share of what there would be without any fee. */
  readonly share: number
}

/** What a yearly fee takes from savings that are left alone while they grow. */
export function feeDrag(balanceCents: number, feePercent: number, years: number, growthPercent: number): FeeDrag {
  const withoutFee = balanceCents * (1 + growthPercent / 100) ** years
  const left = balanceCents * (1 + (growthPercent - feePercent) / 100) ** years
  return {
    missingCents: Math.round(withoutFee - left),
    leftCents: Math.round(left),
    share: withoutFee > 0 ? (withoutFee - left) / withoutFee : 0,
  }
}

/** How much more the one fee leaves than the other, with little, usual and much growth. Below zero it leaves less. */
export function leftMoreCents(balanceCents: number, feePercent: number, otherPercent: number, years: number): Range {
  const more = (growth: number) =>
    feeDrag(balanceCents, feePercent, years, growth).leftCents - feeDrag(balanceCents, otherPercent, years, growth).leftCents
  const { low, expected, high } = assumptions.growthPercent
  return { low: more(low), expected: more(expected), high: more(high) }
}
