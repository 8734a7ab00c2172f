import { useEffect, useRef } from 'react'
import styles from './outcome-line.module.css'

/** What became of something: read out. What was pressed for it is gone, so the keyboard goes on from here. */
export function OutcomeLine({ text }: { readonly text: string }) {
  const line = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (text) line.current?.focus()
  }, [text])
  return (
    <p ref={line} role="status" tabIndex={-1} className={styles.line}>
      {text}
    </p>
  )
}
