import type { ReactNode } from 'react'
import { ErrorSummary } from '../ui/fields/error-summary.tsx'
import styles from './account.module.css'
import type { AccountForm } from './use-account-form.ts'

type Props = {
  readonly form: AccountForm
  /** Where it is sent before a script is there. */
  readonly action?: string | undefined
  readonly children: ReactNode
}

/** A form of the account: what is wrong with it first, then its fields and buttons. */
export function AccountFormFrame({ form, action, children }: Props) {
  return (
    <form
      className={styles.form}
      {...(action !== undefined && { method: 'post', action })}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void form.submit()
      }}
    >
      <ErrorSummary wrong={form.wrong} attempt={form.attempts} />
      {children}
    </form>
  )
}
