import type { Language } from '@app/schemas/language'
import { isState, stateName, states } from '@app/schemas/rules/people/states'
import { useMemo } from 'react'
import { language, useLanguage } from '../../../client/language.ts'
import { SelectInput } from '../../../ui/fields/select-input.tsx'
import type { FieldKind, FieldProps } from '../field-kind.ts'

type Listed = readonly { readonly value: string; readonly label: string }[]

export function listed(optionsIn: (language: Language) => Listed): FieldKind {
  function Listed({ field, id, value, onChange, error }: FieldProps) {
    const spoken = useLanguage()
    const options = useMemo(() => optionsIn(spoken), [spoken])
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
  return { Input: Listed, words: (value) => optionsIn(language()).find((option) => option.value === value)?.label ?? String(value) }
}

const codes = Object.keys(states).filter(isState)

export const state = listed((language) => codes.map((code) => ({ value: code, label: stateName(code, language) })))
