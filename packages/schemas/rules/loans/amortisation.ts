/** What a loan is worked out from. The rate is in hundredths of a percent a year: 850 is 8.5%. */
export type LoanTerms = {
  readonly principalCents: number
  readonly rateBps: number
  readonly paymentsPerYear: number
  readonly payments: number
}

export type Installment = {
  readonly number: number
  readonly principalCents: number
  readonly interestCents: number
  /** What is owed after it. */
  readonly balanceCents: number
}

const wholeRate = 10_000n

/** The level payment, P·i/(1−(1+i)^−n), or P/n without interest; to the nearest cent, half a cent up. Nothing is rounded on the way. */
export function levelPaymentCents({ principalCents, rateBps, paymentsPerYear, payments }: LoanTerms): number {
  const principal = BigInt(principalCents)
  const count = BigInt(payments)
  if (rateBps === 0) return Number(nearest(principal, count))
  const rate = BigInt(rateBps)
  const divisor = wholeRate * BigInt(paymentsPerYear)
  const grown = (divisor + rate) ** count
  return Number(nearest(principal * rate * grown, divisor * (grown - divisor ** count)))
}

/**
 * Every payment: interest on what is owed, to the nearest cent, and the rest of the level payment off the principal. The last one takes
 * what is left, so that the parts of the principal are the principal.
 */
export function scheduleOf(terms: LoanTerms): Installment[] {
  const payment = levelPaymentCents(terms)
  let balanceCents = terms.principalCents
  return Array.from({ length: terms.payments }, (_, index) => {
    const interestCents = interestOf(balanceCents, terms)
    const isLast = index === terms.payments - 1
    const principalCents = isLast ? balanceCents : Math.min(Math.max(payment - interestCents, 0), balanceCents)
    balanceCents -= principalCents
    return { number: index + 1, principalCents, interestCents, balanceCents }
  })
}

export function totalInterestCents(schedule: readonly Installment[]): number {
  return schedule.reduce((sum, { interestCents }) => sum + interestCents, 0)
}

const tries = 200

/**
 * What the loan costs a year with its fee, in hundredths of a percent: the rate at which the payments are worth what the borrower
 * receives (the actuarial method). Undefined when nothing is received.
 */
export function trueCostBps(receivedCents: number, schedule: readonly Installment[], paymentsPerYear: number): number | undefined {
  if (receivedCents <= 0) return undefined
  const worthAt = (rate: number) =>
    schedule.reduceRight((worth, { principalCents, interestCents }) => (worth + principalCents + interestCents) / (1 + rate), 0)
  let [low, high] = [0, 1]
  while (worthAt(high) > receivedCents) high *= 2
  for (let index = 0; index < tries; index++) {
    const middle = (low + high) / 2
    if (worthAt(middle) > receivedCents) low = middle
    else high = middle
  }
  return Math.round(((low + high) / 2) * paymentsPerYear * Number(wholeRate))
}

/** What the money would have earned elsewhere while it was lent, if that had grown at this rate. */
export function growthForgoneCents(terms: LoanTerms, schedule: readonly Installment[], growthBps: number): number {
  const lent = schedule.reduce((sum, { principalCents, balanceCents }) => sum + BigInt(principalCents + balanceCents), 0n)
  return Number(nearest(lent * BigInt(growthBps), wholeRate * BigInt(terms.paymentsPerYear)))
}

function interestOf(balanceCents: number, terms: LoanTerms): number {
  return interestOfDays([{ cents: balanceCents, days: 1 }], 1, terms)
}

/** The interest of one payment on sums that were owed for some of its days only. Nothing is rounded before they are added up. */
export function interestOfDays(
  owed: readonly { readonly cents: number; readonly days: number }[],
  daysOfPeriod: number,
  { rateBps, paymentsPerYear }: LoanTerms,
): number {
  const weighed = owed.reduce((sum, { cents, days }) => sum + BigInt(cents) * BigInt(days), 0n)
  return Number(nearest(weighed * BigInt(rateBps), wholeRate * BigInt(paymentsPerYear) * BigInt(daysOfPeriod)))
}

/** Of numbers that are not below zero. */
function nearest(numerator: bigint, divisor: bigint): bigint {
  return (2n * numerator + divisor) / (2n * divisor)
}
