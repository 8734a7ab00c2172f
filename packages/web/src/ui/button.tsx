import type { ButtonHTMLAttributes } from 'react'
import styles from './button.module.css'

type Props = ButtonHTMLAttributes<HTMLButtonElement> & {
  /** `main`: the one thing to do. `outline`: what a part of the page does for itself. `quiet`: something else. `small`: inside a card or a list. `word`: a word in a line. */
  readonly look?: 'main' | 'outline' | 'quiet' | 'small' | 'word'
  /** Says that what was asked for is being done. It stays in place, and can be reached with the keyboard. */
  readonly isBusy?: boolean
}

export function Button({ look = 'main', isBusy = false, className, onClick, children, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      className={[styles.button, styles[look], className].filter(Boolean).join(' ')}
      aria-disabled={isBusy || rest['aria-disabled'] === true || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
    >
      {isBusy && <span className={styles.spinner} aria-hidden="true" />}
      {/* A browser that translates puts elements in the place of texts: a text with an element of its own can still be found and changed. */}
      <span className={styles.words}>{children}</span>
    </button>
  )
}
