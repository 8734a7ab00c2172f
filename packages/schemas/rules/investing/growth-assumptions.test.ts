import { expect, it } from 'vitest'
import { assumptions } from '../accounts/fee-data.ts'
import { assetClasses, isStockClass } from './asset-classes.ts'
import { allocationAt, investmentGoals } from './glide-path.ts'
import { assumedGrowth, assumedInflationPercent, movesTogether } from './growth-assumptions.ts'
import { yearOf } from './mix-projection.ts'

it('every part of a mix that counts as stocks grows more and swings more than any other', () => {
  const stocks = assetClasses.filter(isStockClass)
  const others = assetClasses.filter((asset) => !isStockClass(asset))
  for (const what of ['growthPercent', 'swingPercent'] as const) {
    expect(Math.min(...stocks.map((asset) => assumedGrowth[asset][what]))).toBeGreaterThan(
      Math.max(...others.map((asset) => assumedGrowth[asset][what])),
    )
  }
})

it('the ready-made mixes grow by what is assumed of savings elsewhere, and more than prices rise', () => {
  const { low, high } = assumptions.growthPercent
  for (const goal of investmentGoals) {
    for (const monthsLeft of [360, 120, 0, -180]) {
      const { growthPercent } = yearOf(allocationAt(goal, monthsLeft))
      expect(growthPercent).toBeGreaterThan(Math.max(low, assumedInflationPercent))
      expect(growthPercent).toBeLessThan(high)
    }
  }
})

it('how two parts move together does not depend on which is named first', () => {
  for (const one of assetClasses) {
    for (const other of assetClasses) {
      expect(movesTogether(one, other)).toBe(movesTogether(other, one))
      expect(Math.abs(movesTogether(one, other))).toBeLessThanOrEqual(1)
    }
  }
})
