import type { UnfinishedSignIn } from '@app/schemas/errors'
import { toSentEmail } from '@app/schemas/rules/people/email'
import { factorKinds } from '@app/schemas/rules/people/second-factor'
import { useState } from 'react'
import { useWords } from '../client/language.ts'
import { type Answer, done } from '../client/service/answer.ts'
import { ask } from '../client/service/ask.ts'
import { askWithProof } from '../client/service/ask-with-proof.ts'
import { beginSession, type User } from '../client/session/session.ts'
import { typedBefore } from '../client/typed-before.ts'
import { Button } from '../ui/button.tsx'
import { late } from '../ui/late.tsx'
import { Link } from '../ui/link.tsx'
import styles from './account.module.css'
import { AccountField } from './account-field.tsx'
import { AccountFormFrame } from './account-form-frame.tsx'
import { accountWords } from './account-words.ts'
import { CheckingNote } from './checking-note.tsx'
import { PasskeySignIn } from './second-factor/passkey-sign-in.tsx'
import { SendLink } from './send-link.tsx'
import { useAccountForm } from './use-account-form.ts'

/** Few need it, so it comes when it is needed. */
const FinishSignIn = late(() => import('./second-factor/finish-sign-in.tsx').then(({ FinishSignIn }) => FinishSignIn))

type Props = { readonly onOther: () => void; readonly onDone?: (() => void) | undefined; readonly action?: string }

/** Signs in with a password, or sends a link that does. After many tries the browser has some work to do first. */
export function SignInForm({ onOther, onDone, action }: Props) {
  const said = useWords(accountWords)
  const { form, isChecking, setChecking, unfinished, startAgain } = useSignIn(onDone)
  if (unfinished) return <FinishSignIn signIn={unfinished} onAgain={startAgain} onDone={onDone} />
  return (
    <AccountFormFrame form={form} action={action}>
      <AccountField form={form} name="email" label={said.email} autoComplete="username webauthn" type="email" />
      <div className={styles.pair}>
        <AccountField form={form} name="password" label={said.password} autoComplete="current-password" type="password" />
        <Link className={styles.link} to="/forgot-password" state={{ email: form.values['email'] }}>
          {said.forgot}
        </Link>
      </div>
      <SendLink
        email={form.values['email'] ?? ''}
        ask={(email) => askWithProof((headers) => ask('POST /api/v1/auth/sign-in-link/', { body: { email }, headers }), setChecking)}
        before={
          <Button type="submit" isBusy={form.isSending}>
            {said.signIn}
          </Button>
        }
        behind={
          <Button look="quiet" className={styles.scripted} onClick={onOther}>
            {said.needOne}
          </Button>
        }
      />
      <PasskeySignIn onDone={onDone} />
      <CheckingNote isChecking={isChecking} />
    </AccountFormFrame>
  )
}

/** Where there is a second factor, the password only begins a sign-in. */
function useSignIn(onDone: Props['onDone']) {
  const said = useWords(accountWords)
  const [isChecking, setChecking] = useState(false)
  const [unfinished, setUnfinished] = useState(unfinishedBefore)
  const form = useAccountForm({
    start: { email: '', password: '' },
    check: ({ email = '', password = '' }) => ({
      ...(!toSentEmail(email).ok && { email: said.emailMissing }),
      ...(password === '' && { password: said.passwordMissing }),
    }),
    send: async ({ email = '', password = '' }): Promise<Answer<{ readonly user: User } | UnfinishedSignIn>> => {
      const answer = await askWithProof((headers) => ask('POST /login', { body: { email, password }, headers }), setChecking)
      return !answer.ok && answer.failure.sign_in ? done(answer.failure.sign_in) : answer
    },
    onDone: async (signedIn) => {
      if (!('user' in signedIn)) return setUnfinished(signedIn)
      await beginSession(signedIn.user)
      onDone?.()
    },
  })
  return { form, isChecking, setChecking, unfinished, startAgain: () => setUnfinished(undefined) }
}

/** A sign-in that was begun without script, whose second half the service has drawn. */
function unfinishedBefore(): UnfinishedSignIn | undefined {
  const { sign_in: token, by = '', expires_at = '' } = typedBefore(['sign_in', 'by', 'expires_at'])
  return token ? { token, by: factorKinds.filter((kind) => by.split(' ').includes(kind)), expires_at } : undefined
}
