import { describe, expect, it } from 'vitest'
import { differenceAtAnyTime, isHarmful, liftAtAnyTime, measuredShare, measuredSums } from './difference.ts'
import { logMixture, logMixtureOneSide, mixtureBound, mixtureBoundOneSide, rhoFor, rhoForOneSide } from './normal-mixture.ts'

const looks = { plannedCount: 5_000, alpha: 0.05 }
const half = ({ low, high }: { readonly low: number; readonly high: number }) => (high - low) / 2

describe('a difference that may be looked at at any time', () => {
  it('in shares of the control is what GrowthBook gets for the same sums', () => {
    const [a, b] = [measuredSums(3_000, 1_396.87, 52_377.9767), measuredSums(3_461, 2_422.7, 134_698.29)]
    const lift = liftAtAnyTime(a, b, { plannedCount: 1_000, alpha: 0.05 })
    expect(lift.by).toBeCloseTo(0.50336, 5)
    expect(lift.low).toBeCloseTo(-0.55844, 5)
    expect(lift.high).toBeCloseTo(1.56516, 5)
    expect(lift.p).toBe(1)
  })

  it.each([
    [100, 130, 1_000, 0.03, 0.044518, 0.378932],
    [1_000, 1_200, 10_000, 0.02, 0.01383, 0.000284],
  ])('of %i and %i in %i is in points what the reference says', (a, b, of, by, wide, p) => {
    const found = differenceAtAnyTime(measuredShare(a, of), measuredShare(b, of), looks)
    expect(found.by).toBeCloseTo(by, 10)
    expect(half(found)).toBeCloseTo(wide, 5)
    expect(found.p).toBeCloseTo(p, 5)
  })

  it('is not known as long as nobody, or everybody, has finished', () => {
    for (const [a, b] of [
      [0, 0],
      [10, 10],
    ] as const) {
      const found = differenceAtAnyTime(measuredShare(a, 10), measuredShare(b, 10), looks)
      expect(found).toEqual({ by: 0, low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY, p: 1 })
    }
  })

  it('says harm sooner than difference: it looks in one direction', () => {
    const [a, b] = [measuredShare(300, 2_000), measuredShare(237, 2_000)]
    expect(differenceAtAnyTime(a, b, looks).high).toBeGreaterThan(0)
    expect(isHarmful(a, b, 0, looks)).toBe(true)
    expect(isHarmful(a, b, 0.02, looks)).toBe(false)
    expect(isHarmful(b, a, 0, looks)).toBe(false)
  })
})

describe('the bounds are those of the paper’s own program', () => {
  it('in both directions', () => {
    const rho = rhoFor(100, 0.05)
    expect(rho).toBeCloseTo(12.60056, 5)
    expect(logMixture(10, 100, rho)).toBeCloseTo(-0.6510052, 5)
    expect(mixtureBound(100, Math.log(20), rho)).toBeCloseTo(30.35209, 5)
  })

  it('in one direction', () => {
    const rho = rhoForOneSide(100, 0.05)
    expect(logMixtureOneSide(10, 100, rho)).toBeCloseTo(-0.06502391, 5)
    expect(mixtureBoundOneSide(100, Math.log(20), rho)).toBeCloseTo(27.66071, 5)
  })
})
