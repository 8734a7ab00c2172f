import type { BlockProps } from '../block-props.ts'
import { Calculator } from './calculator.tsx'

const frame = {
  columns: ['Loan', 'A month', 'All interest', 'Paid in all'],
  assumed:
    'Assumed: the same debt today, rates that stay, and level payments each month. Fees for the other loan, or for paying off the first, are left out: they take from what is saved.',
}

/** What another rate or term does. A lower payment that costs more in all says so. */
export function RefinanceCalculator({ block, page, headingId }: BlockProps<'refinance-calculator'>) {
  return <Calculator block={block} page={page} headingId={headingId} frame={frame} />
}
