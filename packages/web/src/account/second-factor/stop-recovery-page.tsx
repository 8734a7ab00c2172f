import { useState } from 'react'
import { useWords, type Words } from '../../client/language.ts'
import { type Answer, failed } from '../../client/service/answer.ts'
import { ask } from '../../client/service/ask.ts'
import { dropToken, heldToken } from '../../client/session/token-in-address.ts'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import styles from '../account.module.css'
import { AccountFrame } from '../account-frame.tsx'
import { useFailureWords } from '../failure-words.ts'

type Own = {
  readonly title: string
  readonly lead: string
  readonly press: string
  readonly done: string
  readonly doneText: string
  readonly none: string
  readonly noneText: string
  readonly change: string
}

const words: Words<Own> = {
  en: {
    title: 'Stop someone from getting in?',
    lead: 'Someone asked to get into your account without its second factor. If that wasn’t you, stop it here.',
    press: 'Stop it',
    done: 'It’s stopped',
    doneText: 'Nothing in your account has changed. The person who asked may know your password, so set a new one now.',
    none: 'There’s nothing to stop',
    noneText: 'It was stopped before, or it’s over. If you’re not sure, set a new password.',
    change: 'Set a new password',
  },
  es: {
    title: '¿Impedir que alguien entre?',
    lead: 'Alguien pidió entrar en tu cuenta sin el segundo factor. Si no fuiste tú, detenlo aquí.',
    press: 'Detenerlo',
    done: 'Está detenido',
    doneText: 'En tu cuenta no cambió nada. Quien lo pidió puede conocer tu contraseña, así que pon una nueva ahora.',
    none: 'No hay nada que detener',
    noneText: 'Ya se detuvo o ya terminó. Si tienes dudas, pon una contraseña nueva.',
    change: 'Poner una contraseña nueva',
  },
}

/** Where the e-mail leads that announces it. Mail scanners open it too: only a person presses. It signs nobody in. */
export function StopRecoveryPage() {
  const said = useWords(words)
  const sayFailure = useFailureWords()
  const [token] = useState(() => heldToken('stop-recovery'))
  const [isBusy, setBusy] = useState(false)
  const [answer, setAnswer] = useState<Answer<unknown> | undefined>(
    token === undefined ? failed({ code: 'link_used_up', detail: '' }) : undefined,
  )
  const press = async () => {
    setBusy(true)
    const stopped = await ask('POST /api/v1/auth/recovery/stop/', { body: { token: token ?? '' } })
    setBusy(false)
    if (stopped.ok || stopped.failure.code === 'link_used_up') dropToken()
    setAnswer(stopped)
  }
  const isOver = answer && (answer.ok || answer.failure.code === 'link_used_up')
  if (isOver)
    return (
      <AccountFrame title={answer.ok ? said.done : said.none} lead={answer.ok ? said.doneText : said.noneText}>
        <p>
          <Link className={styles.link} to="/forgot-password">
            {said.change}
          </Link>
        </p>
      </AccountFrame>
    )
  return (
    <AccountFrame title={said.title} lead={said.lead}>
      <p role="alert" className={styles.problem}>
        {answer && !answer.ok && sayFailure(answer.failure)}
      </p>
      <Button isBusy={isBusy} onClick={() => void press()}>
        {said.press}
      </Button>
    </AccountFrame>
  )
}
