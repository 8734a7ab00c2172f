import { describe, expect, it } from 'vitest'
import { sampleRatio, sampleRatioP } from './sample-ratio.ts'

const even = (...counts: readonly number[]) => counts.map((count) => ({ odds: 1 / counts.length, count }))

describe('shares', () => {
  it('have the p of the reference', () => {
    expect(sampleRatioP(even(500, 500))).toBe(1)
    expect(sampleRatioP(even(500, 600))).toBeCloseTo(0.671451, 5)
    expect(sampleRatioP(even(100, 900)) / 2.3679e-13).toBeCloseTo(1, 4)
    const tilted = [
      { odds: 0.8, count: 4_072 },
      { odds: 0.2, count: 2_035 },
    ]
    expect(sampleRatioP(tilted) / 2.912e-53).toBeCloseTo(1, 3)
  })

  it('that were off on one day are not made good by later ones', () => {
    const told = sampleRatio([even(100, 900), even(9_900, 10_100)])
    expect(told).toEqual({ verdict: 'does-not-fit', p: expect.closeTo(2.3679e-13, 15) })
  })

  it('are nothing to compare when everybody gets the same, also for people who still have another', () => {
    const settled = [
      { odds: 1, count: 5_000 },
      { odds: 0, count: 80 },
    ]
    expect(sampleRatio([settled])).toEqual({ verdict: 'nothing-to-compare' })
  })

  it('that are 66 to 34 where they should be 80 to 20 are found on the first days', () => {
    const day = [
      { odds: 0.8, count: 264 },
      { odds: 0.2, count: 136 },
    ]
    expect(sampleRatio([day, day.map((one) => ({ ...one, count: one.count * 3 }))]).verdict).toBe('does-not-fit')
  })
})
