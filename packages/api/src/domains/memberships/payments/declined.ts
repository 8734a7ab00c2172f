import { fail } from '../../../failure/failure.ts'
import type { PaymentRow } from './payment-store.ts'

const words: Readonly<Record<string, string>> = {
  insufficient_funds: 'There isn’t enough money on this card. Nothing was charged. Try another card.',
  expired_card: 'This card is out of date. Nothing was charged. Try another card.',
  authentication_required: 'Your bank wanted you to confirm this payment, and you didn’t. Nothing was charged. Try again.',
}

/** A payment that the bank did not accept, in words that help. */
export function declined({ decline_code }: PaymentRow) {
  const detail = words[decline_code ?? '']
  return fail('payment_declined', detail === undefined ? {} : { detail })
}
