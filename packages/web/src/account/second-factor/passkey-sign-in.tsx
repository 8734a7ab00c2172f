import { useEffect, useRef, useState } from 'react'
import { useWords, type Words } from '../../client/language.ts'
import type { Answer } from '../../client/service/answer.ts'
import { ask } from '../../client/service/ask.ts'
import type { Answered } from '../../client/service/calls.ts'
import { canOfferPasskeys, canUsePasskeys, type NoPasskey, showPasskey, stopOffering } from '../../client/session/passkeys.ts'
import { beginSession } from '../../client/session/session.ts'
import { Button } from '../../ui/button.tsx'
import styles from '../account.module.css'
import { useFailureWords } from '../failure-words.ts'
import { factorWords } from './factor.words.ts'

const words: Words<{ readonly press: string }> = {
  en: { press: 'Sign in with a passkey' },
  es: { press: 'Iniciar sesión con una llave de acceso' },
}

type SignedIn = Answered<'POST /api/v1/auth/sign-in/passkey/'>
type Outcome = Answer<SignedIn> | { readonly ok: false; readonly why: NoPasskey }

/** Signs in with a passkey alone: by a press, or picked from what the browser offers beside the field for the address. */
export function PasskeySignIn({ onDone }: { readonly onDone?: (() => void) | undefined }) {
  const said = useWords(words)
  const { noPasskey } = useWords(factorWords)
  const sayFailure = useFailureWords()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const finish = async (outcome: Outcome) => {
    if (!outcome.ok) return setProblem('why' in outcome ? noPasskey[outcome.why] : sayFailure(outcome.failure))
    await beginSession(outcome.data.user)
    onDone?.()
  }
  useOffered(finish)
  const press = async () => {
    setBusy(true)
    setProblem('')
    await finish(await signIn(false))
    setBusy(false)
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

/** While the page is open the browser offers passkeys beside the address; one that is picked signs in. Whatever else happens is silent. */
function useOffered(finish: (outcome: Outcome) => Promise<void>) {
  const latest = useRef(finish)
  useEffect(() => {
    latest.current = finish
  })
  useEffect(() => {
    let isGone = false
    let isOffering = false
    const offer = async () => {
      if (!(await canOfferPasskeys()) || isGone) return
      isOffering = true
      const outcome = await signIn(true)
      isOffering = false
      if (!isGone && !('why' in outcome)) await latest.current(outcome)
    }
    void offer()
    return () => {
      isGone = true
      if (isOffering) void stopOffering()
    }
  }, [])
}

async function signIn(isOffered: boolean): Promise<Outcome> {
  const options = await ask('POST /api/v1/auth/sign-in/passkey/options/')
  if (!options.ok) return options
  const shown = await showPasskey(options.data, { isOffered })
  return shown.ok ? ask('POST /api/v1/auth/sign-in/passkey/', { body: { passkey: shown.passkey } }) : shown
}
