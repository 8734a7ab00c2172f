import type { ColumnType } from 'kysely'

type Fixed<T> = ColumnType<T, T, never>
type FixedCount<T> = ColumnType<T, T | undefined, never>
type Counted<T> = ColumnType<T, T | undefined, T>

/**
 * WAITING: not with the partner yet. SENT: under way. SETTLED: it has arrived; a deposit can still come back and is not given out.
 * AVAILABLE: a deposit that can be taken out again.
 */
export type TransferState = 'WAITING' | 'SENT' | 'SETTLED' | 'AVAILABLE' | 'RETURNED' | 'REFUSED'

/** Money on its way between a bank and a brokerage account. Where it stands is in the ledger too, changed with the state. */
export type BrokerageTransfersTable = {
  id: Fixed<string>
  person_id: Fixed<string>
  account_id: Fixed<string>
  direction: Fixed<'IN' | 'OUT'>
  /** The kind of contribution or of distribution. */
  type: Fixed<string>
  /** For contributions that count against the limit of a year. */
  tax_year: Fixed<number | null>
  amount_cents: Fixed<number>
  withholding_percent: FixedCount<number>
  withheld_cents: FixedCount<number>
  additional_tax_cents: FixedCount<number>
  state: TransferState
  is_partner_down: Counted<boolean>
  partner_id: string | null
  /** Why it was refused or came back, as a code. */
  reason: string | null
  bank_id: Fixed<string>
  bank_last_four: Fixed<string>
  schedule_id: Fixed<string | null>
  consent_version: Fixed<string>
  tries: Counted<number>
  trying_until: Date | null
  asked_at: Fixed<Date>
  sent_at: Date | null
  settled_at: Date | null
  /** From when on a deposit can be taken out again. */
  available_at: Date | null
  ended_at: Date | null
}
