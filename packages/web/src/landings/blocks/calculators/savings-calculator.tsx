import { assumptions } from '@app/schemas/rules/accounts/fee-data'
import { iraLimitBy } from '@app/schemas/rules/money/contribution-limits'
import type { BlockProps } from '../block-props.ts'
import { Calculator } from './calculator.tsx'
import type { AnswerFrame } from './calculator-answer.tsx'

const { low, high } = assumptions.growthPercent
const frame: AnswerFrame = {
  columns: ['After', 'Put in', `At ${low}%`, `At ${high}%`],
  drawn: 'A range that widens over the years, and under it a line of what was put in. Its figures are in the table.',
  legend: [`Growth of ${low}% to ${high}% a year`, 'What was put in'],
  assumed: `Assumed: growth of ${low}% or ${high}% a year after costs, a deposit at the end of each month, and nothing taken out. Taxes are left out, and prices will rise too: a dollar then buys less.`,
}

/** What deposits could become, as a range. Warns about more than an IRA takes in a year. */
export function SavingsCalculator({ block, page, headingId }: BlockProps<'savings-calculator'>) {
  const limit = iraLimitBy(Number(page.today.slice(0, 4)))
  return <Calculator block={block} page={page} headingId={headingId} frame={frame} {...(limit && { given: limit })} />
}
