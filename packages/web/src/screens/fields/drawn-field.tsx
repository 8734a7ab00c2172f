import { FieldFrame } from '../../ui/fields/field-frame.tsx'
import { usePaper } from '../paper.ts'
import type { DrawnProps, Parts } from './field-kind.ts'
import { fieldKinds } from './fields.ts'
import { readField } from './read-field.ts'

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
