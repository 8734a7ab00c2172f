import type { InputHTMLAttributes, Ref } from 'react'
import styles from './text-input.module.css'

type Props = InputHTMLAttributes<HTMLInputElement> & {
  readonly ref?: Ref<HTMLInputElement>
  /** Stands before what is typed and is no part of it: a dollar sign. */
  readonly lead?: string
  /** Stands behind it: a percent sign. */
  readonly trail?: string
  /** How long an answer usually is, in characters. */
  readonly width?: 'year' | 'short' | 'medium'
}

/** One line of text. */
export function TextInput({ lead, trail, width, className, ...rest }: Props) {
  const input = (
    <input {...rest} className={[styles.input, lead && styles.led, trail && styles.trailed, className].filter(Boolean).join(' ')} />
  )
  if (!lead && !trail && !width) return input
  return (
    <span className={[styles.wrap, width && styles[width]].filter(Boolean).join(' ')}>
      {lead && (
        <span className={styles.lead} aria-hidden="true">
          {lead}
        </span>
      )}
      {input}
      {trail && (
        <span className={styles.trail} aria-hidden="true">
          {trail}
        </span>
      )}
    </span>
  )
}
