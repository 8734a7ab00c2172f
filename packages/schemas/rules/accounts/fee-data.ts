/** What plans of a size cost in all, and how that is made up, in percent of the savings a year. */
export type FeeClass = {
  /** Savings in the plan are below this; the last class has no end. */
  readonly belowDollars: number | undefined
  readonly totalPercent: number
  readonly adminPercent: number
  readonly fundPercent: number
  readonly isMeasured: boolean
}

/**
 * Total cost of plans by their size: BrightScope/ICI for the classes under $1m (2012), $1–10m, $100–250m and over $1bn (2015); the two in
 * between are read off the line through them (`isMeasured` false). How a total is made up is our assumption: the smaller a plan, the more
 * of it is administration.
 */
export const feeClasses: readonly FeeClass[] = [
  { belowDollars: 1_000_000, totalPercent: 1.6, adminPercent: 0.7, fundPercent: 0.9, isMeasured: true },
  { belowDollars: 10_000_000, totalPercent: 1.17, adminPercent: 0.42, fundPercent: 0.75, isMeasured: true },
  { belowDollars: 100_000_000, totalPercent: 0.8, adminPercent: 0.22, fundPercent: 0.58, isMeasured: false },
  { belowDollars: 250_000_000, totalPercent: 0.52, adminPercent: 0.1, fundPercent: 0.42, isMeasured: true },
  { belowDollars: 1_000_000_000, totalPercent: 0.41, adminPercent: 0.07, fundPercent: 0.34, isMeasured: false },
  { belowDollars: undefined, totalPercent: 0.3, adminPercent: 0.04, fundPercent: 0.26, isMeasured: true },
]

/** Fund costs may be this much lower or higher than what is assumed: a share of them. */
export const fundSpread = 0.4

/** A filing that says more than this of the savings went into administration is wrong, or about a plan that was just closed. */
export const mostAdminPercent = 5

/** What we cost: the funds of the most expensive of our ready-made mixes, and the membership. */
export const ourCost = {
  fundPercent: 0.06,
  membershipYearlyCents: 4_900,
  year: 2026,
  source: 'Our price list: the membership at $49 a year, and the funds of our most expensive ready-made mix at 0.06% a year.',
} as const

/** What is assumed where nothing is known. Percent a year. */
export const assumptions = {
  growthPercent: { low: 3, expected: 5, high: 7 },
  /** Of the salary, by the person and the employer together. */
  savedPercent: { low: 4, expected: 8, high: 12 },
  retirementAge: 67,
} as const
