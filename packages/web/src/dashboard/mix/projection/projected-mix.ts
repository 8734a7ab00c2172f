import { type Allocation, type AssetClass, allocationOf } from '@app/schemas/rules/investing/asset-classes'
import type { HeldMix } from '@app/schemas/rules/investing/mix-projection'
import { type Security, type Suggestion, suggestedModel } from '../../../screens/data/money/portfolio.ts'
import { type MixRow, readMix } from '../../../screens/fields/securities/mix.ts'

/** A mix with its name, as it is held over the years. */
export type ProjectedMix = HeldMix & { readonly name: string; readonly movesWithAge: boolean }

/** The mix as it is typed: it stays as it is set. Undefined until its shares add up, as they must before it can be saved. */
export function typedMix(rows: readonly MixRow[], funds: readonly Security[], name: string): ProjectedMix | undefined {
  const read = readMix(rows)
  if (!read.ok) return undefined
  const parts = read.value.flatMap(({ id, weight }) => {
    const fund = funds.find((one) => one.id === id)
    return fund ? [{ ...fund, weight }] : []
  })
  if (parts.length < read.value.length) return undefined
  const allocation = wholeOf(parts)
  const costPercent = parts.reduce((sum, { weight, expense_ratio: ratio }) => sum + (weight * ratio) / 100, 0)
  return { name, movesWithAge: false, costPercent, allocationIn: () => allocation }
}

/** Known every so many years. */
const yearsApart = 5

/** The mix that fits the answers. It moves with age, so that later years are reckoned with what it holds then. */
export function fittingMix(found: Suggestion): ProjectedMix {
  const { name, allocation, expense_ratio: costPercent } = suggestedModel(found)
  const points = found.proposal.suggested_drift.map((point) => wholeOf(point.allocation))
  const now = wholeOf(allocation)
  const allocationIn = (year: number) => points[Math.floor(year / yearsApart)] ?? points.at(-1) ?? now
  return { name, movesWithAge: points.length > 1, costPercent, allocationIn }
}

/** About how many years it is until the person plans to retire. Undefined where that is unknown, or has come. */
export function yearsToRetirement({ proposal }: Suggestion): number | undefined {
  const years = Math.round(proposal.suggested_drift[0]?.years_to_retirement ?? 0)
  return years > 0 ? years : undefined
}

type Part = { readonly asset_class: AssetClass; readonly weight: number }

function wholeOf(parts: readonly Part[]): Allocation {
  return allocationOf((asset) =>
    Math.round(parts.reduce((sum, { asset_class, weight }) => (asset_class === asset ? sum + weight : sum), 0) * 100),
  )
}
