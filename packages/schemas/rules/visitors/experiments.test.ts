import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { assignVariant } from './experiments.ts'

const subscription = [
  { name: 'test', odds: 0.95 },
  { name: 'control', odds: 0.05 },
]
const settled = [
  { name: 'test2', odds: 1 },
  { name: 'control', odds: 0 },
]
const anyUnit = fc.double({ min: 0, max: 1, noNaN: true })

describe('a variant', () => {
  it.each([
    [0, 'test'],
    [0.9499, 'test'],
    [0.95, 'control'],
    [0.9999, 'control'],
    [1, 'control'],
  ])('is chosen by its odds: %d gives %s', (unit, name) => {
    expect(assignVariant(subscription, unit)).toEqual({ ok: true, value: name })
  })

  it('with odds of 1 is everybody’s, and one with odds of 0 is nobody’s', () => {
    fc.assert(
      fc.property(anyUnit, (unit) => {
        expect(assignVariant(settled, unit)).toEqual({ ok: true, value: 'test2' })
      }),
    )
    fc.assert(
      fc.property(anyUnit, (unit) => {
        expect(assignVariant(settled.toReversed(), unit)).toEqual({ ok: true, value: 'test2' })
      }),
    )
  })

  it('is the same for the same number', () => {
    fc.assert(
      fc.property(anyUnit, (unit) => {
        expect(assignVariant(subscription, unit)).toEqual(assignVariant(subscription, unit))
      }),
    )
  })

  it('gets its share of evenly spread numbers', () => {
    const percentage = [
      { name: 'test', odds: 0.4 },
      { name: 'control', odds: 0.6 },
    ]
    const drawn = Array.from({ length: 1000 }, (_, at) => assignVariant(percentage, at / 1000))
    expect(drawn.filter((one) => one.ok && one.value === 'test')).toHaveLength(400)
  })

  it('is always found, also where odds do not add up to exactly 1', () => {
    const tenths = Array.from({ length: 10 }, (_, at) => ({ name: `v${at}`, odds: 0.1 }))
    expect(assignVariant(tenths, 1)).toEqual({ ok: true, value: 'v9' })
    fc.assert(
      fc.property(anyUnit, (unit) => {
        expect(assignVariant(tenths, unit).ok).toBe(true)
      }),
    )
  })

  it.each([-0.01, 1.01, Number.NaN])('is refused for a number outside 0 to 1: %d', (unit) => {
    expect(assignVariant(subscription, unit)).toEqual({ ok: false, problem: 'range' })
  })

  it('cannot be drawn where none has odds', () => {
    expect(assignVariant([], 0.5)).toEqual({ ok: false, problem: 'nothing-to-draw' })
    expect(assignVariant([{ name: 'off', odds: 0 }], 0.5)).toEqual({ ok: false, problem: 'nothing-to-draw' })
  })
})
