type Counted = { readonly odds: number; readonly count: number }

/** Whether counts fit their odds: `p` is how often chance alone gives shares as far off as these, or farther. */
export type SampleRatio =
  | { readonly verdict: 'fits' | 'does-not-fit'; readonly p: number }
  /** Nothing can be said: of some variant fewer than five are expected, or there is only one that anybody gets. */
  | { readonly verdict: 'too-few' | 'nothing-to-compare' }

/** Rarer than that is no chance. A test that is looked at every day would cry wolf at 0.05. */
const leastP = 0.001
/** Below it the test of shares does not hold. */
const leastExpected = 5

/** A chi-squared test of counts against odds. Variants that nobody is given any more are left out: who has one is of earlier odds. */
export function sampleRatio(variants: readonly Counted[]): SampleRatio {
  const drawn = variants.filter(({ odds }) => odds > 0)
  if (drawn.length < 2) return { verdict: 'nothing-to-compare' }
  const all = drawn.reduce((sum, { count }) => sum + count, 0)
  const odds = drawn.reduce((sum, one) => sum + one.odds, 0)
  const expected = drawn.map((one) => (all * one.odds) / odds)
  if (expected.some((count) => count < leastExpected)) return { verdict: 'too-few' }
  const distance = drawn.reduce((sum, { count }, index) => sum + (count - (expected[index] ?? 0)) ** 2 / (expected[index] ?? 1), 0)
  const p = chiSquaredTail(distance, drawn.length - 1)
  return { verdict: p < leastP ? 'does-not-fit' : 'fits', p }
}

/** How much of the chi-squared distribution lies beyond a value. */
export function chiSquaredTail(value: number, degrees: number): number {
  if (value <= 0) return 1
  const [a, x] = [degrees / 2, value / 2]
  const tail = x < a + 1 ? 1 - lowerGamma(a, x) : upperGamma(a, x)
  return Math.min(1, Math.max(0, tail))
}

const mostTerms = 1_000
const enough = 1e-15

/** The regularized lower incomplete gamma function, as a series: it comes together fast where x is small. */
function lowerGamma(a: number, x: number): number {
  let term = 1 / a
  let sum = term
  for (let n = 1; n < mostTerms && term > sum * enough; n++) {
    term *= x / (a + n)
    sum += term
  }
  return sum * Math.exp(a * Math.log(x) - x - logGamma(a))
}

/** The upper one, as a continued fraction: it comes together fast where x is large. */
function upperGamma(a: number, x: number): number {
  let b = x + 1 - a
  let c = Number.MAX_VALUE
  let d = 1 / b
  let fraction = d
  for (let n = 1; n < mostTerms; n++) {
    const an = -n * (n - a)
    b += 2
    d = 1 / (an * d + b)
    c = b + an / c
    fraction *= c * d
    if (Math.abs(c * d - 1) < enough) break
  }
  return fraction * Math.exp(a * Math.log(x) - x - logGamma(a))
}

/** For halves and whole numbers from a half up, which is all that degrees of freedom ask for: exact, as a sum. */
function logGamma(a: number): number {
  let log = Number.isInteger(a) ? 0 : Math.log(Math.PI) / 2
  for (let at = Number.isInteger(a) ? 1 : 0.5; at < a; at++) log += Math.log(at)
  return log
}
