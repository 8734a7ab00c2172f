import { holdsCardNumber } from '@app/schemas/rules/money/holds-card-number'
import type { ReactNode } from 'react'
import { AccountFormFrame } from '../../account/account-form-frame.tsx'
import { useAccountForm } from '../../account/use-account-form.ts'
import { type Answer, done } from '../../client/service/answer.ts'
import { Button } from '../../ui/button.tsx'
import { describedBy, FieldFrame } from '../../ui/fields/field-frame.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import styles from './customers.module.css'
import { words } from './customers.words.ts'

type Props<T> = {
  readonly id: string
  readonly label: string
  readonly help?: string
  readonly press: string
  /** What it is probably for; it can be written over. */
  readonly suggested: string
  readonly send: (reason: string) => Promise<Answer<T>>
  readonly onDone: (data: T) => void
  readonly beside?: ReactNode
}

/** Asks for a reason before something of a customer is shown. */
export function ReasonForm<T>({ id, label, help, press, suggested, send, onDone, beside }: Props<T>) {
  const form = useAccountForm({
    start: { reason: suggested },
    idOf: () => id,
    check: ({ reason = '' }) => {
      const wrong = wrongWith(reason)
      return wrong === undefined ? {} : { reason: wrong }
    },
    send: ({ reason = '' }) => send(reason.trim()),
    onDone,
  })
  const error = form.errors['reason']
  return (
    <AccountFormFrame form={form}>
      <FieldFrame id={id} label={label} help={help} error={error}>
        <TextInput
          id={id}
          maxLength={300}
          autoComplete="off"
          value={form.values['reason'] ?? ''}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={describedBy(id, { help, error })}
          onChange={({ target }) => form.set('reason', target.value)}
        />
      </FieldFrame>
      <div className={styles.buttons}>
        <Button type="submit" look="small" isBusy={form.isSending}>
          {press}
        </Button>
        {beside}
      </div>
    </AccountFormFrame>
  )
}

/** Said here: one that is only remembered would be refused each time that the customer is opened. */
function wrongWith(reason: string): string | undefined {
  if (reason.trim() === '') return words.reasonMissing
  return holdsCardNumber(reason) ? words.reasonWithCard : undefined
}

/** A reason that is only remembered here. */
export function sameReason(reason: string): Promise<Answer<string>> {
  return Promise.resolve(done(reason))
}
