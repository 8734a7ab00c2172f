import { useState } from 'react'
import { useWords } from '../../../client/language.ts'
import type { Answer } from '../../../client/service/answer.ts'
import { ask } from '../../../client/service/ask.ts'
import { clockWords } from '../../../client/words/day-words.ts'
import { readLoansAnew } from '../../../screens/data/loans/loans.ts'
import { readChangesAnew } from '../../../screens/data/money/recharacterizations.ts'
import { readMoneyAnew, type Transfer } from '../../../screens/data/money/transfers.ts'
import { ActButton } from '../../../ui/act-button.tsx'
import styles from '../money.module.css'
import { words } from './take-back.words.ts'

/** A payment of a loan goes by the name of its transfer; a deposit that is changed to the other kind of IRA by a name of its own. */
export type Waiting = Pick<Transfer, 'pk' | 'waits_until'> & { readonly direction: Transfer['direction'] | 'PAYMENT' | 'CHANGE' }

type Props = { readonly transfer: Waiting; readonly onTakenBack: (said: string) => void }

/** Until when a deposit, withdrawal, payment of a loan or change of a deposit can be taken back, and one press that does it. Nothing once it is sent. */
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
    void (direction === 'CHANGE' ? readChangesAnew() : readMoneyAnew())
  }
  return (
    <div>
      <p className={styles.small}>{said.until(clockWords(until, Intl.DateTimeFormat().resolvedOptions().timeZone))}</p>
      <ActButton
        act={() => takeBack(direction, { params: { id: pk }, body: {} })}
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

type Which = { readonly params: { readonly id: string }; readonly body: Readonly<Record<string, never>> }

async function takeBack(direction: Waiting['direction'], which: Which): Promise<Answer<unknown>> {
  if (direction === 'CHANGE') return ask('POST /api/v1/apex/user/recharacterizations/{id}/take-back/', which)
  return ask('POST /api/v1/apex/user/transfers/{id}/take-back/', which)
}
