import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buyShares, type Holding, noShares, priceLimitCents, sellShares, valueCents } from './shares.ts'

const anyPrice = fc.integer({ min: 100, max: priceLimitCents - 1 })
const anyOrders = fc.array(fc.record({ buys: fc.boolean(), cents: fc.integer({ min: 1, max: 50_000_000 }) }), { maxLength: 60 })

describe('shares in millionths', () => {
  it('are worth exactly what was paid for them, at the same price', () => {
    expect(valueCents(buyShares(noShares, 10_000, 3_333), 3_333)).toBe(10_000)
  })

  it('are worth the whole cents that they come to, however many they are', () => {
    const shares = fc.oneof(fc.integer({ min: 0, max: 2_000_000_000 }), fc.maxSafeNat())
    fc.assert(
      fc.property(shares, anyPrice, (microShares, price) => {
        expect(valueCents({ microShares }, price)).toBe(Number((BigInt(microShares) * BigInt(price)) / 1_000_000n))
      }),
    )
  })

  it('lose no cent and make none: value and cash stay what they were, however often is bought and sold', () => {
    fc.assert(
      fc.property(anyPrice, anyOrders, (price, orders) => {
        let cash = 1_000_000_000
        let held: Holding = noShares
        let realised = 0
        for (const { buys, cents } of orders) {
          if (buys) {
            held = buyShares(held, cents, price)
            cash -= cents
            continue
          }
          const amount = Math.min(cents, valueCents(held, price))
          if (amount === 0) continue
          const { soldCostCents, ...left } = sellShares(held, amount, price)
          held = left
          cash += amount
          realised += amount - soldCostCents
        }
        expect(cash + valueCents(held, price)).toBe(1_000_000_000)
        expect(realised + valueCents(held, price) - held.costCents).toBe(0)
      }),
    )
  })

  it('that are all sold leave neither dust nor cost, at whatever price', () => {
    fc.assert(
      fc.property(anyPrice, anyPrice, fc.integer({ min: 1_000_000, max: 50_000_000 }), (price, later, cents) => {
        const held = buyShares(noShares, cents, price)
        const left = sellShares(held, valueCents(held, later), later)
        expect(left).toEqual({ microShares: 0, costCents: 0, soldCostCents: cents })
      }),
    )
  })

  it('realise the part of the gain that is sold', () => {
    const held = buyShares(noShares, 10_000, 1_000)
    expect(sellShares(held, 5_000, 2_000)).toEqual({ microShares: 7_500_000, costCents: 7_500, soldCostCents: 2_500 })
  })

  it('cannot be sold beyond what they are worth, nor at a price that is none', () => {
    const held = buyShares(noShares, 10_000, 1_000)
    expect(() => sellShares(held, 10_001, 1_000)).toThrow(RangeError)
    expect(() => sellShares(noShares, 0, 1_000)).toThrow(RangeError)
    for (const price of [0, 1.5, priceLimitCents]) expect(() => buyShares(noShares, 1, price)).toThrow(RangeError)
  })
})
