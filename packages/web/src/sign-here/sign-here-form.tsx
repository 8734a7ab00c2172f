import { useId } from 'react'
import { AccountFrame } from '../account/account-frame.tsx'
import { useWords } from '../client/language.ts'
import { ask } from '../client/service/ask.ts'
import type { Signing } from '../screens/data/papers/signing.ts'
import { DrawnFields } from '../screens/fields/drawn-fields.tsx'
import { fieldId } from '../screens/fields/shown-field.ts'
import { words as paperWords } from '../screens/papers/paper-words.ts'
import { WaitingPaper } from '../screens/papers/waiting-paper.tsx'
import { Button } from '../ui/button.tsx'
import { ErrorSummary } from '../ui/fields/error-summary.tsx'
import { Note } from '../ui/note.tsx'
import { PapersTrouble } from './papers-trouble.tsx'
import styles from './sign-here.module.css'
import { words } from './sign-here.words.ts'
import { useSignHere } from './use-sign-here.ts'

type Props = {
  readonly signing: Signing
  readonly onSigned: (signing: Signing) => void
  /** A paper is no longer as it was read. */
  readonly onChanged: () => void
}

const askFile = (paper: string) => ask('GET /api/v1/signing/phone/papers/{paper}/file/', { params: { paper } })

/** The papers whole, and under them the box and the name, in the words of the step that asks for them on the larger screen. */
export function SignHereForm({ signing, onSigned, onChanged }: Props) {
  const said = useWords(words)
  const { inEnglish } = useWords(paperWords)
  const heading = useId()
  const form = useSignHere(signing, onSigned, onChanged)
  const { errors, failure } = form
  const { step, failure: missing, again } = form.words
  const ofFields = form.fields.flatMap(({ name }) => (errors[name] ? [{ id: fieldId(name), text: errors[name] }] : []))
  const wrong = ofFields.length > 0 || !failure ? ofFields : [{ text: failure }]
  if (missing) return <PapersTrouble why={missing.detail} onAgain={again} />
  return (
    <AccountFrame title={step?.title ?? said.title} lead={step?.lead}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void form.submit()
        }}
      >
        <ErrorSummary wrong={wrong} attempt={form.attempts} />
        <section className={styles.papers} aria-labelledby={heading}>
          <h2 id={heading} className={styles.heading}>
            {said.for(`${signing.signer.first_name} ${signing.signer.last_name}`)}
          </h2>
          {inEnglish && <p>{inEnglish}</p>}
          {signing.waiting.map((paper) => (
            <WaitingPaper key={paper.paper} paper={paper} askFile={askFile} />
          ))}
        </section>
        {form.notes.map(({ title, text }) => (
          <Note key={title} title={title}>
            {text}
          </Note>
        ))}
        <DrawnFields {...form} errors={errors} />
        {form.fields.length > 0 && (
          <Button type="submit" isBusy={form.isSaving}>
            {signing.waiting.length === 1 ? said.signOne : (step?.continue ?? said.sign)}
          </Button>
        )}
      </form>
    </AccountFrame>
  )
}
