import type { ReactNode } from 'react'
import { ErrorSummary } from '../ui/fields/error-summary.tsx'
import styles from './account.module.css'
import type { AccountForm } from './use-account-form.ts'

/** A form of the account: what is wrong with it first, then its fields and buttons. */
export function AccountFormFrame({ form, children }: { readonly form: AccountForm; readonly children: ReactNode }) {
  return (
    <form
      className={styles.form}
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
