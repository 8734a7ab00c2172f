import { Fragment, type ReactNode, useCallback, useEffect, useState } from 'react'
import { useWords } from '../../client/language.ts'
import { isLoanMoving, isLoanOver, type Loan, lookEveryMs, ownLoans } from '../../screens/data/loans/loans.ts'
import { usePolling } from '../../screens/data/use-polling.ts'
import { OutcomeLine } from '../../ui/focus/outcome-line.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import styles from '../frame/parts.module.css'
import { Receipt, type Received } from '../transfer/history/receipt.tsx'
import { LoanCard } from './loan-card.tsx'
import { words } from './loan-card.words.ts'

type Props = {
  /** What a page shows of a loan below its card. */
  readonly details?: (loan: Loan) => ReactNode
  /** Whether nothing else on the page is more urgent than paying what is late. */
  readonly isMain?: boolean
}

/** The loans of a person that are not over. Nothing where there is none. What moves on at the bank appears by itself. */
export function OwnLoans({ details, isMain = false }: Props) {
  const said = useWords(words)
  const held = ownLoans.use()
  const [news, setNews] = useState('')
  const [paid, setPaid] = useState<Received>()
  // It may have been signed, paid out or missed since another page looked.
  const look = useCallback(() => void ownLoans.load(true), [])
  useEffect(look, [look])
  usePolling(held.data?.some(isLoanMoving) === true, look, lookEveryMs)
  return (
    <Loaded of={held} empty={undefined}>
      {(all) => {
        const open = all.filter((loan) => !isLoanOver(loan))
        if (open.length === 0 && news === '') return null
        return (
          <section className={styles.part} aria-labelledby="loans">
            <h2 id="loans">{said.title}</h2>
            <OutcomeLine text={news} />
            {paid && <Receipt key={paid.waiting?.pk} {...paid} />}
            {open.map((loan) => (
              <Fragment key={loan.pk}>
                <LoanCard loan={loan} isMain={isMain} onTakenBack={() => setNews(said.takenBack)} onPaid={setPaid} />
                {details?.(loan)}
              </Fragment>
            ))}
          </section>
        )
      }}
    </Loaded>
  )
}
