import fc from 'fast-check'
import { expect, it } from 'vitest'
import { savingsGrowth } from './savings-growth.ts'

it('begins with what is there, before anything has grown', () => {
  expect(savingsGrowth(250_000, 10_000, 3)[0]).toEqual({ year: 0, lowCents: 250_000, highCents: 250_000, paidInCents: 250_000 })
})

it('$100 each month for 25 years is $30,000 put in, and between $44,601 and $81,007', () => {
  expect(savingsGrowth(0, 10_000, 25).at(-1)).toEqual({ year: 25, lowCents: 4_460_078, highCents: 8_100_717, paidInCents: 3_000_000 })
})

it('what each deposit grows to, one after the other, is the same', () => {
  let cents = 100_000
  for (let month = 0; month < 24; month++) cents = cents * (1 + 0.03 / 12) + 5_000
  expect(savingsGrowth(100_000, 5_000, 2)[2]?.lowCents).toBe(Math.round(cents))
})

it('little growth is never above much, and neither below what was put in', () => {
  const cents = fc.integer({ min: 0, max: 500_000_000 })
  fc.assert(
    fc.property(cents, fc.integer({ min: 0, max: 1_000_000 }), fc.integer({ min: 1, max: 50 }), (start, monthly, years) => {
      const points = savingsGrowth(start, monthly, years)
      expect(points).toHaveLength(years + 1)
      for (const { lowCents, highCents, paidInCents } of points) {
        expect(lowCents).toBeGreaterThanOrEqual(paidInCents)
        expect(highCents).toBeGreaterThanOrEqual(lowCents)
      }
    }),
  )
})
