import { dollarWords } from '@app/schemas/rules/money/money'
import type { Payment } from '../../../screens/data/money/payments.ts'
import { brandName } from '../../../screens/fields/card/card-words.ts'
import { dayIn } from '../day-of.ts'
import type { ReceiptsWords } from './receipts.words.ts'

type Fact = { readonly name: string; readonly value: string }

/** The state of a payment in words: a refund is shown before the payment. */
export function stateWords({ status, provider_refund_status }: Payment, said: ReceiptsWords): string {
  if (provider_refund_status === 'full') return said.refunded
  return provider_refund_status === 'partial' ? said.partly : said.states[status]
}

/** All that is known of a payment, line by line. */
export function paymentFacts(payment: Payment, said: ReceiptsWords): readonly Fact[] {
  const { title, amount, refunded_amount, created_at, paid_at, receipt_number, is_disputed } = payment
  const lines: readonly (readonly [string, string | null])[] = [
    [said.what, title],
    [said.sum, dollarWords(amount, true)],
    [said.state, stateWords(payment, said)],
    [said.back, refunded_amount > 0 ? dollarWords(refunded_amount, true) : null],
    [said.kept, refunded_amount > 0 ? dollarWords(amount - refunded_amount, true) : null],
    [paid_at ? said.paidOn : said.begun, dayIn(paid_at ?? created_at)],
    [said.with, paidWith(payment, said)],
    [said.number, receipt_number],
    [said.disputed, is_disputed ? said.toBank : null],
  ]
  return lines.flatMap(([name, value]) => (value === null ? [] : [{ name, value }]))
}

function paidWith({ provider, card }: Payment, said: ReceiptsWords): string | null {
  if (provider === 'paypal') return 'PayPal'
  return card && said.ending(brandName(card.brand), card.last_four)
}
