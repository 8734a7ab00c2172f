import { toSentEmail } from '@app/schemas/rules/people/email'
import { type ReactNode, useState } from 'react'
import { useWords } from '../client/language.ts'
import type { Answer, Failure } from '../client/service/answer.ts'
import { Button } from '../ui/button.tsx'
import { Note } from '../ui/note.tsx'
import styles from './account.module.css'
import { accountWords } from './account-words.ts'
import { useFailureWords } from './failure-words.ts'

type Props = {
  readonly email: string
  readonly ask: (email: string) => Promise<Answer<unknown>>
  /** The buttons that stand before and behind its own. */
  readonly before: ReactNode
  readonly behind: ReactNode
}

/** Has a sign-in link mailed. Only the owner of an address learns whether it has an account. */
export function SendLink({ email, ask, before, behind }: Props) {
  const said = useWords(accountWords)
  const sayFailure = useFailureWords()
  const { sentTo, failure, isMissing, isBusy, send } = useSending(email, ask)
  return (
    <>
      <div className={styles.buttons}>
        {before}
        <Button look="quiet" className={styles.scripted} isBusy={isBusy} onClick={() => void send()}>
          {said.sendLink}
        </Button>
        {behind}
      </div>
      <div role="status">
        {isMissing && <Note title={said.emailFirst}>{said.emailMissing}</Note>}
        {failure && (
          <Note title={said.linkNotSent} look="problem">
            {sayFailure(failure)}
          </Note>
        )}
        {sentTo !== undefined && (
          <Note title={said.linkSent} look="good">
            {said.linkSentTo(sentTo)}
          </Note>
        )}
      </div>
    </>
  )
}

function useSending(email: string, ask: Props['ask']) {
  const [sentTo, setSentTo] = useState<string>()
  const [failure, setFailure] = useState<Failure>()
  const [isMissing, setMissing] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const send = async () => {
    setFailure(undefined)
    setSentTo(undefined)
    setMissing(!toSentEmail(email).ok)
    if (!toSentEmail(email).ok) return document.getElementById('email')?.focus()
    setBusy(true)
    const answer = await ask(email)
    setBusy(false)
    if (answer.ok) setSentTo(email)
    else setFailure(answer.failure)
  }
  return { sentTo, failure, isMissing, isBusy, send }
}
