import type { BlockProps } from '../block-props.ts'
import styles from './calculator.module.css'
import { Calculator } from './calculator.tsx'

const frame = {
  columns: ['After', 'Paid in all', 'Interest in it', 'Still owed'],
  drawn: 'What is owed falls to nothing over the years. Its figures are in the table.',
  assumed:
    'Assumed: no other loan from the plan within the last year, a rate that stays, and level payments. Growth is a guess; nobody can promise it.',
}

/** How much a plan could lend, what a month costs, and what happens when it is not paid. */
export function LoanCalculator({ block, page, headingId }: BlockProps<'loan-calculator'>) {
  const tellsCost = page.blocks.some(({ block: name }) => name === 'cost')
  return (
    <Calculator block={block} page={page} headingId={headingId} frame={frame}>
      <p className={styles.plain}>
        Our fee for a loan is not in these figures. You see it before you sign
        {tellsCost ? (
          <>
            ; it stands under <a href="#cost">what it costs</a>.
          </>
        ) : (
          '.'
        )}
      </p>
      <p className={styles.aside}>
        <strong>If payments are missed.</strong> You have until the end of the next quarter to make one up. After that, all that is still
        owed counts as paid out to you: income tax is due on it, and mostly 10% more before 59½.
      </p>
    </Calculator>
  )
}
