import { logGamma } from './gamma.ts'

type Counted = { readonly odds: number; readonly count: number }

/** Whether counts fit their odds. `p` may be looked at every day: chance alone takes it below 0.01 in one test of a hundred, ever. */
export type SampleRatio =
  | { readonly verdict: 'fits' | 'does-not-fit'; readonly p: number }
  /** There is only one variant that anybody gets. */
  | { readonly verdict: 'nothing-to-compare' }

const leastP = 0.01
/** How firmly the odds are believed at first, in people: a share that is a little off must be off for long. */
const firmness = 10_000

/**
 * The smallest p of the days that were looked at: counts up to each of them, the oldest first. Variants that nobody is given any more are
 * left out: who has one is of earlier odds.
 */
export function sampleRatio(days: readonly (readonly Counted[])[]): SampleRatio {
  const looks = days.map((day) => day.filter(({ odds }) => odds > 0))
  if (looks.every((day) => day.length < 2)) return { verdict: 'nothing-to-compare' }
  const p = looks.reduce((least, day) => Math.min(least, sampleRatioP(day)), 1)
  return { verdict: p < leastP ? 'does-not-fit' : 'fits', p }
}

/** One look: the evidence for other shares against these odds, turned over (Lindon and Malek, arXiv 2011.03567). */
export function sampleRatioP(counted: readonly Counted[]): number {
  const odds = counted.reduce((sum, one) => sum + one.odds, 0)
  const all = counted.reduce((sum, { count }) => sum + count, 0)
  const logEvidence = counted.reduce(
    (sum, one) => {
      const share = one.odds / odds
      return sum + logGamma(firmness * share + one.count) - logGamma(firmness * share) - one.count * Math.log(share)
    },
    logGamma(firmness) - logGamma(firmness + all),
  )
  return Math.min(1, Math.exp(-logEvidence))
}
