import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { centsWords, dollarWords, floorToTwoDecimals, formatCents, percentOfCents, toCents, toDecimal } from './money.ts'

describe('an amount of money', () => {
  it.each([
    ['$1,234.50', 123450],
    ['1234.5', 123450],
    ['1,234', 123400],
    ['$ 1,234.50', 123450],
    ['.50', 50],
    ['5.', 500],
    ['0', 0],
    ['0.29', 29],
    ['1.15', 115],
    ['007', 700],
    ['-$5.00', -500],
    ['−5', -500],
    ['-0', 0],
    ['90071992547409.91', Number.MAX_SAFE_INTEGER],
  ])('is read as whole cents: %s', (typed, cents) => {
    expect(toCents(typed)).toEqual({ ok: true, value: cents })
  })

  it.each([
    '1,23',
    '12,34,567',
    '1,2345',
    '1.005',
    '1e3',
    'NaN',
    'Infinity',
    '$',
    '.',
    '-',
    ',',
    '1,000,',
    '--5',
    '$-5',
    '5 dollars',
    '0x10',
    '1.2.3',
  ])('is refused, not guessed: %s', (typed) => {
    expect(toCents(typed)).toEqual({ ok: false, problem: 'format' })
  })

  it('that is empty is missing, not wrong', () => {
    expect(toCents(' ')).toEqual({ ok: false, problem: 'required' })
  })

  it('that does not fit a whole number is too much', () => {
    expect(toCents('90071992547409.92')).toEqual({ ok: false, problem: 'max' })
    expect(toCents('9'.repeat(400))).toEqual({ ok: false, problem: 'max' })
  })
})

const anyCents = fc.maxSafeInteger()

describe('an amount in words', () => {
  it.each([
    [123450, '$1,234.50'],
    [5, '$0.05'],
    [0, '$0.00'],
    [100000000, '$1,000,000.00'],
    [-500, '-$5.00'],
    [-1, '-$0.01'],
  ])('of %i cents is shown as %s', (cents, shown) => {
    expect(formatCents(cents)).toBe(shown)
  })

  it('comes back the same after being shown and read', () => {
    fc.assert(
      fc.property(anyCents, (cents) => {
        expect(toCents(formatCents(cents))).toEqual({ ok: true, value: cents })
      }),
    )
  })

  it('reads the same in the Spanish of the United States', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 }), (cents) => {
        expect((cents / 100).toLocaleString('es-US', { style: 'currency', currency: 'USD' })).toBe(formatCents(cents))
      }),
    )
  })

  it.each([
    [4900, '$49'],
    [4950, '$49.50'],
    [123_456_700, '$1,234,567'],
    [-500, '-$5'],
    [100.4, '$1'],
  ])('of %d cents is as short as it can be: %s', (cents, words) => {
    expect(centsWords(cents)).toBe(words)
  })

  it.each([
    [1234.5, '$1,235', '$1,234.50'],
    [-5, '−$5', '−$5.00'],
    [0, '$0', '$0.00'],
  ])('of %d dollars has cents where they matter: %s, %s', (dollars, short, whole) => {
    expect([dollarWords(dollars), dollarWords(dollars, true)]).toEqual([short, whole])
  })

  it('is a plain decimal for other programs', () => {
    expect([123450, 5, -500].map(toDecimal)).toEqual(['1234.50', '0.05', '-5.00'])
  })
})

describe('a total', () => {
  it.each([
    [1234.567, '1234.56'],
    [1234.5, '1234.50'],
    [' 1234.5 ', '1234.50'],
    ['0', '0.00'],
    [0.29, '0.29'],
    [1.15, '1.15'],
    [0.999, '0.99'],
    [1e21, '1000000000000000000000.00'],
    [1e-7, '0.00'],
    ['19.999999999999999999', '19.99'],
    [-0, '0.00'],
  ])('has two decimals, rounded down: %s', (total, shown) => {
    expect(floorToTwoDecimals(total)).toEqual({ ok: true, value: shown })
  })

  it('below zero is rounded down too: no loss is shown smaller than it is', () => {
    expect(floorToTwoDecimals(-1.001)).toEqual({ ok: true, value: '-1.01' })
    expect(floorToTwoDecimals(-1.5)).toEqual({ ok: true, value: '-1.50' })
    expect(floorToTwoDecimals(-1e-7)).toEqual({ ok: true, value: '-0.01' })
  })

  it.each([Number.NaN, Number.POSITIVE_INFINITY, '', 'abc', '1e400000', '1,234.50'])('that is no number is refused: %s', (total) => {
    expect(floorToTwoDecimals(total)).toEqual({ ok: false, problem: 'format' })
  })

  it('of whole cents is exact', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (cents) => {
        const shown = floorToTwoDecimals(cents / 100)
        expect(shown.ok && toCents(shown.value)).toEqual({ ok: true, value: cents })
      }),
    )
  })

  it('is never above the number, and less than a cent below it', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e9, max: 1e9, noNaN: true }), (total) => {
        const shown = floorToTwoDecimals(total)
        const below = shown.ok ? total - Number(shown.value) : Number.NaN
        expect(below).toBeGreaterThanOrEqual(0)
        expect(below).toBeLessThan(0.010001)
      }),
    )
  })
})

describe('a percentage of an amount', () => {
  it.each([
    [1000, 7.5, 75],
    [123450, 1, 1235],
    [100, 0.5, 1],
    [100, 0.4, 0],
    [9999, 0, 0],
    [9999, 100, 9999],
    [1_000_000, '8.125', 81_250],
    [300, 1.15, 3],
    [-100, 0.5, 0],
  ])('of %i cents at %s percent is %i cents', (cents, percent, share) => {
    expect(percentOfCents(cents, percent)).toEqual({ ok: true, value: share })
  })

  it.each([
    [100, Number.NaN],
    [100, 'ten'],
    [1.5, 10],
  ])('is refused where one of the two is no number: %s at %s', (cents, percent) => {
    expect(percentOfCents(cents, percent)).toEqual({ ok: false, problem: 'format' })
  })

  it('that does not fit a whole number is too much', () => {
    expect(percentOfCents(Number.MAX_SAFE_INTEGER, 200)).toEqual({ ok: false, problem: 'max' })
  })

  it('and the percentage that is left make up the whole, to the cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e12 }), fc.integer({ min: 0, max: 10_000 }), (cents, hundredths) => {
        const [one, rest] = [percentOfCents(cents, hundredths / 100), percentOfCents(cents, (10_000 - hundredths) / 100)]
        expect(one.ok && rest.ok && Math.abs(one.value + rest.value - cents)).toBeLessThanOrEqual(1)
      }),
    )
  })
})
