import { useState } from 'react'
import type { Answer, Failure } from '../client/answer.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import styles from './settings.module.css'

type Props = {
  readonly said: { readonly ask: string; readonly what: string; readonly yes: string; readonly no: string }
  readonly onStop: () => Promise<Answer<unknown>>
  readonly onKeep: () => void
  readonly onDone: () => void
}

/** Says what ending something does. One press then does it. */
export function StopDialog({ said, onStop, onKeep, onDone }: Props) {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const stop = async () => {
    setBusy(true)
    const answer = await onStop()
    setBusy(false)
    if (answer.ok) onDone()
    else setFailure(answer.failure)
  }
  return (
    <Dialog title={said.ask} onClose={onKeep}>
      <p>{said.what}</p>
      {failure && (
        <p role="alert" className={styles.problem}>
          {failure.detail}
        </p>
      )}
      <div className={styles.buttons}>
        <Button isBusy={isBusy} onClick={() => void stop()}>
          {said.yes}
        </Button>
        <Button look="quiet" onClick={onKeep}>
          {said.no}
        </Button>
      </div>
    </Dialog>
  )
}
