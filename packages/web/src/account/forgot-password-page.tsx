import { toSentEmail } from '@app/schemas/rules/people/email'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useWords, type Words } from '../client/language.ts'
import { ask } from '../client/service/ask.ts'
import { askWithProof } from '../client/service/ask-with-proof.ts'
import { Button } from '../ui/button.tsx'
import { Link } from '../ui/link.tsx'
import { Note } from '../ui/note.tsx'
import styles from './account.module.css'
import { AccountField } from './account-field.tsx'
import { AccountFormFrame } from './account-form-frame.tsx'
import { AccountFrame } from './account-frame.tsx'
import { accountWords } from './account-words.ts'
import { CheckingNote } from './checking-note.tsx'
import { useAccountForm } from './use-account-form.ts'

type Own = {
  readonly title: string
  readonly lead: string
  readonly send: string
  readonly sent: (email: string) => string
  readonly back: string
}

const words: Words<Own> = {
  en: {
    title: 'Set a new password',
    lead: 'We’ll e-mail you a link. Your old password works until you set a new one.',
    send: 'E-mail me a link',
    sent: (email) =>
      `If ${email} has an account, a link is on its way. It works once, for an hour. If nothing comes, look in your spam folder or check the address.`,
    back: 'Back to sign-in',
  },
  es: {
    title: 'Crea una contraseña nueva',
    lead: 'Te enviamos un enlace por correo. Tu contraseña anterior sigue hasta que crees una nueva.',
    send: 'Envíame un enlace',
    sent: (email) =>
      `Si hay una cuenta para ${email}, va en camino un enlace. Sirve una vez, durante una hora. Si no llega nada, mira en el correo no deseado o revisa la dirección.`,
    back: 'Volver a iniciar sesión',
  },
}

/** People who have forgotten their password get an e-mail with a link that sets a new one. */
export function ForgotPasswordPage() {
  const said = useWords(words)
  const { linkSent, email: label, emailMissing } = useWords(accountWords)
  const { state } = useLocation()
  const [sentTo, setSentTo] = useState<string>()
  const [isChecking, setChecking] = useState(false)
  const form = useAccountForm({
    start: { email: typeof state?.email === 'string' ? state.email : '' },
    check: ({ email = '' }) => (toSentEmail(email).ok ? {} : { email: emailMissing }),
    send: async ({ email = '' }) => {
      const answer = await askWithProof((headers) => ask('POST /api/v1/auth/password_reset/', { body: { email }, headers }), setChecking)
      return answer.ok ? { ok: true, data: email } : answer
    },
    onDone: setSentTo,
  })
  return (
    <AccountFrame title={said.title} lead={said.lead}>
      <AccountFormFrame form={form}>
        <AccountField form={form} name="email" label={label} autoComplete="username" type="email" />
        <div className={styles.buttons}>
          <Button type="submit" isBusy={form.isSending}>
            {said.send}
          </Button>
          <Link className={styles.link} to="/signin">
            {said.back}
          </Link>
        </div>
        <CheckingNote isChecking={isChecking} />
        <div role="status">
          {sentTo !== undefined && (
            <Note title={linkSent} look="good">
              {said.sent(sentTo)}
            </Note>
          )}
        </div>
      </AccountFormFrame>
    </AccountFrame>
  )
}
