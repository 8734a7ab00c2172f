import { useWords } from '../../../client/language.ts'
import type { BlockProps } from '../block-props.ts'
import styles from './calculator.module.css'
import { Calculator } from './calculator.tsx'
import { loanWords } from './loan-calculator.words.ts'

/** How much a plan could lend, what a month costs, and what happens when it is not paid. */
export function LoanCalculator({ block, page, headingId }: BlockProps<'loan-calculator'>) {
  const { frame, fee, feeUnder, cost, missed, missedText } = useWords(loanWords)
  const tellsCost = page.blocks.some(({ block: name }) => name === 'cost')
  return (
    <Calculator block={block} page={page} headingId={headingId} frame={frame}>
      <p className={styles.plain}>
        {fee}
        {tellsCost ? (
          <>
            {feeUnder} <a href="#cost">{cost}</a>.
          </>
        ) : (
          '.'
        )}
      </p>
      <p className={styles.aside}>
        <strong>{missed}</strong> {missedText}
      </p>
    </Calculator>
  )
}
