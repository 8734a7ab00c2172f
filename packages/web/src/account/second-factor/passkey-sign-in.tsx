import { useEffect, useRef, useState } from 'react'
import { useWords, type Words } from '../../client/language.ts'
import { ask } from '../../client/service/ask.ts'
import { canUsePasskeys, type Shown, showPasskey } from '../../client/session/passkeys.ts'
import { beginSession } from '../../client/session/session.ts'
import { Button } from '../../ui/button.tsx'
import styles from '../account.module.css'
import { useFailureWords } from '../failure-words.ts'
import { factorWords } from './factor.words.ts'
import { offerPasskeys } from './offer-passkeys.ts'

const words: Words<{ readonly press: string }> = {
  en: { press: 'Sign in with a passkey' },
  es: { press: 'Iniciar sesión con una llave de acceso' },
}

/** Signs in with a passkey alone: by a press, or picked from what the browser offers beside the field for the address. */
export function PasskeySignIn({ onDone }: { readonly onDone?: (() => void) | undefined }) {
  const said = useWords(words)
  const { noPasskey } = useWords(factorWords)
  const sayFailure = useFailureWords()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const refuse = (why: string): false => {
    setProblem(why)
    return false
  }
  /** Returns whether somebody is signed in by it. */
  const enter = async (passkey: Shown): Promise<boolean> => {
    const answer = await ask('POST /api/v1/auth/sign-in/passkey/', { body: { passkey } })
    if (!answer.ok) return refuse(sayFailure(answer.failure))
    await beginSession(answer.data.user)
    onDone?.()
    return true
  }
  useOffered(enter, isBusy)
  const show = async (): Promise<boolean> => {
    const options = await ask('POST /api/v1/auth/sign-in/passkey/options/')
    if (!options.ok) return refuse(sayFailure(options.failure))
    const shown = await showPasskey(options.data)
    return shown.ok ? enter(shown.passkey) : refuse(noPasskey[shown.why])
  }
  const press = async () => {
    setBusy(true)
    setProblem('')
    // Whoever is in leaves this page.
    if (!(await show())) setBusy(false)
  }
  // The service draws this page too, and knows no browser: the button comes with the script.
  const [canUse, setCanUse] = useState(false)
  useEffect(() => setCanUse(canUsePasskeys()), [])
  if (!canUse) return null
  return (
    <div className={styles.pair}>
      <div className={styles.buttons}>
        <Button look="outline" isBusy={isBusy} onClick={() => void press()}>
          {said.press}
        </Button>
      </div>
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
    </div>
  )
}

/** As long as the page is open. A press takes its place: whoever then changes their mind finds it offered again. */
function useOffered(enter: (passkey: Shown) => Promise<boolean>, isBusy: boolean) {
  const latest = useRef(enter)
  useEffect(() => {
    latest.current = enter
  })
  useEffect(() => (isBusy ? undefined : offerPasskeys((passkey) => latest.current(passkey))), [isBusy])
}
