import { assumptions, feeClasses, fundSpread, mostAdminPercent, ourCost } from './fee-data.ts'

/** What is expected, and what it lies between. */
export type Range = { readonly low: number; readonly expected: number; readonly high: number }

/** A plan as its filing tells it. Amounts are whole cents, null where the filing says nothing. */
export type PlanMoney = {
  readonly assetsBeginCents: number | null
  readonly assetsEndCents: number | null
  /** The administration of that year, without the management of funds. */
  readonly adminCents: number | null
}

export type PlanCost = {
  /** Percent of the savings a year. */
  readonly percent: Range
  /** `medium`: the filing says what the administration cost. `low`: only how large the plan is. Funds are always assumed. */
  readonly confidence: 'medium' | 'low'
}

export type Verdict = 'stay' | 'move' | 'about-the-same' | 'unknown'

/**
 * What a plan costs a year: its administration, as the filing has it, over the average of its savings in that year, and the cost of funds
 * that is usual for a plan of that size. A filing without a believable administration leaves the usual total of that size.
 */
export function planCost({ assetsBeginCents, assetsEndCents, adminCents }: PlanMoney): PlanCost | undefined {
  const amounts = [assetsBeginCents, assetsEndCents].filter((cents) => cents !== null && cents > 0)
  const average = amounts.reduce<number>((sum, cents) => sum + (cents ?? 0), 0) / (amounts.length || 1)
  const size = feeClasses.find(({ belowDollars }) => belowDollars === undefined || average < belowDollars * 100)
  if (average <= 0 || !size) return undefined
  const admin = adminCents === null ? undefined : (100 * adminCents) / average
  const isSaid = admin !== undefined && admin >= 0 && admin <= mostAdminPercent
  // Nobody says so, and half or double is as likely.
  const spread = size.fundPercent * fundSpread + (isSaid ? 0 : size.adminPercent / 2)
  const expected = isSaid ? admin + size.fundPercent : size.totalPercent
  const percent = { low: toFour(Math.max(0, expected - spread)), expected: toFour(expected), high: toFour(expected + spread) }
  return { percent, confidence: isSaid ? 'medium' : 'low' }
}

/** What the savings of somebody cost a year in such a plan: whole cents. */
export function feesOf(balance: Range, percent: Range): Range {
  const share = (which: keyof Range) => Math.round((balance.expected * percent[which]) / 100)
  // The balance is the same on both sides of the comparison: its range is shown beside it, and does not blur which of the two is cheaper.
  return { low: share('low'), expected: share('expected'), high: share('high') }
}

/** What they would cost with us: funds, and the part of one membership that falls on them. */
export function ourFees(balance: Range, membershipCents: number): Range {
  const cents = Math.round((balance.expected * ourCost.fundPercent) / 100) + membershipCents
  return { low: cents, expected: cents, high: cents }
}

/** One membership for all savings, each with its part of it: whole cents that sum up to it. */
export function shareMembership(balances: readonly number[]): readonly number[] {
  const total = balances.reduce((sum, cents) => sum + cents, 0)
  let given = 0
  let seen = 0
  return balances.map((cents, index) => {
    seen += cents
    // What is left goes by the running sum, so that no cent is lost.
    const upTo =
      total > 0
        ? Math.round((ourCost.membershipYearlyCents * seen) / total)
        : Math.round((ourCost.membershipYearlyCents * (index + 1)) / balances.length)
    const part = upTo - given
    given = upTo
    return part
  })
}

/** Which is cheaper. Within the range of what is not known it is about the same. */
export function verdictOf(actual: Range | undefined, ours: Range | undefined): Verdict {
  if (!actual || !ours) return 'unknown'
  if (ours.expected < actual.low) return 'move'
  return ours.expected > actual.high ? 'stay' : 'about-the-same'
}

/** Fees of all years until retirement while savings grow: low with little growth and a low fee, high with much of both. */
export function feesUntil(years: number, balanceCents: number, yearly: Range, fixedCents: number): Range {
  const sum = (which: keyof Range) => {
    const share = balanceCents > 0 ? (yearly[which] - fixedCents) / balanceCents : 0
    const growth = 1 + assumptions.growthPercent[which] / 100 - share
    let [savings, fees] = [balanceCents, 0]
    for (let year = 0; year < years; year++) {
      fees += savings * share + fixedCents
      savings *= growth
    }
    return Math.round(fees)
  }
  return { low: sum('low'), expected: sum('expected'), high: sum('high') }
}

/** Full years until the age at which people retire; 0 for who is older. */
export function yearsUntilRetirement(age: number): number {
  return Math.max(0, assumptions.retirementAge - age)
}

export function addRanges(ranges: readonly Range[]): Range {
  const sum = (which: keyof Range) => ranges.reduce((total, range) => total + range[which], 0)
  return { low: sum('low'), expected: sum('expected'), high: sum('high') }
}

function toFour(percent: number): number {
  return Math.round(percent * 10_000) / 10_000
}
