import { useWords } from '../../../client/language.ts'
import type { BlockProps } from '../block-props.ts'
import { Calculator } from './calculator.tsx'
import { feeFrame } from './fee-calculator.words.ts'

/** What two yearly fees cost over the years, whichever of them is lower. */
export function FeeCalculator({ block, page, headingId }: BlockProps<'fee-calculator'>) {
  return <Calculator block={block} page={page} headingId={headingId} frame={useWords(feeFrame)} />
}
