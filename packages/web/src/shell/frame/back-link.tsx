import { useWords, type Words } from '../../client/language.ts'
import styles from './back-link.module.css'

const words: Words<{ readonly back: string }> = { en: { back: 'Back' }, es: { back: 'Atrás' } }

/** The way back, above the heading on every step. */
export function BackLink({ onBack }: { readonly onBack: (() => void) | undefined }) {
  const { back } = useWords(words)
  // Its space is reserved: whether there is a way back is known only in the browser.
  if (!onBack) return <div className={styles.place} />
  return (
    <button type="button" className={styles.back} onClick={onBack}>
      <span aria-hidden="true">‹ </span>
      {back}
    </button>
  )
}
