import { useWords, type Words } from '../client/language.ts'
import { Button } from '../ui/button.tsx'
import { Note } from '../ui/note.tsx'
import { DrawnField } from './drawn-field.tsx'
import { fieldId } from './field-id.ts'
import styles from './step-fields.module.css'
import type { StepForm } from './use-step-form.ts'

type Own = { readonly title: string; readonly again: string }

const words: Words<Own> = {
  en: { title: 'What you answered before could not be loaded', again: 'Try again' },
  es: { title: 'No se pudo cargar lo que respondiste antes', again: 'Intentar de nuevo' },
}

type Props = { readonly form: StepForm }

/**
 * What a step asks now, in order. Until it is known what was answered before, it takes its room and is not seen: nobody types into a
 * field that fills itself a moment later, or believes that their answers are lost.
 */
export function StepFields({ form }: Props) {
  const { isKnown, failure, reload } = form.before
  const said = useWords(words)
  return (
    <div className={isKnown ? styles.known : styles.unknown} aria-busy={!isKnown || undefined}>
      {failure && (
        <Note title={said.title} look="problem">
          <p>{failure.detail}</p>
          <Button look="small" onClick={reload}>
            {said.again}
          </Button>
        </Note>
      )}
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
