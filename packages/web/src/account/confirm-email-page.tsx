import { useEffect, useState } from 'react'
import { useWords, type Words } from '../client/language.ts'
import { type Answer, type Failure, failed } from '../client/service/answer.ts'
import { ask } from '../client/service/ask.ts'
import type { Answered } from '../client/service/calls.ts'
import { loadSession, tellOtherTabs, useSession } from '../client/session/session.ts'
import { dropToken, heldToken } from '../client/session/token-in-address.ts'
import { Button } from '../ui/button.tsx'
import { Link } from '../ui/link.tsx'
import styles from './account.module.css'
import { AccountFrame } from './account-frame.tsx'

type Own = {
  readonly ask: string
  readonly askText: string
  readonly press: string
  readonly wait: string
  readonly done: string
  readonly doneText: string
  readonly elsewhereText: string
  readonly used: string
  readonly usedText: string
  readonly other: string
  readonly otherText: string
  readonly trouble: string
  readonly again: string
  readonly on: string
  readonly signIn: string
}

const words: Words<Own> = {
  en: {
    ask: 'Is this your e-mail address?',
    askText: 'You opened the link in our e-mail. Press the button to confirm that the address is yours.',
    press: 'Confirm my address',
    wait: 'Confirming your address …',
    done: 'Your e-mail address is confirmed',
    doneText: 'We’ll write to this address from now on. It always gets you back in, even if you forget your password.',
    elsewhereText:
      'You weren’t signed in here. To be safe, we signed out every device and removed the old password. Choose a new one with the link in the e-mail that we’ve just sent you. It works once, for an hour.',
    used: 'This link has been used, or it’s too old',
    usedText: 'If you’ve already confirmed your address, you’re done. If not, you can ask for a new e-mail in your settings.',
    other: 'This address belongs to another account',
    otherText: 'Sign in to that account with it. Your answers are still there.',
    trouble: 'We couldn’t confirm your address just now',
    again: 'Try again',
    on: 'Continue',
    signIn: 'Sign in',
  },
  es: {
    ask: '¿Es tuyo este correo?',
    askText: 'Abriste el enlace de nuestro correo. Pulsa el botón para confirmar que la dirección es tuya.',
    press: 'Confirmar mi correo',
    wait: 'Confirmando tu correo …',
    done: 'Tu correo está confirmado',
    doneText: 'Desde ahora te escribimos a esta dirección. Con ella siempre puedes volver a entrar, también si olvidas tu contraseña.',
    elsewhereText:
      'Aquí no tenías la sesión abierta. Por seguridad, cerramos la sesión en todos los dispositivos y quitamos la contraseña anterior. Elige una nueva con el enlace del correo que acabamos de enviarte. Funciona una vez, durante una hora.',
    used: 'Este enlace ya se usó o es demasiado antiguo',
    usedText: 'Si ya confirmaste tu correo, no tienes que hacer nada. Si no, puedes pedir otro correo en tus ajustes.',
    other: 'Esta dirección es de otra cuenta',
    otherText: 'Inicia sesión en esa cuenta con ella. Tus respuestas siguen allí.',
    trouble: 'Ahora no pudimos confirmar tu correo',
    again: 'Intentar de nuevo',
    on: 'Continuar',
    signIn: 'Iniciar sesión',
  },
}

type Confirmed = Answered<'POST /api/v1/auth/email/confirm/'>

let running: Promise<Answer<Confirmed>> | undefined

/** Where the e-mail to a new address leads. Mail scanners open it too and run its scripts: only a person presses. */
export function ConfirmEmailPage() {
  const said = useWords(words)
  const { user } = useSession()
  const { answer, attempt, tryAgain } = useConfirmation()
  if (attempt === 0)
    return (
      <AccountFrame title={said.ask} lead={said.askText}>
        <Button onClick={tryAgain}>{said.press}</Button>
      </AccountFrame>
    )
  if (!answer) return <p role="status">{said.wait}</p>
  const { title, lead, isFinal } = outcomeOf(answer, said)
  return (
    <AccountFrame title={title} lead={lead}>
      {isFinal ? (
        <p>
          <Link className={styles.link} to={user ? '/dashboard' : '/signin'}>
            {user ? said.on : said.signIn}
          </Link>
        </p>
      ) : (
        <Button onClick={tryAgain}>{said.again}</Button>
      )}
    </AccountFrame>
  )
}

/** The call is made at a press, and once for each: a page that is drawn twice waits for the same answer. */
function useConfirmation() {
  const [answer, setAnswer] = useState<Answer<Confirmed>>()
  // Without a token there is nothing to ask.
  const [attempt, setAttempt] = useState(heldToken('confirm') === undefined ? 1 : 0)
  useEffect(() => {
    if (attempt === 0) return
    let isGone = false
    running ??= confirm()
    void running.then((said) => {
      running = undefined
      if (!isGone) setAnswer(said)
    })
    return () => {
      isGone = true
    }
  }, [attempt])
  return { answer, attempt, tryAgain: () => setAttempt(attempt + 1) }
}

function outcomeOf(answer: Answer<Confirmed>, said: Own) {
  if (answer.ok) return { title: said.done, lead: answer.data.password_removed ? said.elsewhereText : said.doneText, isFinal: true }
  const { code, detail } = answer.failure
  if (code === 'link_used_up') return { title: said.used, lead: said.usedText, isFinal: true }
  if (code === 'already_done') return { title: said.other, lead: said.otherText, isFinal: true }
  return { title: said.trouble, lead: detail, isFinal: false }
}

/** Pressing again would change nothing. */
function isOver({ code }: Failure): boolean {
  return code === 'link_used_up' || code === 'already_done'
}

async function confirm(): Promise<Answer<Confirmed>> {
  const token = heldToken('confirm')
  if (token === undefined) return failed({ code: 'link_used_up', detail: '' })
  const answer = await ask('POST /api/v1/auth/email/confirm/', { body: { token } })
  // Anything else is a matter of the moment, and the same link is still good.
  if (answer.ok || isOver(answer.failure)) dropToken()
  if (answer.ok) {
    await loadSession()
    tellOtherTabs()
  }
  return answer
}
