import { useState } from 'react'
import { useWords, type Words } from '../client/language.ts'
import type { Failure } from '../client/service/answer.ts'
import { enterByLink } from '../client/session/token-in-address.ts'
import { Button } from '../ui/button.tsx'
import { AccountFrame } from './account-frame.tsx'

type Own = { readonly title: string; readonly lead: string; readonly press: string }

const words: Words<Own> = {
  en: { title: 'Sign in with your link', lead: 'Press the button to sign in. Each link works once.', press: 'Sign me in' },
  es: {
    title: 'Entra con tu enlace',
    lead: 'Pulsa el botón para iniciar tu sesión. Cada enlace funciona una vez.',
    press: 'Iniciar mi sesión',
  },
}

/** Where the link of an e-mail leads. Mail scanners open it too and run its scripts: only a person presses. */
export function SignInLink({ onDone }: { readonly onDone: (failure: Failure | undefined) => void }) {
  const said = useWords(words)
  const [isBusy, setBusy] = useState(false)
  const press = async () => {
    setBusy(true)
    const answer = await enterByLink()
    onDone(answer.ok ? undefined : answer.failure)
  }
  return (
    <AccountFrame title={said.title} lead={said.lead}>
      <Button isBusy={isBusy} onClick={() => void press()}>
        {said.press}
      </Button>
    </AccountFrame>
  )
}
