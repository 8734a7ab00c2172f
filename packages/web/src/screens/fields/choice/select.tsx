import { states } from '@app/schemas/rules/people/states'
import { SelectInput } from '../../../ui/fields/select-input.tsx'
import type { FieldKind, FieldProps } from '../field-kind.ts'

type Listed = readonly { readonly value: string; readonly label: string }[]

export function listed(options: Listed): FieldKind {
  function Listed({ field, id, value, onChange, error }: FieldProps) {
    return (
      <SelectInput
        id={id}
        name={field.name}
        autoComplete={field.autocomplete ?? 'off'}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        options={options}
        value={typeof value === 'string' ? value : ''}
        onChange={onChange}
      />
    )
  }
  return { Input: Listed, words: (value) => options.find((option) => option.value === value)?.label ?? String(value) }
}

export const state = listed(Object.entries(states).map(([value, label]) => ({ value, label })))
