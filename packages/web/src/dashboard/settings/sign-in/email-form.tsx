import { useState } from 'react'
import { AccountField } from '../../../account/account-field.tsx'
import { accountWords } from '../../../account/account-words.ts'
import { useFailureWords } from '../../../account/failure-words.ts'
import { useAccountForm } from '../../../account/use-account-form.ts'
import { useWords } from '../../../client/language.ts'
import { ask } from '../../../client/service/ask.ts'
import { askOwnLink } from '../../../client/session/ask-own-link.ts'
import { changeUser, type User } from '../../../client/session/session.ts'
import { Button } from '../../../ui/button.tsx'
import { Facts } from '../../../ui/facts.tsx'
import { Note } from '../../../ui/note.tsx'
import { Changeable } from '../changeable.tsx'
import { OpenedForm } from '../opened-form.tsx'
import styles from '../settings.module.css'
import { InnerPart } from '../settings-section.tsx'
import { words } from './sign-in.words.ts'

/** The address of the account. Another one counts from when it is confirmed by the e-mail that goes there. */
export function EmailForm({ user }: { readonly user: User }) {
  const said = useWords(words)
  const { email, pending_email: pending, email_confirmed: isProven } = user
  const isUnproven = !isProven && pending === null
  return (
    <InnerPart title={said.email}>
      <Changeable
        shown={
          <>
            <Facts facts={[{ name: said.now, value: email }]} />
            {pending !== null && <Note title={said.pending}>{said.pendingWords(pending)}</Note>}
            {isUnproven && <Note title={said.unproven}>{said.unprovenWords(email)}</Note>}
          </>
        }
        change={said.change}
        beside={(tell) => (
          <>
            {pending !== null && <CallOff user={user} onCalledOff={tell} />}
            {isUnproven && <SendAgain email={email} onSent={tell} />}
          </>
        )}
      >
        {(close) => <NewEmail user={user} onClose={close} />}
      </Changeable>
    </InnerPart>
  )
}

type FormProps = { readonly user: User; readonly onClose: (happened?: string) => void }

function NewEmail({ user, onClose }: FormProps) {
  const said = useWords(words)
  const { emailMissing } = useWords(accountWords)
  const form = useAccountForm({
    start: { email: '' },
    check: ({ email = '' }) => {
      if (!/^[^\s@]+@[^\s@]+$/.test(email.trim())) return { email: emailMissing }
      return email.trim().toLowerCase() === user.email.toLowerCase() ? { email: said.sameEmail } : {}
    },
    send: ({ email = '' }) => ask('POST /api/v1/accounts/settings/email/update/', { body: { email: email.trim() } }),
    onDone: ({ email, pending_email }, isTypedOn) => {
      changeUser(user.pk, { email, pending_email })
      if (!isTypedOn) onClose(said.asked(pending_email ?? email))
    },
  })
  return (
    <OpenedForm form={form} save={said.sendLink} onKeep={() => onClose()}>
      <AccountField form={form} name="email" label={said.newEmail} help={said.newEmailHelp} autoComplete="email" type="email" />
    </OpenedForm>
  )
}

type AgainProps = { readonly email: string; readonly onSent: (happened: string) => void }

/** The first link is good for three days. Any link that signs in here proves the address as well. */
function SendAgain({ email, onSent }: AgainProps) {
  const said = useWords(words)
  const sayFailure = useFailureWords()
  return (
    <TellingButton
      press={said.sendAgain}
      act={async () => {
        const answer = await askOwnLink(email)
        return answer.ok ? { happened: said.sentAgain(email) } : { problem: sayFailure(answer.failure) }
      }}
      tell={onSent}
    />
  )
}

type Waiting = { readonly user: User; readonly onCalledOff: (happened: string) => void }

/** Asking for the address that the account has calls the change off. */
function CallOff({ user, onCalledOff }: Waiting) {
  const said = useWords(words)
  return (
    <TellingButton
      press={said.callOff}
      act={async () => {
        const answer = await ask('POST /api/v1/accounts/settings/email/update/', { body: { email: user.email } })
        if (!answer.ok) return { problem: answer.failure.detail }
        changeUser(user.pk, { pending_email: null })
        return { happened: said.calledOff(user.email) }
      }}
      tell={onCalledOff}
    />
  )
}

type TellingProps = {
  readonly press: string
  readonly act: () => Promise<{ readonly happened: string } | { readonly problem: string }>
  readonly tell: (happened: string) => void
}

/** A button that tells what became of it, or says beside itself why nothing did. */
function TellingButton({ press, act, tell }: TellingProps) {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const start = async () => {
    setBusy(true)
    setProblem('')
    // The same words are read out again only where they were gone.
    tell('')
    const outcome = await act()
    setBusy(false)
    if ('problem' in outcome) setProblem(outcome.problem)
    else tell(outcome.happened)
  }
  return (
    <>
      <Button look="small" isBusy={isBusy} onClick={() => void start()}>
        {press}
      </Button>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </>
  )
}
