import type { ColumnType } from 'kysely'

type Fixed<T> = ColumnType<T, T, never>

/** An account. Names and addresses are sealed. */
export type PeopleTable = {
  id: Fixed<string>
  email: string
  /** Where the address is looked up by. */
  email_index: string
  email_confirmed_at: Date | null
  /** A new address that waits to be confirmed. */
  pending_email: string | null
  first_name: string
  last_name: string
  password_hash: string
  user_flow_id: Fixed<string>
  origin_domain: Fixed<string>
  partner_name: Fixed<string>
  unsubscribed_at: Date | null
  created_at: Fixed<Date>
  last_seen_at: Date
}
