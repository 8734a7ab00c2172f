import { dollarWords } from '@app/schemas/rules/money/money'
import type { Membership, Payment } from '../../../screens/data/money/payments.ts'
import { brandName } from '../../../screens/fields/card/card-words.ts'
import { dayIn } from '../day-of.ts'
import type { MembershipWords } from './membership.words.ts'

type Fact = { readonly name: string; readonly value: string }

/** What a membership costs and when, line by line; what does not come is left out. */
export function membershipFacts(membership: Membership, said: MembershipWords): readonly Fact[] {
  const { status, price, period, next_payment_at, period_ends_at, ended_at, open_invoice } = membership
  const sum = dollarWords(price, true)
  const facts: Fact[] = [{ name: said.price, value: `${sum} ${said.every(period)}` }]
  if (status === 'ended') return ended_at ? [...facts, { name: said.endedOn, value: dayIn(ended_at) }] : facts
  if (status === 'past_due' && open_invoice) return [...facts, { name: said.due, value: dollarWords(open_invoice.amount, true) }]
  if (next_payment_at) return [...facts, { name: status === 'trial' ? said.first : said.next, value: said.on(sum, dayIn(next_payment_at)) }]
  return period_ends_at && status !== 'pending_payment' ? [...facts, { name: said.runsTo, value: dayIn(period_ends_at) }] : facts
}

/** With what its newest period was paid; nothing while nothing was. */
export function lastPaidWith({ pk }: Membership, payments: readonly Payment[], said: MembershipWords): readonly Fact[] {
  const last = payments.find(({ membership_id, status }) => membership_id === pk && status === 'paid')
  if (last?.provider === 'paypal') return [{ name: said.lastPaidWith, value: 'PayPal' }]
  return last?.card ? [{ name: said.lastPaidWith, value: said.ending(brandName(last.card.brand), last.card.last_four) }] : []
}

/** What has to be known of it beside that. */
export function membershipNote(membership: Membership, said: MembershipWords): string | undefined {
  const { status, renews, open_invoice, ended_because } = membership
  if (status === 'pending_payment') return said.notPaid
  if (status === 'past_due') return said.failed(open_invoice?.next_try_at ? dayIn(open_invoice.next_try_at) : undefined)
  if (status === 'cancelled') return said.nothingMore
  if (status === 'ended') return ended_because ? said.because[ended_because] : undefined
  return renews ? undefined : said.doesNotRenew
}

/** What cancelling does: when it ends, and what is charged. */
export function leavingWords(membership: Membership, said: MembershipWords): string {
  const { status, period_ends_at } = membership
  if (status === 'pending_payment') return `${said.charged.unpaid} ${said.endsNow}`
  if (status === 'past_due' || !period_ends_at) return `${said.endsNow} ${said.charged.due}`
  return `${said.endsOn(dayIn(period_ends_at))} ${status === 'trial' ? said.charged.trial : said.charged.paid}`
}

/** Those that run or wait to be paid, and those that are over. One that never began is neither. */
export function sorted(all: readonly Membership[]): { readonly running: readonly Membership[]; readonly over: readonly Membership[] } {
  return {
    running: all.filter(({ status }) => status !== 'ended'),
    over: all.filter(({ status, period_starts_at }) => status === 'ended' && period_starts_at !== null),
  }
}
