import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chiSquaredTail, sampleRatio } from './sample-ratio.ts'

describe('the tail of the chi-squared distribution', () => {
  it.each([
    [3.841, 1, 0.05],
    [6.635, 1, 0.01],
    [10.828, 1, 0.001],
    [5.991, 2, 0.05],
    [7.815, 3, 0.05],
    [16.919, 9, 0.05],
    [0.0039, 1, 0.95],
    [2.706, 1, 0.1],
    [18.475, 7, 0.01],
  ])('beyond %d with %d degrees of freedom is %d, as the tables have it', (value, degrees, p) => {
    expect(chiSquaredTail(value, degrees)).toBeCloseTo(p, 3)
  })

  it('is exp(-x/2) with two degrees of freedom, however far out', () => {
    for (const value of [0.1, 1, 2, 5, 10, 50, 200]) expect(chiSquaredTail(value, 2) / Math.exp(-value / 2)).toBeCloseTo(1, 10)
  })

  it('is all of it from zero on, and less the farther out', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 7 }),
        fc.double({ min: 0, max: 300, noNaN: true }),
        fc.double({ min: 0, max: 50, noNaN: true }),
        (degrees, value, more) => {
          expect(chiSquaredTail(0, degrees)).toBe(1)
          expect(chiSquaredTail(value, degrees)).toBeGreaterThanOrEqual(0)
          expect(chiSquaredTail(value, degrees)).toBeLessThanOrEqual(1)
          expect(chiSquaredTail(value + more, degrees)).toBeLessThanOrEqual(chiSquaredTail(value, degrees) + 1e-12)
        },
      ),
    )
  })
})

describe('shares', () => {
  it('of 4,930 and 5,070 at even odds fit: p is 0.16', () => {
    const told = sampleRatio([
      { odds: 0.5, count: 4_930 },
      { odds: 0.5, count: 5_070 },
    ])
    expect(told).toEqual({ verdict: 'fits', p: expect.closeTo(0.1615, 3) })
  })

  it('of 821,588 and 815,482 at even odds do not fit, as close as they look', () => {
    const told = sampleRatio([
      { odds: 0.5, count: 821_588 },
      { odds: 0.5, count: 815_482 },
    ])
    expect(told).toEqual({ verdict: 'does-not-fit', p: expect.closeTo(1.8e-6, 6) })
  })

  it('cannot be judged while fewer than five are expected of one', () => {
    expect(
      sampleRatio([
        { odds: 0.95, count: 90 },
        { odds: 0.05, count: 9 },
      ]),
    ).toEqual({ verdict: 'too-few' })
  })

  it('are nothing to compare when everybody gets the same, also for people who still have another', () => {
    expect(
      sampleRatio([
        { odds: 1, count: 300 },
        { odds: 0, count: 7 },
      ]),
    ).toEqual({ verdict: 'nothing-to-compare' })
  })

  it('that are exactly the odds fit with p 1, in whatever order they come', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 2, maxLength: 8 }), (parts) => {
        const all = parts.reduce((sum, part) => sum + part, 0)
        const counted = parts.map((part) => ({ odds: part / all, count: part * 100 }))
        expect(sampleRatio(counted)).toEqual({ verdict: 'fits', p: expect.closeTo(1, 9) })
        const off = counted.map((one, index) => ({ ...one, count: one.count + index * 7 }))
        const [told, turned] = [sampleRatio(off), sampleRatio(off.toReversed())]
        expect('p' in told && 'p' in turned ? Math.abs(told.p - turned.p) : 1).toBeLessThan(1e-9)
      }),
    )
  })

  it('drawn by their odds hardly ever cry wolf, and those that lose a seventh of one variant nearly always do', () => {
    let seed = 7
    const random = () => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
      return seed / 2_147_483_648
    }
    const runs = Array.from({ length: 200 }, () => {
      let test = 0
      for (let person = 0; person < 10_000; person++) if (random() < 0.4) test++
      return test
    })
    const judged = (count: number, control: number) =>
      sampleRatio([
        { odds: 0.4, count },
        { odds: 0.6, count: control },
      ]).verdict
    expect(runs.filter((test) => judged(test, 10_000 - test) === 'does-not-fit').length).toBeLessThanOrEqual(2)
    expect(runs.filter((test) => judged(Math.round(test * 0.85), 10_000 - test) === 'does-not-fit').length).toBeGreaterThan(180)
  })
})
