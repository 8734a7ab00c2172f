import { useWords, type Words } from '../client/language.ts'
import { ask } from '../client/service/ask.ts'
import { useStepUp } from '../client/session/step-up.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialogs/dialog.tsx'
import styles from './account.module.css'
import { AccountField } from './account-field.tsx'
import { AccountFormFrame } from './account-form-frame.tsx'
import { accountWords } from './account-words.ts'
import { useAccountForm } from './use-account-form.ts'

type Own = { readonly title: string; readonly lead: string; readonly confirm: string; readonly not: string }

const words: Words<Own> = {
  en: {
    title: 'Enter your password to continue',
    lead: 'This changes something important, so we make sure it’s you. It’s good for five minutes, and we keep what you’ve entered.',
    confirm: 'Confirm',
    not: 'Not now',
  },
  es: {
    title: 'Escribe tu contraseña para seguir',
    lead: 'Esto cambia algo importante, así que comprobamos que eres tú. Vale durante cinco minutos. Lo que escribiste se conserva.',
    confirm: 'Confirmar',
    not: 'Ahora no',
  },
}

/** Opens when a call needs to be sure that it is the same person. The call waits, and then goes out again. */
export function StepUpDialog() {
  const { asking } = useStepUp()
  return asking ? <Asked onSettle={asking.settle} /> : null
}

function Asked({ onSettle }: { readonly onSettle: (isSure: boolean) => void }) {
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
    <Dialog title={said.title} onClose={() => onSettle(false)}>
      <p>{said.lead}</p>
      <AccountFormFrame form={form}>
        <AccountField form={form} name="step_up_password" label={label} autoComplete="current-password" type="password" />
        <div className={styles.buttons}>
          <Button type="submit" isBusy={form.isSending}>
            {said.confirm}
          </Button>
          <Button look="quiet" onClick={() => onSettle(false)}>
            {said.not}
          </Button>
          <a className={styles.link} href="/forgot-password" target="_blank" rel="noreferrer">
            {forgot}
          </a>
        </div>
      </AccountFormFrame>
    </Dialog>
  )
}
