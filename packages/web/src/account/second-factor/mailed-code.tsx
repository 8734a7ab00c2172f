import { type ReactNode, useEffect, useState } from 'react'
import { useWords, type Words } from '../../client/language.ts'
import { ask } from '../../client/service/ask.ts'
import { Button } from '../../ui/button.tsx'
import styles from '../account.module.css'
import { useFailureWords } from '../failure-words.ts'
import { CodeForm } from './code-form.tsx'

type Own = {
  readonly lead: string
  readonly sent: string
  readonly code: string
  readonly help: string
  readonly missing: string
  readonly confirm: string
  readonly again: string
}

const words: Words<Own> = {
  en: {
    lead: 'Your account has money in it, and a password can be stolen. So for this change we also send a code to your e-mail address.',
    sent: 'The code is on its way.',
    code: 'Code from the e-mail',
    help: '8 digits. They work once, for ten minutes.',
    missing: 'Enter the code.',
    confirm: 'Confirm the code',
    again: 'Send another code',
  },
  es: {
    lead: 'Hay dinero en tu cuenta, y una contraseña se puede robar. Por eso, para este cambio también enviamos un código a tu correo.',
    sent: 'El código va en camino.',
    code: 'Código del correo',
    help: '8 dígitos. Sirven una vez, durante diez minutos.',
    missing: 'Escribe el código.',
    confirm: 'Confirmar el código',
    again: 'Enviar otro código',
  },
}

/** Sends a code to the address of the account, and takes it. */
export function MailedCode({ onDone, beside }: { readonly onDone: () => void; readonly beside: ReactNode }) {
  const said = useWords(words)
  const { news, problem, sendAnother } = useCodeMail()
  return (
    <>
      <p>{said.lead}</p>
      <p role="status">{news}</p>
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
      <CodeForm
        label={said.code}
        help={said.help}
        missing={said.missing}
        press={said.confirm}
        send={(code) => ask('POST /api/v1/auth/step-up/', { body: { mailed_code: code } })}
        onDone={onDone}
        beside={
          <>
            {beside}
            <Button look="quiet" onClick={sendAnother}>
              {said.again}
            </Button>
          </>
        }
      />
    </>
  )
}

function useCodeMail() {
  const said = useWords(words)
  const sayFailure = useFailureWords()
  const [news, setNews] = useState('')
  const [problem, setProblem] = useState('')
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: sent once for each press
  useEffect(() => {
    let isGone = false
    void ask('POST /api/v1/auth/step-up/mailed-code/').then((answer) => {
      if (isGone) return
      setNews(answer.ok ? said.sent : '')
      setProblem(answer.ok ? '' : sayFailure(answer.failure))
    })
    return () => {
      isGone = true
    }
  }, [attempt])
  const sendAnother = () => {
    // The same words are read out again only where they were gone.
    setNews('')
    setProblem('')
    setAttempt(attempt + 1)
  }
  return { news, problem, sendAnother }
}
