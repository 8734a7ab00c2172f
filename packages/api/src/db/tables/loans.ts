import type { FeePayment, LoanFrequency, LoanPurpose, LoanStatus } from '@app/schemas/rules/loans/plan-loans'
import type { ColumnType, Generated } from 'kysely'

type Fixed<T> = ColumnType<T, T, never>

/** A loan from an individual 401(k), from the request to its end. */
export type LoansTable = {
  id: Fixed<string>
  person_id: Fixed<string>
  /** How often it was changed, from 1 on. */
  version: number
  status: LoanStatus
  borrow_cents: number
  /** Hundredths of a percent a year. */
  rate_bps: number
  fee_cents: number
  term_years: number
  frequency: LoanFrequency
  purpose: LoanPurpose
  /** What is owed without interest: what the ledger says, too. */
  principal_cents: Generated<number>
  spouse_needed: boolean
  spouse_agreed: Generated<boolean>
  /** How the fee is paid: out of the loan, or by a card. */
  fee_payment: FeePayment
  /** Sealed: the card at the company that takes cards. Without one it is the newest that is kept. */
  fee_card: string | null
  /** The charge of the fee, from the moment it was asked for. Nothing once it went back. */
  fee_payment_id: string | null
  /** What was agreed to. */
  terms_version: string | null
  /** When rate and fee were offered. */
  offered_at: Date
  created_at: Fixed<Date>
  confirmed_at: Date | null
  pays_out_on: string | null
  /** Money is sent only when its note is signed, and by the spouse where that is needed. */
  note_signed_at: Date | null
  spouse_signed_at: Date | null
  /** When the person was told that money waits for a signature. */
  reminded_at: Date | null
  paid_out_at: Date | null
  /** When it was paid back, taken back or counted as a payout. */
  ended_at: Date | null
}

/** A payment as it falls due, and what of it was paid. */
export type LoanRepaymentsTable = {
  loan_id: Fixed<string>
  number: Fixed<number>
  due_on: Fixed<string>
  principal_cents: Fixed<number>
  interest_cents: Fixed<number>
  paid_principal_cents: Generated<number>
  paid_interest_cents: Generated<number>
  /** Kept by the database itself. */
  open_cents: ColumnType<number, never, never>
  /** When it was to be collected, whether that went well or not. */
  collected_at: Date | null
  past_due_at: Date | null
  /** When the person was told that the rest will soon count as a payout. */
  warned_at: Date | null
}

/** Money that came in. */
export type LoanPaymentsTable = {
  id: Fixed<string>
  loan_id: Fixed<string>
  at: Fixed<Date>
  principal_cents: Fixed<number>
  interest_cents: Fixed<number>
  paid_by: Fixed<'person' | 'schedule'>
}
