import type { ColumnType, Generated } from 'kysely'

type Fixed<T> = ColumnType<T, T, never>

/** An account that somebody has linked, or has told us of. */
export type FinancialAccountsTable = {
  id: Fixed<string>
  person_id: Fixed<string>
  /** How often the person changed it, from 1 on. What the partner tells anew does not count. */
  version: Generated<number>
  source: Fixed<'linked' | 'manual'>
  /** The link through which it is read, and its number there. */
  institution_id: string | null
  partner_account_id: string | null
  account_type: string
  account_subtype: string
  name: string
  nickname: string | null
  institution_name: string | null
  company_name: string | null
  account_number: string | null
  routing_number: string | null
  last_four: string | null
  balance_cents: number | null
  available_cents: number | null
  /** Null: as much as the balance. */
  vested_cents: number | null
  balance_at: Date | null
  /** The person’s own switch. */
  is_active: Generated<boolean>
  /** Whether the link that it is read through works. */
  is_reachable: Generated<boolean>
  is_primary: Generated<boolean>
  has_online_access: boolean
  /** The person does not know who holds it. */
  is_unknown: Generated<boolean>
  verification: 'not_needed' | 'pending' | 'verified' | 'failed' | 'expired'
  tries_left: number | null
  verification_expires_at: Date | null
  /** Since when we may look at it and prepare it to move. Null: it is locked. */
  unlocked_at: Date | null
  rollover_requested_at: Date | null
  /** The call in which it is spoken of. */
  call_id: string | null
  created_at: Fixed<Date>
  updated_at: Date
}
