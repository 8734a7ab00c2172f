import type { Typed } from '../../client/walk/drafts.ts'
import { DrawnField } from './drawn-field.tsx'
import { fieldId } from './field-id.ts'
import type { ShownField } from './shown-field.ts'

type Texts = Readonly<Record<string, string>>

type Props = {
  readonly fields: readonly ShownField[]
  readonly values: Typed
  /** What is wrong, by field, or by a part of one. */
  readonly errors: Texts
  readonly set: (name: string, value: unknown) => void
  readonly idOf?: (name: string) => string
}

/** Fields one after the other, each with its value and its problem. */
export function DrawnFields({ fields, values, errors, set, idOf = fieldId }: Props) {
  return fields.map((field) => (
    <DrawnField
      key={field.name}
      field={field}
      id={idOf(field.name)}
      value={values[field.name]}
      onChange={(value) => set(field.name, value)}
      error={errors[field.name]}
      wrong={partsOf(errors, field.name)}
      others={values}
    />
  ))
}

/** What is wrong with the parts of a field, by the part. */
function partsOf(errors: Texts, name: string): Texts {
  const start = `${name}-`
  return Object.fromEntries(
    Object.entries(errors).flatMap(([at, words]) => (at.startsWith(start) ? [[at.slice(start.length), words]] : [])),
  )
}
