import { Suspense } from 'react'
import { FieldFrame } from '../ui/field-frame.tsx'
import { fieldId } from './field-id.ts'
import { fieldKinds } from './fields/fields.ts'
import { groupTypes } from './fields/group-types.ts'
import type { StepForm } from './use-step-form.ts'

/** What a step asks now, in order. */
export function StepFields({ form }: { readonly form: StepForm }) {
  return form.fields.map((field) => {
    const { Input } = fieldKinds[field.type]
    const id = fieldId(field.name)
    const error = form.errors[field.name]
    const input = (
      <Suspense fallback={null}>
        <Input
          field={field}
          id={id}
          value={form.values[field.name]}
          onChange={(value) => form.set(field.name, value)}
          error={error}
          others={form.values}
        />
      </Suspense>
    )
    return (
      <FieldFrame
        key={field.name}
        id={id}
        label={field.label}
        help={field.help}
        why={field.why}
        error={error}
        isOptional={field.optional}
        isGroup={groupTypes.has(field.type)}
      >
        {input}
      </FieldFrame>
    )
  })
}
