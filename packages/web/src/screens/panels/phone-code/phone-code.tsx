import { toSentPhone } from '@app/schemas/rules/people/phone'
import { phoneWords } from '@app/schemas/rules/people/phone-words'
import { useEffect, useState } from 'react'
import { useWords, type Words } from '../../../client/language.ts'
import { Button } from '../../../ui/button.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { Note } from '../../../ui/note.tsx'
import { sendCode } from '../../data/calls/phone-code.ts'
import { savedPersonalInformation } from '../../records/people/personal-information.ts'
import type { PanelProps } from '../panel-props.ts'
import styles from './phone-code.module.css'

type Own = {
  readonly confirmed: string
  readonly confirmedWords: string
  readonly send: (number: string) => string
  readonly again: string
  readonly sent: (number: string) => string
  readonly wait: (seconds: number) => string
}

const words: Words<Own> = {
  en: {
    confirmed: 'Your number is confirmed',
    confirmedWords: 'You need no code. Tell us below what you allow, then go on.',
    send: (number) => `Text a code to ${number}`,
    again: 'Text a new code',
    sent: (number) => `We have sent a code to ${number}. It works for ten minutes.`,
    wait: (seconds) => `You can ask for a new code in ${seconds} seconds.`,
  },
  es: {
    confirmed: 'Tu número está confirmado',
    confirmedWords: 'No necesitas un código. Dinos abajo qué permites y continúa.',
    send: (number) => `Enviar un código al ${number}`,
    again: 'Enviar un código nuevo',
    sent: (number) => `Hemos enviado un código al ${number}. Vale durante diez minutos.`,
    wait: (seconds) => `Puedes pedir un código nuevo en ${seconds} segundos.`,
  },
}

const pauseSeconds = 30

/** Asks for the code that proves that a number belongs to the person. */
export function PhoneCode({ empty, facts, form }: PanelProps) {
  const said = useWords(words)
  const { data: person } = savedPersonalInformation.use()
  const number = toSentPhone(String(form.values['phone_number'] ?? person?.phone_number ?? ''))
  const { isBusy, sentTo, problem, seconds, send } = useCodeTexts()
  if (facts['phone.confirmed'] === true)
    return (
      <Note title={said.confirmed} look="good">
        {said.confirmedWords}
      </Note>
    )
  if (!number.ok) return <Empty>{empty}</Empty>
  const isSent = sentTo === number.value
  const mustWait = isSent && seconds > 0
  return (
    <div className={styles.code}>
      <Button look="small" isBusy={isBusy} aria-disabled={mustWait || undefined} onClick={() => mustWait || void send(number.value)}>
        {isSent ? said.again : said.send(phoneWords(number.value))}
      </Button>
      <p role="status">{isSent && said.sent(phoneWords(number.value))}</p>
      {mustWait && <p className={styles.wait}>{said.wait(seconds)}</p>}
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
    </div>
  )
}

/** Sends codes, and counts down until another may be asked for. */
function useCodeTexts() {
  const [isBusy, setBusy] = useState(false)
  const [sentTo, setSentTo] = useState<string>()
  const [problem, setProblem] = useState('')
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    if (seconds === 0) return
    const timer = setTimeout(() => setSeconds(seconds - 1), 1_000)
    return () => clearTimeout(timer)
  }, [seconds])
  const send = async (number: string) => {
    setBusy(true)
    const answer = await sendCode(number)
    setBusy(false)
    setProblem(answer.ok ? '' : answer.failure.detail)
    if (!answer.ok) return
    setSentTo(number)
    setSeconds(pauseSeconds)
  }
  return { isBusy, sentTo, problem, seconds, send }
}
