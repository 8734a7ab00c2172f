import { type LoanPlan, loanLimit } from './plan-loans.ts'

/** What people say that they have in old plans and IRAs, in whole dollars. Above the last band there is no end. */
const bands = {
  'under-2000': { from: 0, to: 1_999 },
  '2000-9999': { from: 2_000, to: 9_999 },
  '10000-24999': { from: 10_000, to: 24_999 },
  '25000-49999': { from: 25_000, to: 49_999 },
  '50000-99999': { from: 50_000, to: 99_999 },
  '100000-up': { from: 100_000, to: undefined },
} as const

export type SavingsBand = keyof typeof bands | 'not-sure'

export function savingsBand(answer: unknown): SavingsBand | undefined {
  if (answer === 'not-sure') return answer
  return typeof answer === 'string' && isBand(answer) ? answer : undefined
}

/** The least that is in a band; 0 for people who do not know. */
export function leastInBandCents(band: SavingsBand | undefined): number {
  return band === undefined || band === 'not-sure' ? 0 : bands[band].from * 100
}

/** What could be borrowed: from half of the least in the band to half of the most, and never more than the law allows. */
export type BorrowRange = { readonly leastCents: number; readonly mostCents: number }

/** Returns undefined when nothing can be estimated, or no loan is large enough. */
export function borrowRange(rules: LoanPlan, band: SavingsBand | undefined): BorrowRange | undefined {
  if (band === undefined || band === 'not-sure') return undefined
  const { from, to } = bands[band]
  const most = to === undefined ? rules.capCents : couldLend(rules, to * 100)
  return most < rules.leastCents ? undefined : { leastCents: couldLend(rules, from * 100), mostCents: most }
}

/** The same for a sum that is known to the dollar. */
export function borrowRangeOf(rules: LoanPlan, cents: number): BorrowRange | undefined {
  const mostCents = couldLend(rules, cents)
  return mostCents < rules.leastCents ? undefined : { leastCents: mostCents, mostCents }
}

function couldLend(rules: LoanPlan, vestedCents: number): number {
  return loanLimit(rules, { vestedCents, owedCents: 0, highestOwedCents: 0, promisedCents: 0 }).availableCents
}

function isBand(answer: string): answer is keyof typeof bands {
  return Object.hasOwn(bands, answer)
}
