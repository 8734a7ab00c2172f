import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useWords, type Words } from '../../client/language.ts'
import { ask } from '../../client/service/ask.ts'
import { readPageData } from '../../client/service/page-data.ts'
import { endSession } from '../../client/session/session.ts'
import { dropToken, heldToken } from '../../client/session/token-in-address.ts'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { Note } from '../../ui/note.tsx'
import styles from '../account.module.css'
import { AccountField } from '../account-field.tsx'
import { AccountFormFrame } from '../account-form-frame.tsx'
import { AccountFrame } from '../account-frame.tsx'
import { accountWords } from '../account-words.ts'
import { usePasswordWords } from '../password-words.ts'
import { useAccountForm } from '../use-account-form.ts'

type Own = {
  readonly title: string
  readonly lead: string
  readonly set: string
  readonly none: string
  readonly noneText: string
  readonly signIn: string
}

const words: Words<Own> = {
  en: {
    title: 'Start over with a new password',
    lead: 'Your old passkeys, app and backup codes are removed, and every device is signed out.',
    set: 'Set the password and remove the rest',
    none: 'This link no longer works',
    noneText: 'It was used before, it’s too old, or it was stopped. Sign in to see where you are.',
    signIn: 'Sign in',
  },
  es: {
    title: 'Empieza de nuevo con otra contraseña',
    lead: 'Se quitan tus llaves de acceso, tu aplicación y tus códigos de respaldo anteriores, y se cierra la sesión en todos los dispositivos.',
    set: 'Guardar la contraseña y quitar lo demás',
    none: 'Este enlace ya no funciona',
    noneText: 'Ya se usó, es demasiado antiguo o alguien lo detuvo. Inicia sesión para ver cómo está todo.',
    signIn: 'Iniciar sesión',
  },
}

/** Where the e-mail leads that comes after the week. */
export function RecoverPage() {
  const said = useWords(words)
  const { newPassword, newPasswordHelp } = useWords(accountWords)
  const passwordWords = usePasswordWords()
  const navigate = useNavigate()
  const [token] = useState(() => heldToken('recover'))
  const [isUsed, setUsed] = useState(false)
  const form = useAccountForm({
    start: { password: '' },
    check: ({ password = '' }) => {
      const brandName = readPageData().brand?.name ?? ''
      const problem = passwordWords(password, { firstName: '', lastName: '', email: '', brandName })
      return problem === undefined ? {} : { password: problem }
    },
    send: async ({ password = '' }) => {
      const answer = await ask('POST /api/v1/auth/recovery/finish/', { body: { password, token: token ?? '' } })
      if (!answer.ok && answer.failure.code === 'link_used_up') setUsed(true)
      return answer
    },
    onDone: () => {
      dropToken()
      endSession()
      navigate('/signin', { replace: true, state: { why: 'new-password' } })
    },
  })
  if (token === undefined || isUsed)
    return (
      <AccountFrame title={said.none} lead={said.noneText}>
        <p>
          <Link className={styles.link} to="/signin">
            {said.signIn}
          </Link>
        </p>
      </AccountFrame>
    )
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
