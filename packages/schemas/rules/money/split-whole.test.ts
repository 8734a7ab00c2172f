import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { splitWhole } from './split-whole.ts'

const shares = fc.array(fc.integer({ min: 0, max: 100_000_000_000 }), { minLength: 1, maxLength: 20 }).filter((all) => all.some(Boolean))
const total = fc.integer({ min: 0, max: 100_000_000_000 })

describe('a whole that is split by shares', () => {
  it('gives what is left to those that lost most', () => {
    expect(splitWhole(100, [1, 1, 1])).toEqual([34, 33, 33])
    expect(splitWhole(10, [50, 30, 20])).toEqual([5, 3, 2])
    expect(splitWhole(3, [0, 5, 5])).toEqual([0, 2, 1])
  })

  it('adds up to it exactly, with no part more than one away from its share', () => {
    fc.assert(
      fc.property(total, shares, (cents, all) => {
        const parts = splitWhole(cents, all)
        const sum = all.reduce((one, other) => one + other, 0)
        expect(parts.reduce((one, other) => one + other, 0)).toBe(cents)
        parts.forEach((part, index) => {
          const exact = Number((BigInt(cents) * BigInt(all[index] ?? 0)) / BigInt(sum))
          expect([exact, exact + 1]).toContain(part)
        })
      }),
    )
  })

  it('never takes more from a share than it holds', () => {
    fc.assert(
      fc.property(shares, fc.double({ min: 0, max: 1, noNaN: true }), (all, part) => {
        const sum = all.reduce((one, other) => one + other, 0)
        const parts = splitWhole(Math.min(sum, Math.floor(sum * part)), all)
        parts.forEach((taken, index) => {
          expect(taken).toBeLessThanOrEqual(all[index] ?? 0)
        })
      }),
    )
  })

  it('is refused when there is nothing to split by', () => {
    for (const [cents, all] of [
      [1, []],
      [1, [0]],
      [-1, [1]],
      [1, [2, -1]],
    ] as const)
      expect(() => splitWhole(cents, all)).toThrow(RangeError)
  })
})
