import type { ReactNode } from 'react'
import { useWords } from '../../client/language.ts'
import styles from './field-frame.module.css'
import { words } from './field-frame.words.ts'

type Props = {
  readonly id: string
  readonly label: string
  readonly help?: string | undefined
  readonly why?: string | undefined
  readonly error?: string | undefined
  readonly isOptional?: boolean | undefined
  /** What the label is: that of one input, the legend of a group of them, or none, where the input itself says it. */
  readonly labels?: 'input' | 'group' | 'nothing'
  readonly children: ReactNode
}

/** The ids under which an input finds its help and its error. */
export function describedBy(id: string, { help, why, error }: Pick<Props, 'help' | 'why' | 'error'>): string | undefined {
  const ids = [help && `${id}-help`, why && `${id}-why`, error && `${id}-error`].filter(Boolean)
  return ids.length > 0 ? ids.join(' ') : undefined
}

/** A label, its help, its error and the input between them: the same for every field. */
export function FieldFrame({ id, label, help, why, error, isOptional, labels = 'input', children }: Props) {
  const { optional } = useWords(words)
  const isGroup = labels === 'group'
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
      {isGroup && <legend className={styles.label}>{name}</legend>}
      {labels === 'input' && (
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
