import type { BrokerageAccountType } from '@app/schemas/rules/money/contribution-limits'
import type { ColumnType, JSONColumnType } from 'kysely'

type Fixed<T> = ColumnType<T, T, never>
type Counted<T> = ColumnType<T, T | undefined, T>

/** WAITING: asked for, and the partner has not answered yet. The others are the partner's. */
export type AccountState = 'WAITING' | 'SUBMITTED' | 'ACTION_REQUIRED' | 'APPROVAL_PENDING' | 'APPROVED' | 'ACTIVE' | 'REJECTED' | 'CLOSED'

type KeptPosition = { readonly symbol: string; readonly units: string; readonly valueCents: number }

/** An account at the brokerage. What the partner knows it by, and where the consent came from, is sealed. */
export type BrokerageAccountsTable = {
  id: Fixed<string>
  person_id: Fixed<string>
  account_type: Fixed<BrokerageAccountType>
  /** Ours, and says nothing. */
  number: Fixed<string>
  state: AccountState
  partner_id: string | null
  partner_number: string | null
  last_four: string | null
  /** What the partner wants to see before it goes on. */
  asked_documents: JSONColumnType<string[], string | undefined, string>
  reason: string | null
  positions: JSONColumnType<KeptPosition[], string | undefined, string>
  valued_at: Date | null
  consent_version: Fixed<string>
  consented_at: Fixed<Date>
  consent_address: string
  tries: Counted<number>
  /** Somebody asks the partner just now; nobody else does before that moment. */
  trying_until: Date | null
  created_at: Fixed<Date>
  active_at: Date | null
  updated_at: Date
}
