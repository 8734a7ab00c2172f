import { useState } from 'react'
import { useWords } from '../../../../client/language.ts'
import { ask } from '../../../../client/service/ask.ts'
import { Button } from '../../../../ui/button.tsx'
import { OutcomeLine } from '../../../../ui/focus/outcome-line.tsx'
import { Note } from '../../../../ui/note.tsx'
import { dayIn } from '../../day-of.ts'
import styles from '../../settings.module.css'
import { factorWords } from './factors.words.ts'
import { ownRecovery } from './own-factors.ts'

/** Somebody asked to get in without the second factor: it is said here, and stopped with one press. */
export function RecoveryNote() {
  const said = useWords(factorWords)
  const { data } = ownRecovery.use()
  const [news, setNews] = useState('')
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const stop = async () => {
    setBusy(true)
    setProblem('')
    const answer = await ask('DELETE /api/v1/auth/recovery/')
    setBusy(false)
    if (!answer.ok) return setProblem(answer.failure.detail)
    ownRecovery.put(answer.data)
    setNews(said.stopped)
  }
  if (!data?.ready_at) return <OutcomeLine text={news} />
  return (
    <Note title={said.recovery} look="problem">
      <p>{said.recoveryText(dayIn(data.ready_at))}</p>
      {data.is_looked_at && <p>{said.recoveryLooked}</p>}
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <div className={styles.buttons}>
        <Button look="small" isBusy={isBusy} onClick={() => void stop()}>
          {said.stop}
        </Button>
      </div>
    </Note>
  )
}
