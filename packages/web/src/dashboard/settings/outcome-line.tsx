import { useEffect, useRef } from 'react'
import styles from './settings.module.css'

/** What became of something: read out. The button that was pressed for it is gone, so the keyboard goes on from here. */
export function OutcomeLine({ text }: { readonly text: string }) {
  const told = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (text) told.current?.focus()
  }, [text])
  return (
    <p ref={told} role="status" tabIndex={-1} className={styles.news}>
      {text}
    </p>
  )
}
