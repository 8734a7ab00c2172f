import { toDollars } from '@app/schemas/api/fields'
import { type Language, languages, type Words } from '@app/schemas/language'
import { onItsDay, periodEnd } from '@app/schemas/rules/money/membership-life'
import { formatCents } from '@app/schemas/rules/money/money'
import { hashToken } from '../../security/random-token.ts'
import { type Plan, type Product, performance } from './catalogue.ts'
import { moveFeeCents } from './move-fee.ts'

const dayMs = 86_400_000

type Said = {
  readonly cancel: string
  readonly renews: string
  readonly refund: (days: number) => string
  readonly free: (days: number, price: string) => string
  readonly today: (first: string, price: string) => string
  readonly every: (months: number) => string
  readonly byPayPal: (price: string, months: number) => string
  readonly once: (price: string) => string
  readonly share: (percent: number) => string
  readonly arrives: (moved: string, fee: string) => string
  readonly most: (most: string) => string
}

const said: Words<Said> = {
  en: {
    cancel: 'You can cancel online at any time, in your settings. It then ends with what is paid. No call is needed.',
    renews: 'It renews on its own until you cancel, and we’ll write to you 7 days before.',
    refund: (days) => `Ask within ${days} days and you get all of it back.`,
    free: (days, price) => `Free for ${days} days, then ${price}.`,
    today: (first, price) => `${first} today, then ${price}.`,
    every: (months) => (months === 12 ? 'a year' : months === 1 ? 'a month' : `every ${months} months`),
    byPayPal: (price, months) => {
      const period = months === 1 ? 'one month' : months === 12 ? 'one year' : `${months} months`
      return `${price} today by PayPal, for ${period}. It doesn’t renew, and nothing more is charged.`
    },
    once: (price) => `${price}, paid once. It doesn’t renew.`,
    share: (percent) => `${percent}% of what we move for you.`,
    arrives: (moved, fee) => `If ${moved} arrives, the fee is ${fee}.`,
    most: (most) => `It is never more than ${most} for an account, and is charged to your card a week after the money arrived.`,
  },
  es: {
    cancel:
      'Puedes cancelar en línea en cualquier momento, en tus ajustes. Entonces termina con lo que ya está pagado. No hace falta llamar.',
    renews: 'Se renueva sola hasta que la canceles, y te escribimos 7 días antes.',
    refund: (days) => `Pídelo en un plazo de ${days} días y se te devuelve todo.`,
    free: (days, price) => `Gratis durante ${days} días, después ${price}.`,
    today: (first, price) => `${first} hoy, después ${price}.`,
    every: (months) => (months === 12 ? 'al año' : months === 1 ? 'al mes' : `cada ${months} meses`),
    byPayPal: (price, months) => {
      const period = months === 1 ? 'un mes' : months === 12 ? 'un año' : `${months} meses`
      return `${price} hoy por PayPal, por ${period}. No se renueva y no se cobra nada más.`
    },
    once: (price) => `${price}, en un solo pago. No se renueva.`,
    share: (percent) => `El ${percent}% de lo que movemos por ti.`,
    arrives: (moved, fee) => `Si llegan ${moved}, el cargo es de ${fee}.`,
    most: (most) => `Nunca es más de ${most} por cuenta, y se cobra a tu tarjeta una semana después de que llega el dinero.`,
  },
}
/** What has to be seen before paying for a plan: price, renewal, and how to stop it. */
export function planTerms(plan: Plan, now: Date, hasTrial: boolean, language: Language) {
  const renewsAt = firstRenewal(plan, now, hasTrial)
  const todayCents = hasTrial ? 0 : plan.price_cents
  const words = planWords(plan, hasTrial, language)
  return {
    price_today: toDollars(todayCents),
    renewal_price: toDollars(plan.price_cents),
    renewal_date: renewsAt.toISOString(),
    renewal_terms: words,
    refund_rule: refundRule(plan.refund_days, language),
    cancel_rule: said[language].cancel,
    terms: nameOf(words),
  }
}

/** The words that a person agrees to. They hold no date: people who pay a day later agree to the same. */
export function planWords(plan: Plan, hasTrial: boolean, language: Language): string {
  const { every, free, today, renews, cancel } = said[language]
  const price = `${formatCents(plan.price_cents)} ${every(plan.period_months)}`
  const begin = hasTrial ? free(plan.trial_days, price) : today(formatCents(plan.price_cents), price)
  return `${begin} ${renews} ${cancel} ${refundRule(plan.refund_days, language)}`
}

/** PayPal pays one period: no trial, and no renewal. */
export function paypalPlanWords({ price_cents, period_months, refund_days }: Plan, language: Language): string {
  return `${said[language].byPayPal(formatCents(price_cents), period_months)} ${refundRule(refund_days, language)}`
}

export function productWords({ price_cents, refund_days }: Product, language: Language): string {
  return `${said[language].once(formatCents(price_cents))} ${refundRule(refund_days, language)}`
}

export function performanceWords(language: Language): string {
  const { example, percent, most_cents, about, disclosure } = performance
  const { share, arrives, most } = said[language]
  const shown = arrives(formatCents(example.moved_cents), formatCents(moveFeeCents(example.moved_cents)))
  return `${share(percent)} ${about[language]} ${shown} ${most(formatCents(most_cents))} ${disclosure[language]}`
}

/**
 * The words to which somebody has agreed: those that the name sent along stands for, in whichever language they were shown, and without
 * a name those of the page’s language. None when they are no longer what is asked for.
 */
export function agreedWords(name: string | undefined, language: Language, wordsIn: (language: Language) => string): string | undefined {
  if (name === undefined) return wordsIn(language)
  return languages.map(wordsIn).find((words) => nameOf(words) === name)
}

/** Which words they were: sent along, it shows that they were seen. */
export function nameOf(words: string): string {
  return hashToken(words).slice(0, 16)
}

export function refundRule(days: number, language: Language = 'en'): string {
  return said[language].refund(days)
}

export function firstRenewal(plan: Plan, now: Date, hasTrial: boolean): Date {
  return onItsDay(hasTrial ? new Date(now.getTime() + plan.trial_days * dayMs) : periodEnd(now, plan.period_months, 1))
}

export function periodWords(months: number): string {
  return months === 12 ? 'year' : months === 1 ? 'month' : `${months} months`
}
