import { expect, it } from 'vitest'
import { amountWords, bandOf, totalsOf } from './unclaimed-amounts.ts'

it.each([
  [1, 0, 5_000, 'Under $50.00'],
  [4_999, 0, 5_000, 'Under $50.00'],
  [5_000, 5_000, 10_000, '$50.00 to $100.00'],
  [9_999, 5_000, 10_000, '$50.00 to $100.00'],
  [10_000, 10_000, null, '$100.00 or more'],
  [9_999_999, 10_000, null, '$100.00 or more'],
])('%i cents are in the band from %i to %s', (cents, fromCents, toCents, words) => {
  expect(bandOf(cents)).toEqual({ fromCents, toCents })
  expect(amountWords({ is: 'band', fromCents, toCents }, 'en')).toBe(words)
})

it('an amount is exact to the cent, and an unknown one is not zero', () => {
  expect(amountWords({ is: 'exact', cents: 123_456 }, 'en')).toBe('$1,234.56')
  expect(amountWords({ is: 'unknown' }, 'en')).toBe('The state doesn’t say how much.')
})

it('amounts are added up, bands only counted', () => {
  const band = { is: 'band', fromCents: 0, toCents: 5_000 } as const
  const open = { is: 'band', fromCents: 10_000, toCents: null } as const
  expect(totalsOf([open, band, { is: 'exact', cents: 10 }, band, { is: 'unknown' }, { is: 'exact', cents: 25 }])).toEqual({
    count: 6,
    exactCount: 2,
    exactCents: 35,
    bands: [
      { fromCents: 0, toCents: 5_000, count: 2 },
      { fromCents: 10_000, toCents: null, count: 1 },
    ],
    unknownCount: 1,
  })
  expect(totalsOf([])).toEqual({ count: 0, exactCount: 0, exactCents: 0, bands: [], unknownCount: 0 })
})
