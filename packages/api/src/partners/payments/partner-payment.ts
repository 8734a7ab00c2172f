/** The state of a payment at the company that handles it. Paid is final; a declined one may be tried again with another card. */
type PaymentState = 'needs_method' | 'needs_action' | 'processing' | 'paid' | 'declined' | 'cancelled'

export type PartnerPayment = {
  readonly id: string
  /** Our own name of it, where the company repeats that. */
  readonly reference?: string
  readonly state: PaymentState
  readonly amountCents: number
  readonly refundedCents: number
  readonly dispute: 'none' | 'open' | 'won' | 'lost'
  /** Why it was declined, in the company's own word. */
  readonly declineCode?: string
  readonly card?: { readonly brand: string; readonly lastFour: string }
  /** What the page needs to go on there: the client secret, or the address at which the person agrees. */
  readonly secret?: string
  /** The way to pay that it was, or is to be, paid by. */
  readonly methodId?: string
}

/**
 * What a company answers. `unavailable`: it is not known whether anything happened, and asking again with the same key does it once;
 * `refused`: it said no to the request itself.
 */
export type Answered<Value> = { readonly ok: true; readonly value: Value } | NotAnswered
export type NotAnswered = { readonly ok: false; readonly why: 'unavailable' | 'refused' }
