import { iraLimitBy } from '@app/schemas/rules/money/contribution-limits'
import { useWords } from '../../../client/language.ts'
import type { BlockProps } from '../block-props.ts'
import { Calculator } from './calculator.tsx'
import { savingsFrame } from './savings-calculator.words.ts'

/** What deposits could become, as a range. Warns about more than an IRA takes in a year. */
export function SavingsCalculator({ block, page, headingId }: BlockProps<'savings-calculator'>) {
  const limit = iraLimitBy(Number(page.today.slice(0, 4)))
  return <Calculator block={block} page={page} headingId={headingId} frame={useWords(savingsFrame)} {...(limit && { given: limit })} />
}
