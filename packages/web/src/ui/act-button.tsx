import { type ReactNode, useState } from 'react'
import type { Answer } from '../client/service/answer.ts'
import styles from './act-button.module.css'
import { Button } from './button.tsx'

type Props<T> = {
  readonly children: ReactNode
  readonly act: () => Promise<Answer<T>>
  readonly onDone: (data: T) => void
  readonly onFailed?: (problem: string) => void
}

/** One press does it, without a question before: nothing is lost by it. Why it could not be done is said below. */
export function ActButton<T>({ children, act, onDone, onFailed }: Props<T>) {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const press = async () => {
    setBusy(true)
    // The same words are read out again only where they were gone.
    setProblem('')
    const answer = await act()
    setBusy(false)
    if (answer.ok) return onDone(answer.data)
    setProblem(answer.failure.detail)
    onFailed?.(answer.failure.detail)
  }
  return (
    <>
      <Button look="small" isBusy={isBusy} onClick={() => void press()}>
        {children}
      </Button>
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
    </>
  )
}
