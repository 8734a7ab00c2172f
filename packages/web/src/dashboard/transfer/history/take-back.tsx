import { useState } from 'react'
import { useWords } from '../../../client/language.ts'
import { ask } from '../../../client/service/ask.ts'
import { clockWords } from '../../../client/words/day-words.ts'
import { readMoneyAnew, type Transfer } from '../../../screens/data/money/transfers.ts'
import { Button } from '../../../ui/button.tsx'
import styles from '../money.module.css'
import { words } from './take-back.words.ts'

export type Waiting = Pick<Transfer, 'pk' | 'direction' | 'waits_until'>

type Props = { readonly transfer: Waiting; readonly onTakenBack: (said: string) => void }

/** Until when a deposit or withdrawal can be taken back, and one press that does it. Nothing once it is sent. */
export function TakeBack({ transfer: { pk, direction, waits_until: until }, onTakenBack }: Props) {
  const said = useWords(words)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  if (until === null) return null
  const takeBack = async () => {
    setBusy(true)
    const answer = await ask('POST /api/v1/apex/user/transfers/{id}/take-back/', { params: { id: pk }, body: {} })
    setBusy(false)
    if (answer.ok) onTakenBack(said.takenBack[direction])
    else setProblem(answer.failure.detail)
    void readMoneyAnew()
  }
  return (
    <>
      <span className={styles.small}>{said.until(clockWords(until, Intl.DateTimeFormat().resolvedOptions().timeZone))}</span>
      <Button look="small" isBusy={isBusy} onClick={() => void takeBack()}>
        {said.takeBack}
      </Button>
      <span role="alert" className={styles.small}>
        {problem}
      </span>
    </>
  )
}
