import { useState } from 'react'
import { AccountField } from '../../../account/account-field.tsx'
import { AccountFormFrame } from '../../../account/account-form-frame.tsx'
import { accountWords } from '../../../account/account-words.ts'
import { useAccountForm } from '../../../account/use-account-form.ts'
import { useWords } from '../../../client/language.ts'
import { ask } from '../../../client/service/ask.ts'
import { type User, useSession } from '../../../client/session/session.ts'
import { Button } from '../../../ui/button.tsx'
import { Facts } from '../../../ui/facts.tsx'
import { Note } from '../../../ui/note.tsx'
import styles from '../settings.module.css'
import { InnerPart } from '../settings-section.tsx'
import { words } from './sign-in.words.ts'

/** The address of the account. Another one counts from when it is confirmed by the e-mail that goes there. */
export function EmailForm({ user }: { readonly user: User }) {
  const said = useWords(words)
  const { emailMissing } = useWords(accountWords)
  const [news, setNews] = useState('')
  const form = useAccountForm({
    start: { email: '' },
    check: ({ email = '' }) => {
      if (!/^[^\s@]+@[^\s@]+$/.test(email.trim())) return { email: emailMissing }
      return email.trim().toLowerCase() === user.email.toLowerCase() ? { email: said.sameEmail } : {}
    },
    send: ({ email = '' }) => ask('POST /api/v1/accounts/settings/email/update/', { body: { email: email.trim() } }),
    onDone: ({ email, pending_email }) => {
      useSession.setState({ user: { ...user, email, pending_email } })
      form.set('email', '')
      setNews(said.asked(pending_email ?? email))
    },
  })
  return (
    <InnerPart title={said.email}>
      <Facts facts={[{ name: said.now, value: user.email }]} />
      <p role="status" className={styles.news}>
        {news}
      </p>
      {user.pending_email !== null && <Pending user={user} pending={user.pending_email} onCalledOff={setNews} />}
      <AccountFormFrame form={form}>
        <AccountField form={form} name="email" label={said.newEmail} help={said.newEmailHelp} autoComplete="email" type="email" />
        <div className={styles.buttons}>
          <Button type="submit" look="small" isBusy={form.isSending}>
            {said.change}
          </Button>
        </div>
      </AccountFormFrame>
    </InnerPart>
  )
}

type Waiting = { readonly user: User; readonly pending: string; readonly onCalledOff: (happened: string) => void }

/** Asking for the address that the account has calls the change off. */
function Pending({ user, pending, onCalledOff }: Waiting) {
  const said = useWords(words)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const callOff = async () => {
    setBusy(true)
    const answer = await ask('POST /api/v1/accounts/settings/email/update/', { body: { email: user.email } })
    setBusy(false)
    if (!answer.ok) return setProblem(answer.failure.detail)
    useSession.setState({ user: { ...user, pending_email: null } })
    onCalledOff(said.calledOff(user.email))
  }
  return (
    <Note title={said.pending}>
      <p>{said.pendingWords(pending)}</p>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <div className={styles.buttons}>
        <Button look="small" isBusy={isBusy} onClick={() => void callOff()}>
          {said.callOff}
        </Button>
      </div>
    </Note>
  )
}
