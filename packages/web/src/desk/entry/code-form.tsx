import { type ReactNode, useEffect, useRef } from 'react'
import { AccountFormFrame } from '../../account/account-form-frame.tsx'
import { useAccountForm } from '../../account/use-account-form.ts'
import type { Answer } from '../../client/service/answer.ts'
import { Button } from '../../ui/button.tsx'
import { describedBy, FieldFrame } from '../../ui/fields/field-frame.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import styles from './entry.module.css'
import { words } from './entry.words.ts'

type Props<T> = {
  readonly label: string
  readonly help: string
  readonly press: string
  /** Blanks and hyphens are the service's to remove: a code is pasted as the app shows it. */
  readonly send: (code: string) => Promise<Answer<T>>
  readonly onDone: (data: T) => void | Promise<void>
  readonly beside?: ReactNode
}

/** One field for a code, ready to be typed into or pasted into. */
export function CodeForm<T>({ label, help, press, send, onDone, beside }: Props<T>) {
  const input = useRef<HTMLInputElement>(null)
  const form = useAccountForm({
    start: { code: '' },
    check: ({ code = '' }) => (code.trim() === '' ? { code: words.codeMissing } : {}),
    send: ({ code = '' }) => send(code),
    onDone,
  })
  // After the heading, which takes the focus of a new page.
  useEffect(() => input.current?.focus(), [])
  const error = form.errors['code']
  return (
    <AccountFormFrame form={form}>
      <FieldFrame id="code" label={label} help={help} error={error}>
        <TextInput
          ref={input}
          id="code"
          name="code"
          width="medium"
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          value={form.values['code'] ?? ''}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={describedBy('code', { help, error })}
          onChange={({ target }) => form.set('code', target.value)}
        />
      </FieldFrame>
      <div className={styles.buttons}>
        <Button type="submit" isBusy={form.isSending}>
          {press}
        </Button>
        {beside}
      </div>
    </AccountFormFrame>
  )
}
