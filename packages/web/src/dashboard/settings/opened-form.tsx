import type { ReactNode } from 'react'
import { AccountFormFrame } from '../../account/account-form-frame.tsx'
import type { AccountForm } from '../../account/use-account-form.ts'
import { useWords, type Words } from '../../client/language.ts'
import { Button } from '../../ui/button.tsx'
import { useFirstFocus } from '../../ui/focus/use-first-focus.ts'
import styles from './settings.module.css'

type Props = {
  readonly form: AccountForm
  /** The button that saves. */
  readonly save: string
  readonly onKeep: () => void
  readonly children: ReactNode
}

const words: Words<{ readonly keep: string }> = { en: { keep: 'Keep it as it is' }, es: { keep: 'Dejarlo como está' } }

/** The form that a `Changeable` opens, perhaps a moment later: the focus is in its first field, and it can be left as it was. */
export function OpenedForm({ form, save, onKeep, children }: Props) {
  const { keep } = useWords(words)
  const fields = useFirstFocus<HTMLDivElement>()
  return (
    <AccountFormFrame form={form}>
      <div ref={fields} className={styles.fields}>
        {children}
      </div>
      <div className={styles.buttons}>
        <Button type="submit" look="outline" isBusy={form.isSending}>
          {save}
        </Button>
        <Button look="quiet" onClick={onKeep}>
          {keep}
        </Button>
      </div>
    </AccountFormFrame>
  )
}
