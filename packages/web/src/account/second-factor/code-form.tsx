import { type ReactNode, useEffect, useRef } from 'react'
import type { Answer } from '../../client/service/answer.ts'
import { Button } from '../../ui/button.tsx'
import { describedBy, FieldFrame } from '../../ui/fields/field-frame.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import styles from '../account.module.css'
import { AccountFormFrame } from '../account-form-frame.tsx'
import { useAccountForm } from '../use-account-form.ts'

type Props<T> = {
  readonly label: string
  readonly help: string
  readonly missing: string
  readonly press: string
  /** `outline`: where something else is the main thing to do. */
  readonly look?: 'main' | 'outline'
  /** Blanks and hyphens are the service's to remove: a code is pasted as the app shows it. */
  readonly send: (code: string) => Promise<Answer<T>>
  readonly onDone: (data: T) => void | Promise<void>
  /** Whether it takes the focus: where a code is all there is to do. */
  readonly isFirst?: boolean
  readonly beside?: ReactNode
}

/** One field for a code, ready to be typed into or pasted into. */
export function CodeForm<T>({ label, help, missing, press, look = 'main', send, onDone, isFirst = true, beside }: Props<T>) {
  const input = useRef<HTMLInputElement>(null)
  const form = useAccountForm({
    start: { code: '' },
    check: ({ code = '' }) => (code.trim() === '' ? { code: missing } : {}),
    send: ({ code = '' }) => send(code),
    onDone,
  })
  // After the heading, which takes the focus of a new page.
  useEffect(() => {
    if (isFirst) input.current?.focus()
  }, [isFirst])
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
        <Button type="submit" look={look} isBusy={form.isSending}>
          {press}
        </Button>
        {beside}
      </div>
    </AccountFormFrame>
  )
}
