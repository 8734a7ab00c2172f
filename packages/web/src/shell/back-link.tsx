import { useWords, type Words } from '../client/language.ts'
import styles from './back-link.module.css'

const words: Words<{ readonly back: string }> = { en: { back: 'Back' }, es: { back: 'Atrás' } }

/** The way back, above the heading on every step. */
export function BackLink({ onBack }: { readonly onBack: () => void }) {
  const { back } = useWords(words)
  return (
    <button type="button" className={styles.back} onClick={onBack}>
      <span aria-hidden="true">‹ </span>
      {back}
    </button>
  )
}
