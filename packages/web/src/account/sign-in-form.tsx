import { toSentEmail } from '@app/schemas/rules/email'
import { useState } from 'react'
import { ask } from '../client/ask.ts'
import { useWords } from '../client/language.ts'
import { beginSession } from '../client/session.ts'
import { Button } from '../ui/button.tsx'
import { ErrorSummary } from '../ui/error-summary.tsx'
import { Note } from '../ui/note.tsx'
import styles from './account.module.css'
import { AccountField } from './account-field.tsx'
import { accountWords } from './account-words.ts'
import { useAccountForm } from './use-account-form.ts'

type Props = { readonly onOther: () => void; readonly onDone?: () => void }

/** Signs in with a password, or sends a link that does. */
export function SignInForm({ onOther, onDone }: Props) {
  const said = useWords(accountWords)
  const [sentTo, setSentTo] = useState<string>()
  const form = useAccountForm({
    start: { email: '', password: '' },
    check: ({ email = '', password = '' }) => ({
      ...(!toSentEmail(email).ok && { email: said.emailMissing }),
      ...(password === '' && { password: said.passwordMissing }),
    }),
    send: ({ email = '', password = '' }) => ask('POST /login', { body: { email, password } }),
    onDone: ({ user }) => {
      beginSession(user)
      onDone?.()
    },
  })
  const sendLink = async () => {
    const email = form.values['email'] ?? ''
    if (toSentEmail(email).ok && (await ask('POST /api/v1/auth/sign-in-link/', { body: { email } })).ok) setSentTo(email)
    else document.getElementById('email')?.focus()
  }
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void form.submit()
      }}
    >
      <ErrorSummary wrong={form.wrong} attempt={form.attempts} />
      <AccountField form={form} name="email" label={said.email} autoComplete="username" type="email" />
      <AccountField form={form} name="password" label={said.password} autoComplete="current-password" type="password" />
      <div className={styles.buttons}>
        <Button type="submit" isBusy={form.isSending}>
          {said.signIn}
        </Button>
        <Button look="quiet" onClick={() => void sendLink()}>
          {said.sendLink}
        </Button>
        <Button look="quiet" onClick={onOther}>
          {said.needOne}
        </Button>
      </div>
      <div role="status">
        {sentTo !== undefined && (
          <Note title={said.linkSent} look="good">
            {said.linkSentTo(sentTo)}
          </Note>
        )}
      </div>
    </form>
  )
}
