import { type Allocation, assetClasses } from './asset-classes.ts'
import { assumedGrowth, assumedInflationPercent, movesTogether } from './growth-assumptions.ts'

/** A mix as it is held over the years: one that goes by an age holds something else later. */
export type HeldMix = {
  /** By the full years from now. */
  readonly allocationIn: (year: number) => Allocation
  /** What its funds cost, in percent a year. */
  readonly costPercent: number
}

export type ProjectionStart = {
  readonly startCents: number
  readonly depositsYearlyCents: number
  /** What is paid to us beside what the funds cost. */
  readonly chargesYearlyCents: number
}

/** In dollars of today. One outcome in ten is below `lowCents`, one in ten above `highCents`, and half of them below `middleCents`. */
export type Projected = { readonly year: number; readonly lowCents: number; readonly middleCents: number; readonly highCents: number }

/** As many standard deviations from the middle leave one in ten beyond. */
const tenthAway = 1.2815515655
const wholeBps = 10_000

/**
 * What a mix could come to, year by year from now on, less its costs. Growth of a year is taken to be lognormal and independent of the year
 * before; average and spread of the sum are then exact, and the range is that of the lognormal amount which has both. No chance is drawn: the
 * same mix gives the same range each time.
 */
export function mixProjection(mix: HeldMix, start: ProjectionStart, years: number): readonly Projected[] {
  const { startCents, depositsYearlyCents, chargesYearlyCents } = start
  let sum: Moments = { mean: startCents, square: startCents ** 2 }
  const points = [rangeOf(0, sum)]
  for (let year = 1; year <= years; year++) {
    // Half a year away on average. What is put in stays the same number of dollars, and those buy less each year.
    const added = (depositsYearlyCents - chargesYearlyCents) / (1 + assumedInflationPercent / 100) ** (year - 0.5)
    sum = afterYear(sum, added, halfYearOf(mix.allocationIn(year - 1), mix.costPercent))
    points.push(rangeOf(year, sum))
  }
  return points
}

/** The average of an amount that depends on chance, and the average of its square. */
type Moments = { readonly mean: number; readonly square: number }

/** What is there grows for both halves of the year; what is added in its middle grows for the second alone. */
function afterYear(sum: Moments, added: number, half: Moments): Moments {
  const mean = sum.mean * half.mean ** 2 + added * half.mean
  // Charges have used it up: nothing is owed, and what comes later begins from nothing.
  if (mean <= 0) return { mean: 0, square: 0 }
  const square = sum.square * half.square ** 2 + 2 * sum.mean * added * half.mean * half.square + added ** 2 * half.square
  return { mean, square: Math.max(square, mean ** 2) }
}

/** Growth of half a year as a factor, after costs and rising prices. */
function halfYearOf(allocation: Allocation, costPercent: number): Moments {
  const { growthPercent, swingPercent } = yearOf(allocation)
  const prices = 1 + assumedInflationPercent / 100
  const mean = (1 + (growthPercent - costPercent) / 100) / prices
  const variance = (swingPercent / 100 / prices) ** 2
  return { mean: Math.sqrt(mean), square: Math.sqrt(mean ** 2 + variance) }
}

/** What a whole mix is assumed to do in a year, before costs: its parts swing less together than each alone. */
export function yearOf(allocation: Allocation): { readonly growthPercent: number; readonly swingPercent: number } {
  const parts = assetClasses.map((asset) => ({ asset, share: allocation[asset] / wholeBps, ...assumedGrowth[asset] }))
  const growthPercent = parts.reduce((sum, { share, growthPercent }) => sum + share * growthPercent, 0)
  const variance = parts.reduce(
    (sum, one) =>
      sum +
      parts.reduce(
        (inner, other) => inner + one.share * one.swingPercent * other.share * other.swingPercent * movesTogether(one.asset, other.asset),
        0,
      ),
    0,
  )
  return { growthPercent, swingPercent: Math.sqrt(variance) }
}

function rangeOf(year: number, { mean, square }: Moments): Projected {
  if (mean === 0) return { year, lowCents: 0, middleCents: 0, highCents: 0 }
  const spread = Math.sqrt(Math.log(square / mean ** 2))
  const middle = mean / Math.exp(spread ** 2 / 2)
  const at = (deviations: number) => Math.round(middle * Math.exp(deviations * spread))
  return { year, lowCents: at(-tenthAway), middleCents: at(0), highCents: at(tenthAway) }
}
