import fc from 'fast-check'
import { expect, it } from 'vitest'
import { feeDrag, leftMoreCents } from './fee-drag.ts'

const cents = fc.integer({ min: 50_000, max: 500_000_000 })
const percent = fc.integer({ min: 0, max: 500 }).map((hundredths) => hundredths / 100)
const years = fc.integer({ min: 1, max: 50 })

it('$10,000 at 5% growth and a fee of 1% becomes $14,802 in ten years, where $16,289 would be without', () => {
  const { missingCents, leftCents, share } = feeDrag(1_000_000, 1, 10, 5)
  expect([leftCents, missingCents]).toEqual([1_480_244, 148_650])
  expect(share).toBeCloseTo(0.0913, 4)
})

it('no fee takes nothing', () => {
  expect(feeDrag(1_000_000, 0, 30, 5)).toMatchObject({ missingCents: 0, share: 0 })
})

it('what is left and what is missing are what there would be', () => {
  fc.assert(
    fc.property(cents, percent, years, (balance, fee, count) => {
      const { missingCents, leftCents, share } = feeDrag(balance, fee, count, 5)
      expect(Math.abs(missingCents + leftCents - balance * 1.05 ** count)).toBeLessThanOrEqual(1)
      expect(share).toBeGreaterThanOrEqual(0)
      expect(share).toBeLessThan(1)
    }),
  )
})

it('the lower fee never leaves less, and turned around the difference only changes its sign', () => {
  fc.assert(
    fc.property(cents, percent, percent, years, (balance, fee, other, count) => {
      const more = leftMoreCents(balance, Math.min(fee, other), Math.max(fee, other), count)
      const less = leftMoreCents(balance, Math.max(fee, other), Math.min(fee, other), count)
      expect(more.low).toBeGreaterThanOrEqual(0)
      expect([more.low, more.expected, more.high]).toEqual([less.low, less.expected, less.high].map((value) => 0 - value || 0))
      // Within a year growth makes no difference: each is rounded by itself.
      expect(more.low).toBeLessThanOrEqual(more.high + 1)
    }),
  )
})
