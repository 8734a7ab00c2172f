import { useState } from 'react'
import { waitsForSignIn } from '../client/device.ts'
import { useWords, type Words } from '../client/language.ts'
import type { WalkedMode } from '../client/walk/flow.ts'
import { AccountFrame } from './account-frame.tsx'
import { EndedNote } from './ended-note.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { SignUpForm } from './sign-up-form.tsx'

type Own = { readonly section: string; readonly up: string; readonly upLead: string; readonly in: string; readonly inLead: string }

const words: Words<Own> = {
  en: {
    section: 'Your account',
    up: 'Create an account to continue',
    upLead: 'It’s free. We keep everything you’ve entered, and you can come back on any device.',
    in: 'Sign in to continue',
    inLead: 'We keep everything you’ve entered.',
  },
  es: {
    section: 'Tu cuenta',
    up: 'Crea una cuenta para seguir',
    upLead: 'Es gratis. Todo lo que has escrito se conserva y puedes volver desde cualquier dispositivo.',
    in: 'Inicia sesión para seguir',
    inLead: 'Todo lo que has escrito se conserva.',
  },
}

/** An account is asked for at the first personal question, in the place of the step that asks it: nothing of the way is lost. */
export function AccountGate({ mode }: { readonly mode: WalkedMode }) {
  const said = useWords(words)
  // Whose session ended here has an account.
  const [isNew, setNew] = useState(() => !waitsForSignIn())
  return (
    <AccountFrame section={said.section} title={isNew ? said.up : said.in} lead={isNew ? said.upLead : said.inLead}>
      {!isNew && <EndedNote />}
      {isNew ? <SignUpForm mode={mode.flow.resolved.mode} onOther={() => setNew(false)} /> : <SignInForm onOther={() => setNew(true)} />}
    </AccountFrame>
  )
}
