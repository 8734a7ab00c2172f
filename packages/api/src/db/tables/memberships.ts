import type { MembershipState } from '@app/schemas/rules/money/membership-life'
import type { ColumnType } from 'kysely'

type Fixed<T> = ColumnType<T, T, never>

/** Whom the company that takes cards knows. Its name for them is there once it has answered. */
export type PaymentCustomersTable = {
  person_id: Fixed<string>
  customer_id: string | null
  /** The newest card that was to be kept. */
  setup_id: string | null
  created_at: Fixed<Date>
}

export type MembershipsTable = {
  id: Fixed<string>
  person_id: Fixed<string>
  plan_name: Fixed<string>
  state: MembershipState
  /** What was agreed to, whatever the plan costs others later. */
  price_cents: number
  period_months: number
  renews: boolean
  /** Sealed. What renewals are charged to. */
  method_id: string | null
  /** Where periods are counted from. */
  counted_from: Date | null
  period_starts_at: Date | null
  period_ends_at: Date | null
  reminded_for: Date | null
  cancelled_at: Date | null
  ended_at: Date | null
  ended_because: 'cancelled' | 'unpaid' | 'refunded' | 'not_renewed' | 'disputed' | null
  created_at: Fixed<Date>
  version: ColumnType<number, number | undefined, number>
}

/** How somebody wants to pay where nothing is charged now. */
export type FeeChoicesTable = {
  id: Fixed<string>
  person_id: Fixed<string>
  kind: Fixed<'free' | 'tip' | 'performance'>
  product_id: Fixed<string>
  chosen_at: Fixed<Date>
}

/** What somebody agreed to, in the words that were shown. Never changed. */
export type PaymentConsentsTable = {
  id: Fixed<string>
  person_id: Fixed<string>
  product_id: Fixed<string>
  words: Fixed<string>
  price_cents: Fixed<number | null>
  percent: Fixed<string | null>
  consented_at: Fixed<Date>
}
