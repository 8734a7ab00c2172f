import { toDollars } from '@app/schemas/api/fields'
import type { PaymentStatus } from '@app/schemas/api/money/membership-fields'
import type { Language } from '@app/schemas/language'
import { membershipStatus, retryAt } from '@app/schemas/rules/money/membership-life'
import type { Context } from '../../context/context.ts'
import { sealing } from '../../security/sealing.ts'
import { type Product, planOf, titleOf, titlesOf } from './catalogue.ts'
import type { MembershipRow } from './membership-store.ts'
import type { PaymentRow } from './payments/payment-store.ts'
import { receiptNumber } from './payments/receipt-number.ts'
import { sealedPayments } from './sealed.ts'
import { nameOf, periodWords, productWords, refundRule } from './terms.ts'

/** A membership as the calls give it, with what is due for it. */
export function toMembership(row: MembershipRow, payments: readonly PaymentRow[]) {
  const { id, plan_name, state } = row
  const due = payments.find((one) => one.membership_id === id && one.state !== 'paid' && one.state !== 'cancelled')
  const renewsAt = row.renews && (state === 'trial' || state === 'active') ? row.period_ends_at : null
  return {
    pk: id,
    membership_id: id,
    subscription_id: id,
    plan: { name: plan_name, title: titleOf(plan_name) },
    status: membershipStatus(state, row.cancelled_at !== null),
    price: toDollars(row.price_cents),
    period: periodWords(row.period_months),
    renews: row.renews,
    can_renew: row.method_id !== null,
    period_starts_at: moment(row.period_starts_at),
    period_ends_at: moment(row.period_ends_at),
    next_payment_at: moment(renewsAt),
    cancelled_at: moment(row.cancelled_at),
    ended_at: moment(row.ended_at),
    ended_because: row.ended_because,
    open_invoice: due ? toInvoice(due) : null,
    entitlements: planOf(plan_name)?.entitlements ?? [],
    version: row.version,
  }
}

export function toPayment(row: PaymentRow) {
  const { card_brand: brand, card_last_four: last_four } = row
  return {
    pk: row.id,
    invoice_id: row.id,
    receipt_number: row.settled_at === null ? null : receiptNumber(row),
    product_id: row.product_id,
    title: titleOf(row.product_id),
    membership_id: row.membership_id,
    provider: row.provider,
    amount: toDollars(row.amount_cents),
    currency: 'usd' as const,
    status: statusOf(row),
    provider_refund_status: refundStatus(row),
    refunded_amount: toDollars(row.refunded_cents),
    is_disputed: row.dispute === 'open' || row.dispute === 'lost',
    card: brand !== null && last_four !== null ? { brand, last_four } : null,
    created_at: row.created_at.toISOString(),
    paid_at: moment(row.settled_at),
  }
}

/** What a page needs to go on with a payment. The secret is given only while the person has something to do with it. */
export function toCheckout(context: Context, row: PaymentRow) {
  return { payment: toPayment(row), status: statusOf(row), client_secret: secretOf(context, row) }
}

export function secretOf({ keys }: Context, { id, state, secret }: PaymentRow): string | null {
  const isNeeded = state === 'needs_method' || state === 'needs_action' || state === 'declined'
  return isNeeded && secret !== null ? sealing(keys, sealedPayments).open('secret', id, secret) : null
}

export function statusOf({ state, provider }: Pick<PaymentRow, 'state' | 'provider'>): PaymentStatus {
  if (state === 'open') return 'waiting_for_partner'
  return state === 'needs_method' && provider === 'paypal' ? 'approved' : state
}

export function toProduct(product: Product, isOwned: boolean, language: Language) {
  return {
    ...costs(product.price_cents),
    pk: product.id,
    product_id: product.id,
    title: titlesOf(product.id)[language],
    about: product.about[language],
    renews: false as const,
    refund_rule: refundRule(product.refund_days, language),
    terms: nameOf(productWords(product, language)),
    entitlements: product.entitlements,
    is_free: false,
    is_owned: isOwned,
  }
}

export function costs(cents: number) {
  return { price: toDollars(cents), amount: cents, currency: 'usd' } as const
}

function toInvoice(row: PaymentRow) {
  const nextTryAt = row.state === 'declined' && row.period_starts_at ? retryAt(row.period_starts_at, row.retries) : undefined
  return { invoice_id: row.id, status: statusOf(row), amount: toDollars(row.amount_cents), next_try_at: nextTryAt?.toISOString() ?? null }
}

function refundStatus({ refunded_cents, amount_cents }: PaymentRow): 'none' | 'partial' | 'full' {
  if (refunded_cents === 0) return 'none'
  return refunded_cents < amount_cents ? 'partial' : 'full'
}

function moment(at: Date | null): string | null {
  return at?.toISOString() ?? null
}
