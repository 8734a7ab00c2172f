import { useEffect } from 'react'
import { leadTo } from '../ui/lead-to.ts'
import { BeforeMissing } from './before-missing.tsx'
import { useChangedField } from './check-answers/return-to.ts'
import { DrawnField } from './drawn-field.tsx'
import { fieldId } from './field-id.ts'
import styles from './step-fields.module.css'
import type { StepForm } from './use-step-form.ts'

type Props = { readonly form: StepForm }

/**
 * What a step asks now, in order. Until it is known what was answered before, it takes its room and is not seen: nobody types into a
 * field that fills itself a moment later, or believes that their answers are lost. Whoever came to change one answer begins at its field.
 */
export function StepFields({ form }: Props) {
  const { isKnown } = form.before
  const changed = useChangedField()
  useEffect(() => {
    if (isKnown && changed !== undefined) leadTo(fieldId(changed))
  }, [isKnown, changed])
  return (
    <div className={isKnown ? styles.known : styles.filling} aria-busy={!isKnown || undefined}>
      <BeforeMissing before={form.before} />
      {form.fields.map((field) => (
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
      ))}
    </div>
  )
}

/** What is wrong with the parts of a field, by the part. */
function partsOf(errors: StepForm['errors'], name: string): StepForm['errors'] {
  const start = `${name}-`
  return Object.fromEntries(
    Object.entries(errors).flatMap(([at, words]) => (at.startsWith(start) ? [[at.slice(start.length), words]] : [])),
  )
}
