import { useEffect, useRef } from 'react'
import styles from './outcome-line.module.css'

type Props = {
  readonly text: string
  /** Where some presses leave their button in place: then the focus stays with that. */
  readonly isForLost?: boolean
}

/** What became of something: read out. What was pressed for it is gone, so the keyboard goes on from here. */
export function OutcomeLine({ text, isForLost = false }: Props) {
  const line = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (text && (!isForLost || document.activeElement === document.body)) line.current?.focus()
  }, [text, isForLost])
  return (
    <p ref={line} role="status" tabIndex={-1} className={styles.line}>
      {text}
    </p>
  )
}
