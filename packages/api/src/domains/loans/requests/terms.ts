import { dollarsToCents } from '@app/schemas/api/fields'
import type { Words } from '@app/schemas/language'
import { type LoanFrequency, type LoanPurpose, longestTermYears, needsSpouse, ourPlan } from '@app/schemas/rules/loans/plan-loans'
import { formatCents } from '@app/schemas/rules/money/money'
import { type Failure, fail } from '../../../failure/failure.ts'
import type { Eligibility } from '../eligibility.ts'
import type { LoanOffer } from '../plan.ts'
import type { NewTerms } from '../store.ts'

/** What a person asks for. */
export type Wish = {
  readonly borrowCents: number
  readonly termYears: number
  readonly purpose: LoanPurpose
  readonly frequency: LoanFrequency
}

/** How its fee is to be paid; the card is sealed. */
export type FeeWish = Pick<NewTerms, 'fee_payment' | 'fee_card'>

const fromProceeds: FeeWish = { fee_payment: 'proceeds', fee_card: null }

/** What a client believes that it costs. */
type Believed = { readonly interest_rate?: number; readonly origination_fee?: number }

/** A thing that is wrong with a wish, by its field. */
export type WishProblem = { readonly field: 'borrow_amount' | 'term'; readonly words: Words<string>; readonly isOverLimit: boolean }

export function wishProblems({ borrowCents, termYears, purpose }: Wish, { limit }: Eligibility): WishProblem[] {
  const longest = longestTermYears(ourPlan, purpose)
  const problems: WishProblem[] = []
  if (borrowCents < ourPlan.leastCents) problems.push({ field: 'borrow_amount', words: leastWords(), isOverLimit: false })
  if (borrowCents > limit.availableCents)
    problems.push({ field: 'borrow_amount', words: overWords(limit.availableCents), isOverLimit: true })
  if (termYears > longest) problems.push({ field: 'term', words: termWords(longest), isOverLimit: false })
  return problems
}

/** Why a request cannot be saved: the person, what they ask for, or a price that has changed since they saw it. */
export function refuseWish(wish: Wish, standing: Eligibility): Failure<'over_the_limit' | 'validation_failed'> | undefined {
  const problems = wishProblems(wish, standing)
  const wrong = problems.filter(({ isOverLimit }) => !isOverLimit)
  if (wrong.length > 0) return fail('validation_failed', { fields: Object.fromEntries(wrong.map(({ field, words }) => [field, [words]])) })
  const [over] = problems
  return over && fail('over_the_limit', { detail: over.words, fields: { [over.field]: [over.words] } })
}

/** Rate and fee are ours to say. A client that shows others shows an old offer. */
export function refuseBelieved(
  { interest_rate: rate, origination_fee: fee }: Believed,
  offer: LoanOffer,
): Failure<'price_changed'> | undefined {
  const isOtherRate = rate !== undefined && Math.round(rate * 100) !== offer.rateBps
  const isOtherFee = fee !== undefined && dollarsToCents(fee) !== offer.feeCents
  return isOtherRate || isOtherFee ? fail('price_changed', { detail: offerWords(offer) }) : undefined
}

export function termsOf(wish: Wish, standing: Eligibility, { rateBps, feeCents }: LoanOffer, now: Date, fee = fromProceeds): NewTerms {
  const { borrowCents, termYears, purpose, frequency } = wish
  return {
    borrow_cents: borrowCents,
    rate_bps: rateBps,
    fee_cents: feeCents,
    term_years: termYears,
    frequency,
    purpose,
    ...fee,
    spouse_needed: asksSpouse(borrowCents, standing),
    offered_at: now,
  }
}

export function asksSpouse(borrowCents: number, { isMarried, owing }: Eligibility): boolean {
  return needsSpouse(ourPlan, isMarried, borrowCents + owing.owedCents + owing.promisedCents)
}

export function offerWords({ rateBps, feeCents }: LoanOffer): Words<string> {
  const [rate, fee] = [`${rateBps / 100}%`, formatCents(feeCents)]
  return {
    en: `The rate is ${rate} a year and the fee ${fee}. Look at them, then decide again.`,
    es: `La tasa es ${rate} al año y el cargo es ${fee}. Revísalos y decide de nuevo.`,
  }
}

function leastWords(): Words<string> {
  const least = formatCents(ourPlan.leastCents)
  return { en: `The smallest loan is ${least}.`, es: `El préstamo más pequeño es de ${least}.` }
}

function overWords(availableCents: number): Words<string> {
  const most = formatCents(availableCents)
  return {
    en: `You can borrow up to ${most}. Half of your vested balance has to stay, and all your loans count together.`,
    es: `Puedes pedir prestado hasta ${most}. La mitad de tu saldo “vested”, que ya es tuyo, se tiene que quedar, y todos tus préstamos cuentan juntos.`,
  }
}

function termWords(longest: number): Words<string> {
  return longest > ourPlan.longestYears
    ? {
        en: `A loan for your main home runs for up to ${longest} years.`,
        es: `Un préstamo para tu vivienda principal dura hasta ${longest} años.`,
      }
    : {
        en: `This loan runs for up to ${longest} years. Only one to buy your main home may run longer.`,
        es: `Este préstamo dura hasta ${longest} años. Solo uno para comprar tu vivienda principal puede durar más.`,
      }
}
