import { type ReactNode, useState } from 'react'
import { useWords, type Words } from '../../client/language.ts'
import type { Answer, Failure } from '../../client/service/answer.ts'
import { problemWords } from '../../client/service/problem-words.ts'
import { Button } from '../button.tsx'
import styles from './confirm-dialog.module.css'
import { Dialog } from './dialog.tsx'

const words: Words<{ readonly once: string }> = {
  en: { once: 'Nothing you entered is lost. You can safely press the button again: it’s done only once.' },
  es: { once: 'No se pierde nada de lo que pusiste. Puedes volver a pulsar el botón sin riesgo: se hace una sola vez.' },
}

type Props<T> = {
  readonly title: string
  readonly children: ReactNode
  readonly yes: string
  readonly no: string
  /** What is done may be hard to have back: then the main button is the one that leaves all as it is. */
  readonly isKeepingMain?: boolean
  /** It moves money, under a key that is the same until it is done: without an answer people read that they can press again. */
  readonly isKeyed?: boolean
  /** Whether there is something to do yet. Where there isn’t, it says what is missing, and nothing is done. */
  readonly isReady?: () => boolean
  readonly act: () => Promise<Answer<T>>
  readonly onKeep: () => void
  readonly onDone: (data: T) => void
}

/** Says what something does before it is done, and why where it could not be. One press then does it. */
export function ConfirmDialog<T>({ title, children, yes, no, isKeepingMain = false, isKeyed = false, onKeep, ...doing }: Props<T>) {
  const { once } = useWords(words)
  const { isBusy, failure, confirm } = useDoing(doing)
  const keep = (
    <Button look={isKeepingMain ? 'main' : 'quiet'} onClick={onKeep}>
      {no}
    </Button>
  )
  return (
    <Dialog title={title} onClose={onKeep}>
      {children}
      <div className={styles.answers}>
        {failure && (
          <p role="alert" className={styles.problem}>
            {problemWords(failure)}
            {isKeyed && failure.code === 'offline' && ` ${once}`}
          </p>
        )}
        {isKeepingMain && keep}
        <Button look={isKeepingMain ? 'outline' : 'main'} isBusy={isBusy} onClick={() => void confirm()}>
          {yes}
        </Button>
        {!isKeepingMain && keep}
      </div>
    </Dialog>
  )
}

/** Does it at a press, and says why where it could not be done. */
function useDoing<T>({ isReady = () => true, act, onDone }: Pick<Props<T>, 'isReady' | 'act' | 'onDone'>) {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const confirm = async () => {
    if (!isReady()) return
    setBusy(true)
    // The same words are read out again only where they were gone.
    setFailure(undefined)
    const answer = await act()
    setBusy(false)
    if (answer.ok) onDone(answer.data)
    else setFailure(answer.failure)
  }
  return { isBusy, failure, confirm }
}
