import { dayWords } from '@app/schemas/rules/days/day-words'
import { lastDayToKeep } from '@app/schemas/rules/people/closing'
import { useEffect, useRef, useState } from 'react'
import { language, useWords } from '../../../client/language.ts'
import { ask } from '../../../client/service/ask.ts'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import styles from '../settings.module.css'
import { words } from './close-account.words.ts'
import { ownClosing } from './own-closing.ts'

/** The account is being closed: until when it can be kept, and the button that keeps it. */
export function Closes({ at }: { readonly at: string }) {
  const said = useWords(words)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const place = useRef<HTMLDivElement>(null)
  // Where the form was: the keyboard goes on from here.
  useEffect(() => {
    if (document.activeElement === document.body) place.current?.focus()
  }, [])
  const keep = async () => {
    setBusy(true)
    setProblem('')
    const answer = await ask('DELETE /api/v1/accounts/closing/')
    setBusy(false)
    if (answer.ok) ownClosing.put(answer.data)
    else setProblem(answer.failure.detail)
  }
  return (
    <div ref={place} role="status" tabIndex={-1}>
      <Note title={said.closes(dayWords(lastDayToKeep(new Date(at)), language()))}>
        <p>{said.stillYours}</p>
        {problem && (
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
        <div className={styles.buttons}>
          <Button look="outline" isBusy={isBusy} onClick={() => void keep()}>
            {said.keep}
          </Button>
        </div>
      </Note>
    </div>
  )
}
