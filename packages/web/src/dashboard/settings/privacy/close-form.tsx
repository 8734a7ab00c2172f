import { useEffect, useRef } from 'react'
import { AccountField } from '../../../account/account-field.tsx'
import { AccountFormFrame } from '../../../account/account-form-frame.tsx'
import { useAccountForm } from '../../../account/use-account-form.ts'
import { useWords } from '../../../client/language.ts'
import { ask } from '../../../client/service/ask.ts'
import { Button } from '../../../ui/button.tsx'
import styles from '../settings.module.css'
import { words } from './close-account.words.ts'
import { ownClosing } from './own-closing.ts'

type Props = { readonly email: string; readonly onKeep: () => void }

/** Says what ends now, what is deleted and what is kept; then the address of the account is typed once more. */
export function CloseForm({ email, onKeep }: Props) {
  const said = useWords(words)
  const begin = useRef<HTMLDivElement>(null)
  useEffect(() => begin.current?.focus(), [])
  const form = useAccountForm({
    start: { account_email: '' },
    check: ({ account_email: typed = '' }) =>
      typed.trim().toLowerCase() === email.toLowerCase() ? {} : { account_email: said.otherAddress(email) },
    send: ({ account_email = '' }) => ask('POST /api/v1/accounts/closing/', { body: { account_email: account_email.trim() } }),
    onDone: (answer) => {
      onKeep()
      ownClosing.put(answer)
    },
  })
  return (
    <>
      <div ref={begin} tabIndex={-1} className={styles.fields}>
        {said.parts.map(({ title, lines }) => (
          <div key={title}>
            <strong>{title}</strong>
            <ul className={styles.list}>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <AccountFormFrame form={form}>
        <AccountField form={form} name="account_email" label={said.type} help={said.typeHelp(email)} autoComplete="off" type="email" />
        <div className={styles.buttons}>
          <Button onClick={onKeep}>{said.stay}</Button>
          <Button type="submit" look="outline" isBusy={form.isSending}>
            {said.close}
          </Button>
        </div>
      </AccountFormFrame>
    </>
  )
}
