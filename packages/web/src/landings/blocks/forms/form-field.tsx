import type { SentForm } from '@app/schemas/pages/page-drawing'
import type { HTMLInputAutoCompleteAttribute } from 'react'
import frame from '../../../ui/fields/field-frame.module.css'
import text from '../../../ui/fields/text-input.module.css'
import styles from './form-block.module.css'

/** What is asked for in a form of a page. */
export type AskedField = {
  readonly name: string
  readonly label: string
  readonly help?: string
  readonly type?: 'text' | 'email'
  readonly autoComplete: HTMLInputAutoCompleteAttribute
  readonly maxLength?: number
  readonly isLong?: boolean
  readonly isHalf?: boolean
}

type Props = { readonly form: string; readonly field: AskedField; readonly sent: SentForm | undefined }

export function fieldId(form: string, name: string): string {
  return `${form}-${name}`
}

/** A label, what helps, what is wrong, and the field with what was typed into it. */
export function FormField({ form, field, sent }: Props) {
  const { name, label, help, type = 'text', autoComplete, maxLength, isLong, isHalf } = field
  const id = fieldId(form, name)
  const error = sent?.errors?.[name]
  const common = {
    id,
    name,
    autoComplete,
    defaultValue: sent?.typed[name],
    maxLength,
    'aria-required': true,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
  }
  return (
    <div className={[frame.field, error && frame.wrong, isHalf ? styles.half : styles.whole].filter(Boolean).join(' ')}>
      <label className={frame.label} htmlFor={id}>
        {label}
      </label>
      {help && (
        <p className={frame.help} id={`${id}-help`}>
          {help}
        </p>
      )}
      {error && (
        <p className={frame.error} id={`${id}-error`}>
          {error}
        </p>
      )}
      {isLong ? (
        <textarea className={`${text.input} ${styles.long}`} rows={7} {...common} />
      ) : (
        <input className={text.input} type={type} {...common} />
      )}
    </div>
  )
}
