import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readTypedNumber } from './typed-number.ts'

const dollars = { unit: '$', least: 500, most: 5_000_000 } as const
const percent = { unit: '%', least: 0, most: 5 } as const
const halfYears = { unit: 'years', least: 0.5, most: 30 } as const
const wholeYears = { unit: 'years', least: 1, most: 50, isWhole: true } as const

describe('a number is read as people type it', () => {
  it.each([
    ['$12,000', dollars, 12_000],
    [' 12000.50 ', dollars, 12_000.5],
    ['$ 500', dollars, 500],
    ['1.2', percent, 1.2],
    ['1.2 %', percent, 1.2],
    ['.5', percent, 0.5],
    ['0', percent, 0],
    ['2.5 years', halfYears, 2.5],
    ['1 year', wholeYears, 1],
    ['20', wholeYears, 20],
  ])('“%s”', (typed, limits, value) => {
    expect(readTypedNumber(typed, limits)).toEqual({ ok: true, value })
  })
})

describe('what is no such number is named', () => {
  it.each([
    ['', dollars, 'required'],
    ['   ', percent, 'required'],
    ['a lot', dollars, 'format'],
    ['1,23', dollars, 'format'],
    ['1e9', dollars, 'format'],
    ['-600', dollars, 'min'],
    ['499', dollars, 'min'],
    ['5,000,001', dollars, 'max'],
    ['9'.repeat(60), dollars, 'max'],
    ['1,2', percent, 'format'],
    ['.', percent, 'format'],
    ['%', percent, 'format'],
    ['5.001', percent, 'max'],
    ['2.3', halfYears, 'format'],
    ['2.5', wholeYears, 'format'],
    ['0', wholeYears, 'min'],
    ['99', wholeYears, 'max'],
    ['NaN', halfYears, 'format'],
    ['Infinity', halfYears, 'format'],
  ])('“%s”', (typed, limits, problem) => {
    expect(readTypedNumber(typed, limits)).toEqual({ ok: false, problem })
  })
})

it('whatever is typed, what is read is within the limits', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom(dollars, percent, halfYears, wholeYears), (typed, limits) => {
      const read = readTypedNumber(typed, limits)
      if (!read.ok) return
      expect(read.value).toBeGreaterThanOrEqual(limits.least)
      expect(read.value).toBeLessThanOrEqual(limits.most)
    }),
  )
})
