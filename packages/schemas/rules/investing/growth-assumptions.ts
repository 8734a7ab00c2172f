import { type AssetClass, isStockClass } from './asset-classes.ts'

/** What one part of a mix is assumed to do, before costs: percent in an average year, and how far a usual year is from that. */
export type AssumedGrowth = { readonly growthPercent: number; readonly swingPercent: number }

/**
 * Ours, set in November 2026, to be looked at once a year: cautious round figures, nobody’s forecast and no average of the past. Growth is the
 * plain average of single years; the middle of many years is lower, because losses weigh more than gains. Swing is a standard deviation:
 * two years in three are that close to the average.
 */
export const assumedGrowth = {
  us_stocks: { growthPercent: 6.5, swingPercent: 17 },
  international_stocks: { growthPercent: 6.5, swingPercent: 18 },
  emerging_stocks: { growthPercent: 7, swingPercent: 24 },
  real_estate: { growthPercent: 6, swingPercent: 19 },
  us_bonds: { growthPercent: 4, swingPercent: 6 },
  inflation_bonds: { growthPercent: 3.5, swingPercent: 6 },
  international_bonds: { growthPercent: 3.5, swingPercent: 7 },
  cash: { growthPercent: 2.75, swingPercent: 1 },
} as const satisfies Readonly<Record<AssetClass, AssumedGrowth>>

export const assumptionsSetOn = '2026-11-27'

/** By how much prices rise a year: amounts are shown in dollars of today. */
export const assumedInflationPercent = 2.5

type Kind = 'stocks' | 'bonds' | 'cash'

/** How closely two parts move together: 1 is in step, 0 not at all. Simple on purpose: the same for all parts of two kinds. */
export const together = { stocks: 0.8, bonds: 0.6, mixed: 0.2, withCash: 0 } as const

export function movesTogether(one: AssetClass, other: AssetClass): number {
  if (one === other) return 1
  const [kind, otherKind] = [kindOf(one), kindOf(other)]
  if (kind === 'cash' || otherKind === 'cash') return together.withCash
  return kind === otherKind ? together[kind] : together.mixed
}

function kindOf(assetClass: AssetClass): Kind {
  if (assetClass === 'cash') return 'cash'
  return isStockClass(assetClass) ? 'stocks' : 'bonds'
}
