import { assumptions } from '@app/schemas/rules/accounts/fee-data'
import type { BlockProps } from '../block-props.ts'
import { Calculator } from './calculator.tsx'

const { low, expected, high } = assumptions.growthPercent
const frame = {
  columns: ['After', 'Old plan takes', 'Old plan leaves', 'Other takes', 'Other leaves'],
  assumed: `Assumed: savings grow ${expected}% a year before fees (${low}% to ${high}% for the range), and nothing is added or taken out. What a fee takes is counted with the growth it would have had. Prices that are a fixed sum are left out: add them yourself.`,
}

/** What two yearly fees cost over the years, whichever of them is lower. */
export function FeeCalculator({ block, page, headingId }: BlockProps<'fee-calculator'>) {
  return <Calculator block={block} page={page} headingId={headingId} frame={frame} />
}
