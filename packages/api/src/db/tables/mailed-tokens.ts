import type { ColumnType } from 'kysely'

type Fixed<T> = ColumnType<T, T, never>

export type MailedPurpose = 'sign-in' | 'password-reset' | 'confirm-email' | 'change-email'

/** What a link in a letter proves, once. Kept as a hash. */
export type MailedTokensTable = {
  hash: Fixed<string>
  purpose: Fixed<MailedPurpose>
  person_id: Fixed<string>
  expires_at: Fixed<Date>
  used_at: Date | null
}
