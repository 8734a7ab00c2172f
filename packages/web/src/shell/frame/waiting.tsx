import { useLayoutEffect } from 'react'
import { useWords, type Words } from '../../client/language.ts'
import { stayWithDrawn } from '../walk/take-over.ts'
import styles from './waiting.module.css'

const words: Words<{ readonly loading: string }> = { en: { loading: 'Loading …' }, es: { loading: 'Cargando …' } }

/** A spinner, once it takes longer than a blink. */
export function Waiting() {
  const { loading } = useWords(words)
  useLayoutEffect(stayWithDrawn, [])
  return (
    <div className={styles.waiting} role="status">
      <span className={styles.spinner} aria-hidden="true" />
      <span className={styles.words}>{loading}</span>
    </div>
  )
}
