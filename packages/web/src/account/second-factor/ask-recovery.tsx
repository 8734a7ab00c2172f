import { dayWords } from '@app/schemas/rules/days/day-words'
import { dayOf } from '@app/schemas/rules/days/days'
import { recoveryDays } from '@app/schemas/rules/people/second-factor'
import { useState } from 'react'
import { useLanguage, useWords, type Words } from '../../client/language.ts'
import { ask } from '../../client/service/ask.ts'
import type { Answered } from '../../client/service/calls.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import styles from '../account.module.css'
import { useFailureWords } from '../failure-words.ts'

type Own = {
  readonly title: string
  readonly lead: readonly string[]
  readonly press: string
  readonly back: string
  readonly asked: string
  readonly askedText: (day: string) => string
  readonly looked: string
  readonly found: string
  readonly again: string
}

const words: Words<Own> = {
  en: {
    title: 'Get in without your second factor',
    lead: [
      `It takes ${recoveryDays} days. We announce it by e-mail, in your account and on your phone if you confirmed one, so that nobody else gets in this way without your knowing.`,
      'If your account has money in it, one of our people also makes sure that it’s you.',
      'Then you set a new password, and your old passkeys, app and backup codes are removed.',
    ],
    press: `Ask, and wait ${recoveryDays} days`,
    back: 'Go back',
    asked: 'We sent you an e-mail',
    askedText: (day) => `From ${day} a second e-mail brings a link to set a new password.`,
    looked: 'Before that, one of our people makes sure that it’s you. The e-mail says how.',
    found: 'If you find your phone, a passkey or a code before then, just sign in. That stops it.',
    again: 'Back to sign in',
  },
  es: {
    title: 'Entrar sin tu segundo factor',
    lead: [
      `Tarda ${recoveryDays} días. Lo anunciamos por correo, en tu cuenta y en tu teléfono si confirmaste uno, para que nadie más entre así sin que lo sepas.`,
      'Si hay dinero en tu cuenta, una persona de nuestro equipo comprueba además que eres tú.',
      'Después eliges una contraseña nueva, y se quitan tus llaves de acceso, tu aplicación y tus códigos de respaldo anteriores.',
    ],
    press: `Pedirlo y esperar ${recoveryDays} días`,
    back: 'Volver',
    asked: 'Te enviamos un correo',
    askedText: (day) => `A partir del ${day}, un segundo correo trae un enlace para elegir una contraseña nueva.`,
    looked: 'Antes, una persona de nuestro equipo comprueba que eres tú. El correo dice cómo.',
    found: 'Si encuentras antes tu teléfono, una llave de acceso o un código, solo inicia sesión. Con eso se detiene.',
    again: 'Volver a iniciar sesión',
  },
}

type Props = { readonly token: string; readonly onBack: () => void; readonly onAgain: () => void }

/** What it means to have lost every second factor, and the way in: slow on purpose. */
export function AskRecovery({ token, onBack, onAgain }: Props) {
  const said = useWords(words)
  const sayFailure = useFailureWords()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const [asked, setAsked] = useState<Answered<'POST /api/v1/auth/recovery/'>>()
  const press = async () => {
    setBusy(true)
    const answer = await ask('POST /api/v1/auth/recovery/', { body: { sign_in: token } })
    setBusy(false)
    if (answer.ok) setAsked(answer.data)
    else setProblem(sayFailure(answer.failure))
  }
  if (asked) return <Asked asked={asked} onAgain={onAgain} />
  return (
    <section className={styles.form} aria-labelledby="without-factor">
      <div className={styles.head}>
        <h2 id="without-factor" className={styles.step}>
          {said.title}
        </h2>
        {said.lead.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
      <div className={styles.buttons}>
        <Button isBusy={isBusy} onClick={() => void press()}>
          {said.press}
        </Button>
        <Button look="quiet" onClick={onBack}>
          {said.back}
        </Button>
      </div>
    </section>
  )
}

function Asked({ asked, onAgain }: { readonly asked: Answered<'POST /api/v1/auth/recovery/'>; readonly onAgain: () => void }) {
  const said = useWords(words)
  // The day that the e-mail says, wherever the browser is.
  const day = dayWords(dayOf(new Date(asked.ready_at ?? 0)), useLanguage())
  return (
    <div role="status" className={styles.form}>
      <Note title={said.asked} look="good">
        <p>{said.askedText(day)}</p>
        {asked.is_looked_at && <p>{said.looked}</p>}
        <p>{said.found}</p>
      </Note>
      <div className={styles.buttons}>
        <Button look="quiet" onClick={onAgain}>
          {said.again}
        </Button>
      </div>
    </div>
  )
}
