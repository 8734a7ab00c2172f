import type { Typed } from '../../client/walk/drafts.ts'
import { FieldFrame } from '../../ui/fields/field-frame.tsx'
import { usePaper } from '../paper.ts'
import type { DrawnProps, Parts } from './field-kind.ts'
import { fieldKinds, readField } from './fields.ts'
import { fieldId, type ShownField } from './shown-field.ts'

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

const noneWrong = {}

/** One field with its label, help, error and input: on a page, and in a row of a list. */
export function DrawnField({ wrong = noneWrong, ...drawn }: DrawnProps) {
  const { field, id, error } = drawn
  const { Input, labels = 'input' } = fieldKinds[field.type]
  const paper = usePaper()
  const asked = (
    <FieldFrame id={id} label={field.label} help={field.help} why={field.why} error={error} isOptional={field.optional} labels={labels}>
      <Input {...drawn} wrong={wrong} parts={parts} />
    </FieldFrame>
  )
  return paper ? <paper.Field field={field}>{asked}</paper.Field> : asked
}

const parts: Parts = {
  Field: DrawnField,
  read: readField,
  words: (field, value) => fieldKinds[field.type].words?.(value, field) ?? String(value),
}
