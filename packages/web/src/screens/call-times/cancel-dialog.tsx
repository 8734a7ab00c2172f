import { useState } from 'react'
import type { Answer, Failure } from '../../client/answer.ts'
import { useWords } from '../../client/language.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import type { Call } from '../data/calls.ts'
import styles from './call-card.module.css'
import { words } from './call-card.words.ts'
import { callWords } from './moment-words.ts'

type Props = {
  readonly call: Call
  readonly onKeep: () => void
  readonly onCancel: () => Promise<Answer<unknown>>
  readonly onDone: () => void
}

/** Asks once more: a time that is given back may be gone. */
export function CancelDialog({ call, onKeep, onCancel, onDone }: Props) {
  const said = useWords(words)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const cancel = async () => {
    setBusy(true)
    const answer = await onCancel()
    setBusy(false)
    if (answer.ok) onDone()
    else setFailure(answer.failure)
  }
  return (
    <Dialog title={said.cancelTitle} onClose={onKeep}>
      <p>{said.cancelWords(callWords(call.starts_at, call.time_zone))}</p>
      {failure && <p role="alert">{failure.detail}</p>}
      <div className={styles.buttons}>
        <Button onClick={onKeep}>{said.keep}</Button>
        <Button look="small" isBusy={isBusy} onClick={() => void cancel()}>
          {said.yesCancel}
        </Button>
      </div>
    </Dialog>
  )
}
