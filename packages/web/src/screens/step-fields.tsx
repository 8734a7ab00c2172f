import { DrawnField } from './drawn-field.tsx'
import { fieldId } from './field-id.ts'
import type { StepForm } from './use-step-form.ts'

/** What a step asks now, in order. */
export function StepFields({ form }: { readonly form: StepForm }) {
  return form.fields.map((field) => (
    <DrawnField
      key={field.name}
      field={field}
      id={fieldId(field.name)}
      value={form.values[field.name]}
      onChange={(value) => form.set(field.name, value)}
      error={form.errors[field.name]}
      wrong={partsOf(form.errors, field.name)}
      others={form.values}
    />
  ))
}

/** What is wrong with the parts of a field, by the part. */
function partsOf(errors: StepForm['errors'], name: string): StepForm['errors'] {
  const start = `${name}-`
  return Object.fromEntries(
    Object.entries(errors).flatMap(([at, words]) => (at.startsWith(start) ? [[at.slice(start.length), words]] : [])),
  )
}
