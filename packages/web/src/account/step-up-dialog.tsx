import { useEffect, useState } from 'react'
import { useWords, type Words } from '../client/language.ts'
import { ask } from '../client/service/ask.ts'
import type { Answered } from '../client/service/calls.ts'
import { useStepUp } from '../client/session/step-up.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialogs/dialog.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import styles from './account.module.css'
import { AccountField } from './account-field.tsx'
import { AccountFormFrame } from './account-form-frame.tsx'
import { accountWords } from './account-words.ts'
import { MailedCode } from './second-factor/mailed-code.tsx'
import { ShowFactor } from './second-factor/show-factor.tsx'
import { useAccountForm } from './use-account-form.ts'

type Own = {
  readonly title: string
  readonly lead: string
  readonly factorTitle: string
  readonly mailTitle: string
  readonly confirm: string
  readonly not: string
}

const words: Words<Own> = {
  en: {
    title: 'Enter your password to continue',
    lead: 'This changes something important, so we make sure it’s you. It’s good for five minutes, and we keep what you’ve entered.',
    factorTitle: 'Make sure that it’s you',
    mailTitle: 'Enter the code from our e-mail',
    confirm: 'Confirm',
    not: 'Not now',
  },
  es: {
    title: 'Escribe tu contraseña para seguir',
    lead: 'Esto cambia algo importante, así que comprobamos que eres tú. Vale durante cinco minutos. Lo que escribiste se conserva.',
    factorTitle: 'Comprobemos que eres tú',
    mailTitle: 'Escribe el código de nuestro correo',
    confirm: 'Confirmar',
    not: 'Ahora no',
  },
}

type Settle = { readonly onSettle: (isSure: boolean) => void }

/** Opens when a call needs to be sure that it is the same person. The call waits, and then goes out again. */
export function StepUpDialog() {
  const said = useWords(words)
  const { asking } = useStepUp()
  if (!asking) return null
  if (asking.wanted === 'proof') return <Proof onSettle={asking.settle} />
  return (
    <Dialog title={said.mailTitle} onClose={() => asking.settle(false)}>
      <MailedCode onDone={() => asking.settle(true)} beside={<NotNow onSettle={asking.settle} />} />
    </Dialog>
  )
}

type Factors = Answered<'GET /api/v1/auth/second-factor/'> | 'unknown'

/** With the second factor where there is one, or else with the password. */
function Proof({ onSettle }: Settle) {
  const said = useWords(words)
  const [factors, setFactors] = useState<Factors>()
  useEffect(() => {
    let isGone = false
    void ask('GET /api/v1/auth/second-factor/').then((answer) => {
      if (!isGone) setFactors(answer.ok ? answer.data : 'unknown')
    })
    return () => {
      isGone = true
    }
  }, [])
  const isFactor = factors !== undefined && factors !== 'unknown' && factors.is_set
  return (
    <Dialog title={isFactor ? said.factorTitle : said.title} onClose={() => onSettle(false)}>
      <p>{said.lead}</p>
      {factors === undefined && <Skeleton />}
      {isFactor && <Factor factors={factors} onSettle={onSettle} />}
      {factors !== undefined && !isFactor && <Password onSettle={onSettle} />}
    </Dialog>
  )
}

function Factor({ factors, onSettle }: Settle & { readonly factors: Exclude<Factors, 'unknown'> }) {
  const by = [
    ...(factors.passkeys > 0 ? (['passkey'] as const) : []),
    ...(factors.has_app ? (['app'] as const) : []),
    ...(factors.backup_codes_left > 0 ? (['backup-code'] as const) : []),
  ]
  return (
    <ShowFactor
      by={by}
      askPasskey={() => ask('POST /api/v1/auth/passkeys/check/options/')}
      send={(shown) => ask('POST /api/v1/auth/step-up/', { body: shown })}
      onDone={() => onSettle(true)}
      beside={<NotNow onSettle={onSettle} />}
    />
  )
}

function Password({ onSettle }: Settle) {
  const said = useWords(words)
  const { password: label, passwordMissing, forgot } = useWords(accountWords)
  const form = useAccountForm({
    start: { step_up_password: '' },
    where: 'step-up',
    check: ({ step_up_password: password = '' }) => (password === '' ? { step_up_password: passwordMissing } : {}),
    send: ({ step_up_password: password = '' }) => ask('POST /api/v1/auth/step-up/', { body: { password } }),
    onDone: () => onSettle(true),
  })
  return (
    <AccountFormFrame form={form}>
      <AccountField form={form} name="step_up_password" label={label} autoComplete="current-password" type="password" />
      <div className={styles.buttons}>
        <Button type="submit" isBusy={form.isSending}>
          {said.confirm}
        </Button>
        <NotNow onSettle={onSettle} />
        <a className={styles.link} href="/forgot-password" target="_blank" rel="noreferrer">
          {forgot}
        </a>
      </div>
    </AccountFormFrame>
  )
}

function NotNow({ onSettle }: Settle) {
  const said = useWords(words)
  return (
    <Button look="quiet" onClick={() => onSettle(false)}>
      {said.not}
    </Button>
  )
}
