import type { LoanPurpose } from '@app/schemas/rules/loans/plan-loans'
import type { ColumnType } from 'kysely'

type Fixed<T> = ColumnType<T, T, never>

type Row = {
  id: Fixed<string>
  person_id: Fixed<string>
  /** How often it was changed, from 1 on. */
  version: number
  borrow_cents: number | null
  purpose: LoanPurpose | null
  term_years: number | null
  /** Dollars, sealed. */
  annual_income: string | null
  created_at: Fixed<Date>
  updated_at: Date
  /** When it was last sent to the people who answer it, and as which version. */
  sent_at: ColumnType<Date | null, never, Date>
  sent_version: ColumnType<number | null, never, number>
}

/** A loan that a lender may give instead. Who that is, what somebody earns and how they are rated is sealed. */
export type AltLoansTable = Row & {
  /** When the person let us ask lenders. */
  agreed_at: Date | null
  provider: string | null
  credit_rating: string | null
}

/** A loan that the person has, and may replace. Who lent it is sealed. */
export type RefinanceLoansTable = Row & {
  lender: string | null
  /** Hundredths of a percent a year. */
  rate_bps: number | null
  current_balance_cents: number | null
  current_term_years: number | null
}
