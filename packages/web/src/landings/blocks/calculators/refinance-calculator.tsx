import { useWords } from '../../../client/language.ts'
import type { BlockProps } from '../block-props.ts'
import { Calculator } from './calculator.tsx'
import { refinanceFrame } from './refinance-calculator.words.ts'

/** What another rate or term does. A lower payment that costs more in all says so. */
export function RefinanceCalculator({ block, page, headingId }: BlockProps<'refinance-calculator'>) {
  return <Calculator block={block} page={page} headingId={headingId} frame={useWords(refinanceFrame)} />
}
