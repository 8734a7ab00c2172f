import { isStockClass } from '@app/schemas/rules/investing/asset-classes'
import type { Weight } from '@app/schemas/rules/investing/portfolio-weights'
import { splitWhole } from '@app/schemas/rules/money/split-whole'
import { classesOf } from '../securities/securities.ts'
import { type Position, sumOf } from './trade.ts'

const wholeBps = 10_000

export function stocksBpsOf(weights: readonly Weight[]): number {
  return classesOf(weights).reduce((sum, { assetClass, bps }) => (isStockClass(assetClass) ? sum + bps : sum), 0)
}

/** The shares of what is held by what it is worth. Nothing while that is nothing. */
export function weightsNow(positions: readonly Position[]): readonly Weight[] | undefined {
  if (sumOf(positions) === 0) return undefined
  const parts = splitWhole(
    wholeBps,
    positions.map(({ valueCents }) => valueCents),
  )
  return positions.map(({ securityId }, index) => ({ id: securityId, bps: parts[index] ?? 0 }))
}

export function toPercent(bps: number): number {
  return bps / 100
}

/** How far the asset class that is furthest off is from its target. */
export function furthestOff(target: readonly Weight[], held: readonly Weight[]): number {
  const classes = new Map(classesOf(target).map(({ assetClass, bps }) => [assetClass, -bps]))
  for (const { assetClass, bps } of classesOf(held)) classes.set(assetClass, (classes.get(assetClass) ?? 0) + bps)
  return Math.max(0, ...[...classes.values()].map(Math.abs))
}
