import type { ColumnType, Generated } from 'kysely'

type Fixed<T> = ColumnType<T, T, never>

export type PaymentsTable = {
  id: Fixed<string>
  person_id: Fixed<string>
  kind: Fixed<'product' | 'membership' | 'tip' | 'fee'>
  /** A product, a plan by its name, the tip, or what a fee is for. */
  product_id: Fixed<string>
  membership_id: Fixed<string | null>
  provider: Fixed<'stripe' | 'paypal'>
  amount_cents: Fixed<number>
  /** `open`: what the company did with it is not known yet. */
  state: 'open' | 'needs_method' | 'needs_action' | 'processing' | 'paid' | 'declined' | 'cancelled'
  /** The try that is under way, or was the last. Each is asked for with a key of its own. */
  attempt: Generated<number>
  /** Tries of a renewal that we made by ourselves after the first. */
  retries: Generated<number>
  /** Whether the person was not there when it was tried. */
  is_alone: boolean
  /** Sealed. */
  method_id: string | null
  partner_id: string | null
  /** Sealed. What the page needs to go on at the company. */
  secret: string | null
  card_brand: string | null
  card_last_four: string | null
  decline_code: string | null
  refunded_cents: Generated<number>
  dispute: Generated<'none' | 'open' | 'won' | 'lost'>
  disputed_cents: Generated<number>
  period_starts_at: Fixed<Date | null>
  /** Sealed. Where the receipt goes, if not to the account's address. */
  receipt_email: string | null
  /** Until then somebody is asking the company. */
  claimed_until: Date | null
  created_at: Fixed<Date>
  settled_at: Date | null
}
