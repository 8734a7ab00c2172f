import { useState } from 'react'
import { useWords } from '../../../client/language.ts'
import { ask } from '../../../client/service/ask.ts'
import { clockWords } from '../../../client/words/day-words.ts'
import { readLoansAnew } from '../../../screens/data/loans/loans.ts'
import { readMoneyAnew, type Transfer } from '../../../screens/data/money/transfers.ts'
import { ActButton } from '../../../ui/act-button.tsx'
import styles from '../money.module.css'
import { words } from './take-back.words.ts'

/** A payment of a loan goes by the name of its transfer. */
export type Waiting = Pick<Transfer, 'pk' | 'waits_until'> & { readonly direction: Transfer['direction'] | 'PAYMENT' }

type Props = { readonly transfer: Waiting; readonly onTakenBack: (said: string) => void }

/** Until when a deposit, withdrawal or payment of a loan can be taken back, and one press that does it. Nothing once it is sent. */
export function TakeBack({ transfer: { pk, direction, waits_until: until }, onTakenBack }: Props) {
  const said = useWords(words)
  const [problem, setProblem] = useState('')
  // It was sent when it was pressed: then the button is gone, and why it came too late stays.
  if (until === null)
    return problem === '' ? null : (
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
    )
  const readAnew = () => {
    if (direction === 'PAYMENT') readLoansAnew()
    void readMoneyAnew()
  }
  return (
    <div>
      <p className={styles.small}>{said.until(clockWords(until, Intl.DateTimeFormat().resolvedOptions().timeZone))}</p>
      <ActButton
        act={() => ask('POST /api/v1/apex/user/transfers/{id}/take-back/', { params: { id: pk }, body: {} })}
        onDone={() => {
          onTakenBack(said.takenBack[direction])
          readAnew()
        }}
        onFailed={(why) => {
          setProblem(why)
          readAnew()
        }}
      >
        {said.takeBack}
      </ActButton>
    </div>
  )
}
