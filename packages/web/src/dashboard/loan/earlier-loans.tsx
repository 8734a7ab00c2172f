import { dollarWords } from '@app/schemas/rules/money/money'
import { language, useWords } from '../../client/language.ts'
import { dateWords } from '../../client/words/day-words.ts'
import { isLoanOver, ownLoans } from '../../screens/data/loans/loans.ts'
import { Line, Lines } from '../../ui/lines.tsx'
import parts from '../frame/parts.module.css'
import styles from '../transfer/money.module.css'
import { words } from './loan-page.words.ts'

/** Loans that are over, in a line each: nothing has to be done about them. */
export function EarlierLoans() {
  const said = useWords(words)
  const over = ownLoans.use().data?.filter(isLoanOver) ?? []
  if (over.length === 0) return null
  return (
    <section className={parts.part} aria-labelledby="earlier-loans">
      <h2 id="earlier-loans">{said.earlier}</h2>
      <Lines>
        {over.map(({ pk, status, borrow_amount: sum, created_at: at }) => (
          <Line key={pk}>
            <span>
              <strong>{status === 'REPAID' ? said.repaid : said.takenBack}</strong>
              <span className={styles.small}>{dateWords(at, language())}</span>
            </span>
            <span className={styles.figure}>{dollarWords(sum, true)}</span>
          </Line>
        ))}
      </Lines>
    </section>
  )
}
