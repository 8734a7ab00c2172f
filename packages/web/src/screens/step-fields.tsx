import { useEffect } from 'react'
import { useWords, type Words } from '../client/language.ts'
import { Button } from '../ui/button.tsx'
import { leadTo } from '../ui/focus/lead-to.ts'
import { Note } from '../ui/note.tsx'
import { useChangedField } from './check-answers/return-to.ts'
import { DrawnFields } from './fields/drawn-fields.tsx'
import { fieldId } from './fields/shown-field.ts'
import type { StepForm } from './form/step-form.ts'
import { usePaper } from './paper.ts'
import styles from './step-fields.module.css'

type Props = { readonly form: StepForm }

/**
 * What a step asks now, in order. Until it is known what was answered before, it takes its room and is not seen: nobody types into a
 * field that fills itself a moment later, or believes that their answers are lost. Whoever came to change one answer begins at its field.
 */
export function StepFields({ form }: Props) {
  const isOnPaper = usePaper() !== undefined
  const isKnown = form.before.isKnown || isOnPaper
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

type Own = { readonly title: string; readonly again: string }

const words: Words<Own> = {
  en: { title: 'We couldn’t load your earlier answers', again: 'Try again' },
  es: { title: 'No se pudo cargar lo que respondiste antes', again: 'Intentar de nuevo' },
}

/** Says why fields are empty that may have been answered before. */
function BeforeMissing({ before: { failure, reload } }: Pick<StepForm, 'before'>) {
  const { title, again } = useWords(words)
  if (!failure) return null
  return (
    <Note title={title} look="problem">
      <p>{failure.detail}</p>
      <Button look="small" onClick={reload}>
        {again}
      </Button>
    </Note>
  )
}
