import { describe, expect, it } from 'vitest'
import { roughDollars, shortDollars } from './rough-money.ts'

describe('an amount of money', () => {
  it.each([
    [123_456_789, '$1,230,000'],
    [99_950, '$1,000'],
    [12_345, '$123'],
  ])('that is estimated has three figures: %d cents are about %s', (cents, words) => {
    expect(roughDollars(cents)).toBe(words)
  })

  it.each([
    [0, '$0'],
    [950, '$950'],
    [12_000, '$12k'],
    [1_500_000, '$1.5M'],
    [-1_000, '−$1k'],
  ])('beside a line is short: %d is “%s”', (dollars, words) => {
    expect(shortDollars(dollars)).toBe(words)
  })
})
