import { useEffect, useRef, useState } from 'react'
import { useWords } from '../../client/language.ts'
import { Button } from '../../ui/button.tsx'
import { type Call, moveCall } from '../data/calls/calls.ts'
import styles from './call-card.module.css'
import { words } from './call-card.words.ts'
import { TimePicker } from './time-picker.tsx'

type Props = {
  readonly call: Call /** With the call as it is then; with nothing when it stays as it was. */
  readonly onDone: (after?: Call) => void
}

/** Another time for a call, without leaving the page. */
export function MoveCall({ call, onDone }: Props) {
  const said = useWords(words)
  const section = useRef<HTMLElement>(null)
  useEffect(() => section.current?.focus(), [])
  const [start, setStart] = useState(call.starts_at)
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const move = async () => {
    if (start === call.starts_at) return setProblem(said.choose)
    setBusy(true)
    const moved = await moveCall(call, start)
    setBusy(false)
    if (moved.ok) onDone(moved.data)
    else setProblem(moved.failure.detail)
  }
  return (
    <section ref={section} tabIndex={-1} className={styles.move} aria-label={said.move}>
      <TimePicker id={`move-${call.pk}`} name={`move-${call.pk}`} value={start} onChange={setStart} isWrong={problem !== ''} />
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
      <div className={styles.buttons}>
        <Button look="small" isBusy={isBusy} onClick={() => void move()}>
          {said.moveTo}
        </Button>
        <Button look="quiet" onClick={() => onDone()}>
          {said.keep}
        </Button>
      </div>
    </section>
  )
}
