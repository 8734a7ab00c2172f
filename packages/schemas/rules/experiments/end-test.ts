import type { Difference, Measured } from './difference.ts'
import { logGamma } from './gamma.ts'
import { normalAt, normalBelow } from './normal.ts'

/** Below it the test of two shares does not hold, and every table is counted instead. */
const leastExpected = 5

/** The test at the planned count, once: two shares against each other. Looked at every day it would find what is not there. */
export function endTest(control: Measured, other: Measured, alpha: number): Difference {
  const by = other.mean - control.mean
  const error = Math.sqrt(control.variance / control.count + other.variance / other.count)
  const half = normalAt(1 - alpha / 2) * error
  return { by, low: by - half, high: by + half, p: endP(control, other) }
}

function endP(control: Measured, other: Measured): number {
  const [a, b] = [finished(control), finished(other)]
  const pooled = (a + b) / (control.count + other.count)
  const fewest = Math.min(control.count, other.count) * Math.min(pooled, 1 - pooled)
  if (fewest < leastExpected) return fisher(a, control.count, b, other.count)
  const error = Math.sqrt(pooled * (1 - pooled) * (1 / control.count + 1 / other.count))
  return 2 * normalBelow(-Math.abs(other.mean - control.mean) / error)
}

function finished({ count, mean }: Measured): number {
  return Math.round(count * mean)
}

/** Fisher’s exact test: all tables of the same sums that are no likelier than this one. */
export function fisher(a: number, ofA: number, b: number, ofB: number): number {
  const all = a + b
  const chance = (k: number) => Math.exp(logChoose(ofA, k) + logChoose(ofB, all - k) - logChoose(ofA + ofB, all))
  const here = chance(a) * (1 + 1e-7)
  let sum = 0
  for (let k = Math.max(0, all - ofB); k <= Math.min(ofA, all); k++) if (chance(k) <= here) sum += chance(k)
  return Math.min(1, sum)
}

function logChoose(n: number, k: number): number {
  return logGamma(n + 1) - logGamma(k + 1) - logGamma(n - k + 1)
}
