import { expect, it } from 'vitest'
import { compareRanges } from './compare-ranges.ts'

const range = (low: number, high: number) => ({ year: 20, lowCents: low, middleCents: (low + high) / 2, highCents: high })

it.each([
  ['same', 1_005, 2_990],
  ['narrower', 1_100, 2_500],
  ['narrower', 1_000, 2_500],
  ['wider', 900, 3_500],
  ['wider', 900, 3_000],
  ['higher', 1_100, 3_500],
  ['lower', 900, 2_500],
] as const)('a range is %s: from %i to %i, beside one from 1000 to 3000', (verdict, low, high) => {
  expect(compareRanges(range(low, high), range(1_000, 3_000))).toBe(verdict)
})
