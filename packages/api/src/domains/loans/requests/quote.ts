import { toDollars } from '@app/schemas/api/fields'
import type { Language, Words } from '@app/schemas/language'
import { addBankDays } from '@app/schemas/rules/days/bank-days'
import { dayOf } from '@app/schemas/rules/days/days'
import { growthForgoneCents, scheduleOf } from '@app/schemas/rules/loans/amortisation'
import { payOutBankDays } from '@app/schemas/rules/loans/loan-days'
import { loanReasonWords } from '@app/schemas/rules/loans/loan-eligibility'
import { type LoanFrequency, type LoanPurpose, ourPlan } from '@app/schemas/rules/loans/plan-loans'
import type { Eligibility } from '../eligibility.ts'
import { growthRange, type LoanOffer, offerOn } from '../plan.ts'
import { amortised, datedSchedule, toCost, toPlanned } from '../record.ts'
import { termsOf, type Wish, wishProblems } from './terms.ts'

export type QuoteQuery = {
  readonly borrow_amount?: number
  readonly term?: number
  readonly purpose?: LoanPurpose
  readonly payment_frequency?: LoanFrequency
}

type Own = { readonly conditions: readonly string[]; readonly growth: (low: number, high: number) => string }

const quoteWords: Words<Own> = {
  en: {
    conditions: [
      'You have no employees, other than your spouse.',
      'The loan comes from your individual 401(k) with us, and from what has arrived in it.',
      'Each payment is debited from your linked bank on its day.',
    ],
    growth: (low, high) => `If your savings had grown by ${low}% to ${high}% a year while they were lent. Nobody knows what they’ll do.`,
  },
  es: {
    conditions: [
      'No tienes empleados, aparte de tu cónyuge.',
      'El préstamo sale de tu 401(k) individual con nosotros, y de lo que ha llegado a él.',
      'Cada pago se debita de tu banco conectado en su día.',
    ],
    growth: (low, high) =>
      `Si tus ahorros hubieran crecido entre un ${low}% y un ${high}% al año mientras estaban prestados. Nadie sabe qué harán.`,
  },
}

/** What a person may borrow, at what price, and what a loan would cost them. */
export function toQuote(standing: Eligibility, query: QuoteQuery, now: Date, language: Language) {
  const offer = offerOn(dayOf(now))
  const wish = wishOf(query)
  const problems = wish ? wishProblems(wish, standing) : []
  return {
    eligible: standing.reasons.length === 0,
    is_possible: standing.isPossible,
    reasons: standing.reasons.map((reason) => ({ reason, words: loanReasonWords(reason)[language] })),
    conditions: quoteWords[language].conditions,
    limits: toLimits(standing),
    offer: {
      interest_rate: offer.rateBps / 100,
      prime_rate: offer.primeBps / 100,
      margin: offer.marginBps / 100,
      origination_fee: toDollars(offer.feeCents),
      as_of: dayOf(now),
    },
    problems: problems.map(({ field, words }) => ({ field, words: words[language] })),
    loan: wish && wish.borrowCents > offer.feeCents ? toQuoted(wish, standing, offer, now, language) : null,
  }
}

/** Undefined until amount and term are given. */
function wishOf({ borrow_amount, term, purpose = 'other', payment_frequency = 'monthly' }: QuoteQuery): Wish | undefined {
  if (borrow_amount === undefined || term === undefined) return undefined
  return { borrowCents: borrow_amount, termYears: term, purpose, frequency: payment_frequency }
}

function toLimits({ limit, owing }: Eligibility) {
  return {
    available: toDollars(limit.availableCents),
    least: toDollars(ourPlan.leastCents),
    vested_balance: toDollars(owing.vestedCents),
    half_vested: toDollars(limit.halfVestedCents),
    cap: toDollars(limit.capCents),
    owed: toDollars(owing.owedCents + owing.promisedCents),
    highest_owed_in_year: toDollars(owing.highestOwedCents),
    decided_by: limit.decidedBy,
    longest_term: ourPlan.longestYears,
    longest_home_term: ourPlan.longestHomeYears,
  }
}

function toQuoted(wish: Wish, standing: Eligibility, offer: LoanOffer, now: Date, language: Language) {
  const terms = termsOf(wish, standing, offer, now)
  const dated = datedSchedule(terms, addBankDays(dayOf(now), payOutBankDays))
  const forgone = (growthBps: number) => toDollars(growthForgoneCents(amortised(terms), dated, growthBps))
  const { lowBps, highBps } = growthRange
  return {
    ...toCost(terms, scheduleOf(amortised(terms))),
    last_payment_date: dated.at(-1)?.dueOn ?? dayOf(now),
    growth_forgone: {
      low: forgone(lowBps),
      high: forgone(highBps),
      low_rate: lowBps / 100,
      high_rate: highBps / 100,
      assumption: quoteWords[language].growth(lowBps / 100, highBps / 100),
    },
    schedule: dated.map(toPlanned),
  }
}
