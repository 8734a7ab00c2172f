import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { splitWhole } from '../money/split-whole.ts'
import { readPortfolioWeights } from './portfolio-weights.ts'

const read = (...entries: [string, number][]) =>
  readPortfolioWeights(
    entries.map(([id, weight]) => ({ id, weight })),
    (id) => id.startsWith('F'),
  )

describe('the shares of a portfolio', () => {
  it('are percent with two decimals, read without floating point', () => {
    expect(read(['FA', 33.33], ['FB', 33.33], ['FC', 33.34])).toEqual({
      ok: true,
      weights: [
        { id: 'FA', bps: 3_333 },
        { id: 'FB', bps: 3_333 },
        { id: 'FC', bps: 3_334 },
      ],
    })
    expect(read(['FA', 0.07], ['FB', 99.93]).ok).toBe(true)
    expect(read(['FA', 0], ['FB', 100]).ok).toBe(true)
  })

  it('say what they add up to when that is not 100', () => {
    expect(read(['FA', 60], ['FB', 39.99])).toEqual({ ok: false, problem: 'sum', sumBps: 9_999 })
    expect(read(['FA', 60], ['FB', 40.01])).toEqual({ ok: false, problem: 'sum', sumBps: 10_001 })
  })

  it.each([
    ['weight', [['FA', 33.333]]],
    ['weight', [['FA', -1]]],
    ['weight', [['FA', 100.01]]],
    ['weight', [['FA', 1e-9]]],
    ['unknown', [['X', 100]]],
    [
      'repeated',
      [
        ['FA', 50],
        ['FA', 50],
      ],
    ],
    ['count', []],
    ['count', Array.from({ length: 21 }, (_, index) => [`F${index}`, 1])],
  ] as [string, [string, number][]][])('are refused for their %s: %j', (problem, entries) => {
    expect(read(...entries)).toMatchObject({ ok: false, problem })
  })

  it('are taken whenever whole hundredths add up to 100%', () => {
    const shares = fc.array(fc.integer({ min: 1, max: 1_000 }), { minLength: 1, maxLength: 20 })
    fc.assert(
      fc.property(shares, (all) => {
        const parts = splitWhole(10_000, all)
        const taken = read(...parts.map((bps, index): [string, number] => [`F${index}`, bps / 100]))
        expect(taken).toEqual({ ok: true, weights: parts.map((bps, index) => ({ id: `F${index}`, bps })) })
      }),
    )
  })
})
