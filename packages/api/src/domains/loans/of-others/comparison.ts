import { toDollars } from '@app/schemas/api/fields'
import type { Language, Words } from '@app/schemas/language'
import { dayOf } from '@app/schemas/rules/days/days'
import { compareRefinance, type Refinance, type RefinanceSide } from '@app/schemas/rules/loans/refinance'
import { formatCents } from '@app/schemas/rules/money/money'
import { offerOn } from '../plan.ts'
import type { RefinanceAnswers } from './other-store.ts'

/**
 * What a loan costs as it is, and what it would cost at an example rate and fee, which nobody has offered: only the part that would be
 * replaced is compared. Without the years that it still runs, the new ones are taken. Nothing while the answers do not say enough.
 */
export function comparisonOf(answers: RefinanceAnswers, now: Date, language: Language) {
  const { borrow_cents: wanted, term_years: years, rate_bps: rateBps, current_balance_cents: balance, current_term_years: left } = answers
  if (wanted === null || years === null || rateBps === null || balance === 0) return null
  const offer = offerOn(dayOf(now))
  const comparedCents = Math.min(wanted, balance ?? wanted)
  const current = { rateBps, years: left ?? years, feeCents: 0 }
  const offered = { rateBps: offer.rateBps, years, feeCents: offer.feeCents }
  const compared = compareRefinance(comparedCents, current, offered)
  return {
    compared_amount: toDollars(comparedCents),
    now: toSide(current, compared.before),
    refinanced: toSide(offered, compared.after),
    monthly_saved: toDollars(compared.monthlySavedCents),
    total_saved: toDollars(compared.totalSavedCents),
    verdict: compared.verdict,
    words: wordsOf(compared, language),
  }
}

function toSide({ rateBps, years }: RefinanceSide, { monthlyCents, totalCostCents }: Refinance['before']) {
  return { interest_rate: rateBps / 100, term: years, monthly_payment: toDollars(monthlyCents), total_cost: toDollars(totalCostCents) }
}

type Verdicts = Readonly<Record<Refinance['verdict'], (total: string, monthly: string) => string>>

const verdictWords: Words<Verdicts> = {
  en: {
    'worth-it': (total) =>
      `Interest and fee together would come to ${total} less than what your loan still costs you. With a higher rate or fee that can turn round.`,
    'lower-payment-higher-cost': (total, monthly) =>
      `Each month you would pay ${monthly} less, but in the end ${total} more. It isn’t worth it unless you need the lower payment.`,
    'not-worth-it': (total) => `You would pay ${total} more in the end. The loan that you have costs less.`,
  },
  es: {
    'worth-it': (total) =>
      `Los intereses y el cargo juntos serían ${total} menos que lo que tu préstamo todavía te cuesta. Con una tasa o un cargo más alto puede ser al revés.`,
    'lower-payment-higher-cost': (total, monthly) =>
      `Cada mes pagarías ${monthly} menos, pero al final ${total} más. No vale la pena, a menos que necesites el pago más bajo.`,
    'not-worth-it': (total) => `Al final pagarías ${total} más. El préstamo que tienes cuesta menos.`,
  },
}

function wordsOf({ verdict, monthlySavedCents, totalSavedCents }: Refinance, language: Language): string {
  const [total, monthly] = [formatCents(Math.abs(totalSavedCents)), formatCents(monthlySavedCents)]
  return verdictWords[language][verdict](total, monthly)
}
