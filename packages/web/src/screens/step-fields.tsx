import { useEffect } from 'react'
import { leadTo } from '../ui/lead-to.ts'
import { BeforeMissing } from './before-missing.tsx'
import { useChangedField } from './check-answers/return-to.ts'
import { DrawnFields } from './drawn-fields.tsx'
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
      <DrawnFields {...form} />
    </div>
  )
}
