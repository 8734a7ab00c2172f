import { describe, expect, it } from 'vitest'
import { affiliateActionTracker, isReportedToAffiliate } from './conversion.ts'

describe('a sale', () => {
  it.each([
    [1500, true],
    [1501, true],
    [1499, false],
    [0, false],
    [Number.NaN, false],
  ])('of %d cents is reported to the affiliate network: %s', (priceCents, isReported) => {
    expect(isReportedToAffiliate(priceCents)).toBe(isReported)
  })

  it('is reported under action tracker 30213', () => {
    expect(affiliateActionTracker).toBe(30213)
  })
})
