import { describedBy, FieldFrame } from '../../../ui/fields/field-frame.tsx'
import { TextInput } from '../../../ui/fields/text-input.tsx'

type Props = {
  readonly id: string
  readonly label: string
  readonly help?: string
  readonly error: string | undefined
  readonly lead?: string
  readonly trail?: string
  readonly value: string
  readonly onChange: (value: string) => void
}

/** A sum or a share to type, with its sign beside it. */
export function NumberField({ id, label, help, error, lead, trail, value, onChange }: Props) {
  return (
    <FieldFrame id={id} label={label} help={help} error={error}>
      <TextInput
        id={id}
        {...(lead !== undefined && { lead })}
        {...(trail !== undefined && { trail })}
        width={trail === undefined ? 'medium' : 'short'}
        inputMode="decimal"
        autoComplete="off"
        value={value}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={describedBy(id, { help, why: undefined, error })}
        onChange={({ target }) => onChange(target.value)}
      />
    </FieldFrame>
  )
}
