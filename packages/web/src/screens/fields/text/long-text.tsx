import { describedBy } from '../../../ui/fields/field-frame.tsx'
import { TextArea } from '../../../ui/fields/text-area.tsx'
import type { FieldKind, FieldProps } from '../field-kind.ts'

function LongText({ field, id, value, onChange, error }: FieldProps) {
  return (
    <TextArea
      id={id}
      name={field.name}
      value={typeof value === 'string' ? value : ''}
      onChange={({ target }) => onChange(target.value)}
      aria-invalid={error !== undefined || undefined}
      aria-describedby={describedBy(id, { ...field, error })}
    />
  )
}

export const longText: FieldKind = { Input: LongText }
