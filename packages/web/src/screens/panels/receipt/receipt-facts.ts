import { dollarWords } from '@app/schemas/rules/money/money'
import { dayWords } from '../../../client/words/day-words.ts'
import type { Membership, Payment } from '../../data/money/payments.ts'
import { brandName } from '../../fields/card/card-words.ts'
import type { ReceiptWords } from './receipt.words.ts'

/** The newest payment, or the membership that was joined without one; and the membership that the payment is for. */
export type Lately = { readonly title: string; readonly payment: Payment | undefined; readonly membership: Membership | undefined }

const shown: ReadonlySet<Payment['status']> = new Set(['paid', 'processing', 'waiting_for_partner'])

export function paidLately(payments: readonly Payment[], memberships: readonly Membership[]): Lately | undefined {
  const payment = payments.find(({ status }) => shown.has(status))
  const tried = memberships.find(({ status }) => status === 'trial')
  // A trial that was begun after the last payment is what this visit was about.
  if (tried && (payment?.created_at ?? '') < (tried.period_starts_at ?? ''))
    return { title: tried.plan.title, payment: undefined, membership: tried }
  if (!payment) return undefined
  const membership = memberships.find(({ pk }) => pk === payment.membership_id)
  return { title: payment.title, payment, membership }
}

/** What a receipt says, line by line: what is not known yet is left out. */
export function receiptFacts({ payment, membership }: Lately, said: ReceiptWords): { name: string; value: string }[] {
  const facts: { name: string; value: string }[] = []
  const add = (name: string, value: string | null | undefined) => {
    if (value) facts.push({ name, value })
  }
  // A trial is paid for later: today’s amount is in words, and the later one beside it.
  add(payment ? said.paid : said.paidToday, payment ? dollarWords(payment.amount, true) : said.nothing)
  if (!payment && membership) {
    add(...renewal(membership, { ...said, next: said.firstPayment }))
    add(said.trialSince, day(membership.period_starts_at))
    return facts
  }
  if (payment && payment.refunded_amount > 0) add(said.refunded, dollarWords(payment.refunded_amount, true))
  add(said.on, day(payment?.paid_at ?? payment?.created_at ?? membership?.period_starts_at))
  add(said.with, payment && paidWith(payment, said))
  add(said.number, payment?.receipt_number)
  if (membership) add(...renewal(membership, said))
  return facts
}

function renewal({ renews, next_payment_at, period_ends_at, price }: Membership, said: ReceiptWords): [string, string | undefined] {
  const next = day(next_payment_at)
  if (renews && next) return [said.next, `${dollarWords(price, true)}, ${next}`]
  return [said.runsTo, day(period_ends_at)]
}

function paidWith({ provider, card }: Payment, said: ReceiptWords): string {
  if (provider === 'paypal') return 'PayPal'
  return card ? said.ending(brandName(card.brand), card.last_four) : said.card
}

function day(moment: string | null | undefined): string | undefined {
  return moment ? dayWords(moment.slice(0, 10)) : undefined
}
