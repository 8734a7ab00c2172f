import type { HTMLInputAutoCompleteAttribute } from 'react'
import { describedBy } from '../../../ui/fields/field-frame.tsx'
import { TextInput } from '../../../ui/fields/text-input.tsx'
import type { FieldKind, FieldProps } from '../field-kind.ts'

type LineProps = {
  readonly type?: 'text' | 'email' | 'tel'
  readonly inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email'
  readonly lead?: string
  readonly trail?: string
  readonly width?: 'year' | 'short' | 'medium'
  readonly autoCapitalize?: 'none' | 'words'
  /** What is typed as it is meant, shown when the field is left. */
  readonly meant?: (typed: string) => string
}

/** A field of one line. Nothing that is typed is changed or dropped while it is typed: it is read once, when the page is sent. */
export function line({ meant, ...look }: LineProps, more: Omit<FieldKind, 'Input'> = {}): FieldKind {
  function Line({ field, id, value, onChange, error }: FieldProps) {
    return (
      <TextInput
        {...look}
        id={id}
        name={field.name}
        value={typeof value === 'string' || typeof value === 'number' ? String(value) : ''}
        onChange={({ target }) => onChange(target.value)}
        onBlur={({ target }) => meant && meant(target.value) !== target.value && onChange(meant(target.value))}
        autoComplete={(field.autocomplete ?? 'off') as HTMLInputAutoCompleteAttribute}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={describedBy(id, { ...field, error })}
        aria-required={!field.optional}
        spellCheck={look.inputMode === undefined}
      />
    )
  }
  return { Input: Line, ...more }
}
