import type { ColumnType } from 'kysely'

type Fixed<T> = ColumnType<T, T, never>

/** What somebody wrote to us by the form. All texts are sealed. */
export type ContactMessagesTable = {
  id: Fixed<string>
  first_name: Fixed<string>
  last_name: Fixed<string>
  from_email: Fixed<string>
  subject: Fixed<string>
  message: Fixed<string>
  /** Whether the check for programs could be asked. */
  is_checked: Fixed<boolean>
  /** Sent from a page that could not check for programs: passed on once its sender confirms it by a letter. */
  waits_for_sender: boolean
  received_at: Fixed<Date>
}
