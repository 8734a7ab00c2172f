import { addDays, addMonths, endOfNextQuarter } from '../days/days.ts'

export const loanPurposes = ['home-purchase', 'medical', 'deposit', 'debt', 'education', 'other'] as const
export type LoanPurpose = (typeof loanPurposes)[number]

export const loanFrequencies = ['monthly', 'biweekly', 'quarterly'] as const
export type LoanFrequency = (typeof loanFrequencies)[number]

/** How the fee of a loan is paid. */
export const feePayments = ['proceeds', 'card'] as const

/** What can hold up the money of a loan: the person, too little in the plan that lends, or a bank that cannot be paid to. */
export const loanAwaits = ['confirmation', 'note_signature', 'spouse_signature', 'savings', 'bank'] as const
export type LoanAwaited = (typeof loanAwaits)[number]

export const loanStatuses = ['PENDING', 'CANCELLED', 'CONFIRMED', 'SENDING', 'ACTIVE', 'PAST_DUE', 'REPAID', 'DEFAULTED'] as const
export type LoanStatus = (typeof loanStatuses)[number]

/** What a plan allows, within the law. */
export type LoanPlan = {
  /** The law: never more than this over all loans of the plan. */
  readonly capCents: number
  /** Up to this even where it is more than half of the vested balance. 0: the plan does not have it. */
  readonly floorCents: number
  /** Whether something besides the balance may secure a loan. Without it, half of the balance stays untouched whatever the floor says. */
  readonly hasOtherSecurity: boolean
  readonly leastCents: number
  readonly longestYears: number
  readonly longestHomeYears: number
  /** Above this a spouse has to agree. */
  readonly spouseAboveCents: number
  /** Days after a missed payment before it counts as past due. */
  readonly graceDays: number
}

export const ourPlan: LoanPlan = {
  capCents: 5_000_000,
  floorCents: 1_000_000,
  hasOtherSecurity: false,
  leastCents: 100_000,
  longestYears: 5,
  longestHomeYears: 15,
  spouseAboveCents: 500_000,
  graceDays: 10,
}

export type OwedLoans = {
  /** What is theirs to keep in the plan; what they have lent themselves counts. */
  readonly vestedCents: number
  /** Over all loans of the plan. */
  readonly owedCents: number
  /** The most that was owed at once in the past 12 months. */
  readonly highestOwedCents: number
  /** Loans that are agreed and not yet paid out. */
  readonly promisedCents: number
}

export type LoanLimit = {
  readonly availableCents: number
  readonly halfVestedCents: number
  readonly capCents: number
  /** What decides: half of the balance, or the cap of the law, lowered by what was owed within the year. */
  readonly decidedBy: 'half-vested' | 'cap'
}

/** How much more may be borrowed: the lesser of half of the vested balance and $50,000, less what was paid back within the year, less what is owed. */
export function loanLimit(plan: LoanPlan, { vestedCents, owedCents, highestOwedCents, promisedCents }: OwedLoans): LoanLimit {
  const half = Math.floor(Math.max(vestedCents, 0) / 2)
  const ofBalance = plan.hasOtherSecurity ? Math.max(half, Math.min(plan.floorCents, vestedCents)) : half
  const paidBack = Math.max(highestOwedCents - owedCents, 0)
  const cap = Math.max(plan.capCents - paidBack, 0)
  const availableCents = Math.max(Math.min(ofBalance, cap) - owedCents - promisedCents, 0)
  return { availableCents, halfVestedCents: half, capCents: cap, decidedBy: ofBalance < cap ? 'half-vested' : 'cap' }
}

/** Something that made a loan larger, or smaller. */
export type OwedChange = { readonly at: Date; readonly cents: number }

/** The most that was owed at once in the 12 months before a moment. Changes may come in any order. */
export function highestOwed(changes: readonly OwedChange[], now: Date): number {
  const yearAgo = new Date(`${addMonths(now.toISOString().slice(0, 10), -12)}${now.toISOString().slice(10)}`)
  // At the same moment, what is lent counts before what is paid back.
  const inOrder = changes.filter(({ at }) => at <= now).sort((a, b) => a.at.getTime() - b.at.getTime() || b.cents - a.cents)
  let owed = 0
  let highest = 0
  for (const { at, cents } of inOrder) {
    if (at > yearAgo) highest = Math.max(highest, owed)
    owed += cents
    if (at > yearAgo) highest = Math.max(highest, owed)
  }
  return Math.max(highest, owed)
}

/** The longest time, in years. Longer than five years is only for buying the main home. */
export function longestTermYears(plan: LoanPlan, purpose: LoanPurpose): number {
  return purpose === 'home-purchase' ? plan.longestHomeYears : plan.longestYears
}

export function needsSpouse(plan: LoanPlan, isMarried: boolean, allLoansCents: number): boolean {
  return isMarried && allLoansCents > plan.spouseAboveCents
}

/** The law asks for level payments at least every quarter. */
const rhythms = {
  monthly: { paymentsPerYear: 12, dueOn: (from: string, number: number) => addMonths(from, number) },
  biweekly: { paymentsPerYear: 26, dueOn: (from: string, number: number) => addDays(from, 14 * number) },
  quarterly: { paymentsPerYear: 4, dueOn: (from: string, number: number) => addMonths(from, 3 * number) },
} as const satisfies Readonly<Record<LoanFrequency, object>>

export function paymentsPerYear(frequency: LoanFrequency): number {
  return rhythms[frequency].paymentsPerYear
}

/** When a payment of a loan is due that was paid out on that day. Counted from there each time, so that the 31st comes back. */
export function paymentDueOn(frequency: LoanFrequency, paidOutOn: string, number: number): string {
  return rhythms[frequency].dueOn(paidOutOn, number)
}

/** The last day on which a missed payment can be made up: the end of the quarter after the quarter in which it was due. */
export function cureEndsOn(dueOn: string): string {
  return endOfNextQuarter(dueOn)
}
