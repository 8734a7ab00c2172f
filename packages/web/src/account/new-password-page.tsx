import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useWords, type Words } from '../client/language.ts'
import { ask } from '../client/service/ask.ts'
import { readPageData } from '../client/service/page-data.ts'
import { endSession } from '../client/session/session.ts'
import { dropToken, heldToken } from '../client/session/token-in-address.ts'
import { Button } from '../ui/button.tsx'
import { Link } from '../ui/link.tsx'
import { Note } from '../ui/note.tsx'
import styles from './account.module.css'
import { AccountField } from './account-field.tsx'
import { AccountFormFrame } from './account-form-frame.tsx'
import { AccountFrame } from './account-frame.tsx'
import { accountWords } from './account-words.ts'
import { usePasswordWords } from './password-words.ts'
import { useAccountForm } from './use-account-form.ts'

type Own = {
  readonly title: string
  readonly lead: string
  readonly set: string
  readonly none: string
  readonly noneText: string
  readonly again: string
}

const words: Words<Own> = {
  en: {
    title: 'Choose a new password',
    lead: 'This signs you out on all your devices. Then you sign in with the new password.',
    set: 'Set the new password',
    none: 'This link no longer works here',
    noneText: 'A link works once, for an hour. Your password hasn’t changed. Ask for a new link, or open the one in our latest e-mail.',
    again: 'E-mail me a new link',
  },
  es: {
    title: 'Elige una contraseña nueva',
    lead: 'Se cierra la sesión en todos tus dispositivos. Después inicias sesión con la nueva contraseña.',
    set: 'Guardar la nueva contraseña',
    none: 'Este enlace ya no sirve aquí',
    noneText:
      'Un enlace sirve una vez, durante una hora. Tu contraseña sigue como estaba. Pide un enlace nuevo, o abre otra vez el de tu última carta.',
    again: 'Envíame un enlace nuevo',
  },
}

/** Where the link of an e-mail leads: a new password is chosen, and checked in words before it is sent. */
export function NewPasswordPage() {
  const said = useWords(words)
  const { newPassword, newPasswordHelp } = useWords(accountWords)
  const passwordWords = usePasswordWords()
  const navigate = useNavigate()
  const [token] = useState(() => heldToken('password'))
  const [isUsed, setUsed] = useState(false)
  const form = useAccountForm({
    start: { password: '' },
    check: ({ password = '' }) => {
      const brandName = readPageData().brand?.name ?? ''
      // Whether there is a second factor beside it, only the service knows.
      const problem = passwordWords(password, { firstName: '', lastName: '', email: '', brandName }, 'beside')
      return problem === undefined ? {} : { password: problem }
    },
    send: async ({ password = '' }) => {
      const answer = await ask('POST /api/v1/auth/password_reset/confirm/', { body: { password, token: token ?? '' } })
      if (!answer.ok && answer.failure.code === 'link_used_up') setUsed(true)
      return answer
    },
    onDone: () => {
      dropToken()
      endSession()
      navigate('/signin', { replace: true, state: { why: 'new-password' } })
    },
  })
  if (token === undefined || isUsed) {
    return (
      <AccountFrame title={said.none} lead={said.noneText}>
        <p>
          <Link className={styles.link} to="/forgot-password">
            {said.again}
          </Link>
        </p>
      </AccountFrame>
    )
  }
  return (
    <AccountFrame title={said.title}>
      <Note title={said.lead}>{newPasswordHelp}</Note>
      <AccountFormFrame form={form}>
        <AccountField form={form} name="password" label={newPassword} autoComplete="new-password" type="password" />
        <div className={styles.buttons}>
          <Button type="submit" isBusy={form.isSending}>
            {said.set}
          </Button>
        </div>
      </AccountFormFrame>
    </AccountFrame>
  )
}
