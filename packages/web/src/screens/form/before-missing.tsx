import { useWords, type Words } from '../../client/language.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import type { StepForm } from './step-form.ts'

type Own = { readonly title: string; readonly again: string }

const words: Words<Own> = {
  en: { title: 'We couldn’t load your earlier answers', again: 'Try again' },
  es: { title: 'No se pudo cargar lo que respondiste antes', again: 'Intentar de nuevo' },
}

/** Says why fields are empty that may have been answered before. */
export function BeforeMissing({ before: { failure, reload } }: Pick<StepForm, 'before'>) {
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
