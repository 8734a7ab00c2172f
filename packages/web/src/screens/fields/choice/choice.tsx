import { bad, good } from '@app/schemas/rules/answers/checked'
import { language, useWords, type Words } from '../../../client/language.ts'
import { describedBy } from '../../../ui/fields/field-frame.tsx'
import { Options } from '../../../ui/fields/options.tsx'
import { SelectInput } from '../../../ui/fields/select-input.tsx'
import { useOpenOptions } from '../combobox/use-open-options.ts'
import type { FieldKind, FieldProps } from '../field-kind.ts'

/** More answers than these stand in a list. */
export const mostRadios = 7

/** One answer of several: radio buttons, or a list when there are many. */
function Choice({ field, id, value, onChange, error }: FieldProps) {
  const options = useOpenOptions(field.options ?? [])
  if (options.length <= mostRadios)
    return (
      <Options kind="one" id={id} name={field.name} options={options} value={value} onChange={onChange} isWrong={error !== undefined} />
    )
  return (
    <SelectInput
      id={id}
      name={field.name}
      aria-label={field.label}
      aria-invalid={error !== undefined || undefined}
      options={options.map((option) => ({ value: String(option.value), label: option.label }))}
      value={value === undefined ? '' : String(value)}
      onChange={(chosen) => onChange(options.find((option) => String(option.value) === chosen)?.value)}
    />
  )
}

export const choice: FieldKind = {
  Input: Choice,
  labels: 'group',
  words: (value, { options }) => options?.find((option) => option.value === value)?.label ?? String(value),
}

function Choices({ field, id, value, onChange, error }: FieldProps) {
  const chosen = Array.isArray(value) ? value : []
  return (
    <Options
      kind="many"
      id={id}
      name={field.name}
      options={field.options ?? []}
      value={chosen}
      onChange={onChange}
      isWrong={error !== undefined}
    />
  )
}

export const choices: FieldKind = {
  Input: Choices,
  labels: 'group',
  words: (value, { options }) =>
    (Array.isArray(value) ? value : []).map((one) => options?.find((option) => option.value === one)?.label ?? String(one)).join(', '),
}

type YesNo = { readonly yes: string; readonly no: string }
const words: Words<YesNo> = { en: { yes: 'Yes', no: 'No' }, es: { yes: 'Sí', no: 'No' } }

function YesNoInput({ field, id, value, onChange, error }: FieldProps) {
  const { yes, no } = useWords(words)
  const options = field.options ?? [
    { value: true, label: yes },
    { value: false, label: no },
  ]
  return <Options kind="one" id={id} name={field.name} options={options} value={value} onChange={onChange} isWrong={error !== undefined} />
}

export const yesNo: FieldKind = {
  Input: YesNoInput,
  labels: 'group',
  words: (value) => words[language()][value === true ? 'yes' : 'no'],
}

function Consent({ field, id, value, onChange, error }: FieldProps) {
  return (
    <Options
      kind="many"
      id={id}
      name={field.name}
      options={[{ value: true, label: field.label }]}
      describedBy={describedBy(id, { ...field, error })}
      value={value === true ? [true] : []}
      onChange={(chosen) => onChange(chosen.includes(true))}
      isWrong={error !== undefined}
    />
  )
}

/** A box to tick, never ticked before. */
export const consent: FieldKind = {
  Input: Consent,
  labels: 'nothing',
  read: (value, { optional }) => (value === true || optional ? good(value === true) : bad('required')),
}
