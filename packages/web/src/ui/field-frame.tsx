import type { ReactNode } from 'react'
import { useWords } from '../client/language.ts'
import styles from './field-frame.module.css'
import { words } from './field-frame.words.ts'

type Props = {
  readonly id: string
  readonly label: string
  readonly help?: string | undefined
  readonly why?: string | undefined
  readonly error?: string | undefined
  readonly isOptional?: boolean | undefined
  /** True for what has several inputs: they are a group with a legend. */
  readonly isGroup?: boolean | undefined
  readonly children: ReactNode
}

/** The ids under which an input finds its help and its error. */
export function describedBy(id: string, { help, why, error }: Pick<Props, 'help' | 'why' | 'error'>): string | undefined {
  const ids = [help && `${id}-help`, why && `${id}-why`, error && `${id}-error`].filter(Boolean)
  return ids.length > 0 ? ids.join(' ') : undefined
}

/** A label, its help, its error and the input between them: the same for every field. */
export function FieldFrame({ id, label, help, why, error, isOptional, isGroup, children }: Props) {
  const { optional } = useWords(words)
  const Frame = isGroup ? 'fieldset' : 'div'
  const name = (
    <>
      {label}
      {isOptional && <span className={styles.optional}> ({optional})</span>}
    </>
  )
  return (
    <Frame
      className={`${styles.field} ${error ? styles.wrong : ''}`}
      {...(isGroup && { 'aria-describedby': describedBy(id, { help, why, error }) })}
    >
      {isGroup ? (
        <legend className={styles.label}>{name}</legend>
      ) : (
        <label className={styles.label} htmlFor={id}>
          {name}
        </label>
      )}
      {help && (
        <p className={styles.help} id={`${id}-help`}>
          {help}
        </p>
      )}
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      )}
      {children}
      {why && (
        <p className={styles.why} id={`${id}-why`}>
          {why}
        </p>
      )}
    </Frame>
  )
}
