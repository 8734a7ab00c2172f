import { toDollars } from '@app/schemas/api/fields'
import type { Language } from '@app/schemas/language'
import { periodEnd } from '@app/schemas/rules/money/membership-life'
import { formatCents } from '@app/schemas/rules/money/money'
import { hashToken } from '../../security/random-token.ts'
import { type Plan, type Product, performance } from './catalogue.ts'
import { moveFeeCents } from './move-fee.ts'

const dayMs = 86_400_000
const cancelWords = 'You can cancel online at any time, in your settings. It then ends with what is paid. No call is needed.'

/** What has to be seen before paying for a plan: price, renewal, and how to stop it. */
export function planTerms(plan: Plan, now: Date, hasTrial: boolean) {
  const renewsAt = firstRenewal(plan, now, hasTrial)
  const todayCents = hasTrial ? 0 : plan.price_cents
  const words = planWords(plan, hasTrial)
  return {
    price_today: toDollars(todayCents),
    renewal_price: toDollars(plan.price_cents),
    renewal_date: renewsAt.toISOString(),
    renewal_terms: words,
    refund_rule: refundRule(plan.refund_days),
    cancel_rule: cancelWords,
    terms: nameOf(words),
  }
}

/** The words that a person agrees to. They hold no date: people who pay a day later agree to the same. */
export function planWords(plan: Plan, hasTrial: boolean): string {
  const price = `${formatCents(plan.price_cents)} ${everyWords(plan.period_months)}`
  const begin = hasTrial ? `Free for ${plan.trial_days} days, then ${price}.` : `${formatCents(plan.price_cents)} today, then ${price}.`
  return `${begin} It renews on its own until you cancel, and we’ll write to you 7 days before. ${cancelWords} ${refundRule(plan.refund_days)}`
}

/** PayPal pays one period: no trial, and no renewal. */
export function paypalPlanWords({ price_cents, period_months, refund_days }: Plan): string {
  const period = period_months === 1 ? 'one month' : period_months === 12 ? 'one year' : `${period_months} months`
  return `${formatCents(price_cents)} today by PayPal, for ${period}. It doesn’t renew, and nothing more is charged. ${refundRule(refund_days)}`
}

export function productWords({ price_cents, refund_days }: Product): string {
  return `${formatCents(price_cents)}, paid once. It doesn’t renew. ${refundRule(refund_days)}`
}

export function performanceWords(): string {
  const { example, percent, most_cents, about, disclosure } = performance
  const shown = `If ${formatCents(example.moved_cents)} arrives, the fee is ${formatCents(moveFeeCents(example.moved_cents))}.`
  const most = `It is never more than ${formatCents(most_cents)} for an account, and is charged to your card a week after the money arrived.`
  return `${percent}% of what we move for you. ${about} ${shown} ${most} ${disclosure}`
}

/** Which words they were: sent along, it shows that they were seen. */
export function nameOf(words: string): string {
  return hashToken(words).slice(0, 16)
}

export function refundRule(days: number, language: Language = 'en'): string {
  if (language === 'es') return `Pídelo en un plazo de ${days} días y se te devuelve todo.`
  return `Ask within ${days} days and you get all of it back.`
}

export function firstRenewal(plan: Plan, now: Date, hasTrial: boolean): Date {
  return hasTrial ? new Date(now.getTime() + plan.trial_days * dayMs) : periodEnd(now, plan.period_months, 1)
}

export function periodWords(months: number): string {
  return months === 12 ? 'year' : months === 1 ? 'month' : `${months} months`
}

function everyWords(months: number): string {
  return months === 12 ? 'a year' : months === 1 ? 'a month' : `every ${months} months`
}
