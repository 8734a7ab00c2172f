import type { ComponentProps } from 'react'
import { describedBy, FieldFrame } from './field-frame.tsx'
import { TextInput } from './text-input.tsx'

type Props = Pick<ComponentProps<typeof TextInput>, 'ref' | 'className' | 'onKeyDown' | 'lead' | 'trail'> & {
  readonly id: string
  readonly label: string
  readonly help?: string
  readonly error?: string | undefined
  /** The id of a line elsewhere that says more of it. */
  readonly alsoDescribedBy?: string
  readonly value: string
  readonly onChange: (value: string) => void
}

/** A sum or a share to type, with its sign beside it. */
export function NumberField({ id, label, help, error, alsoDescribedBy, value, onChange, ...input }: Props) {
  const descriptions = [describedBy(id, { help, error }), alsoDescribedBy].filter(Boolean).join(' ')
  return (
    <FieldFrame id={id} label={label} help={help} error={error}>
      <TextInput
        {...input}
        id={id}
        width={input.trail === undefined ? 'medium' : 'short'}
        inputMode="decimal"
        autoComplete="off"
        value={value}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={descriptions || undefined}
        onChange={({ target }) => onChange(target.value)}
      />
    </FieldFrame>
  )
}
