import type { Portfolio, Security } from '../../screens/data/money/portfolio.ts'
import type { MixRow } from '../../screens/fields/securities/mix.ts'

type Fund = Pick<Security, 'id' | 'name' | 'asset_class' | 'expense_ratio'>

/** Each part of a mix as the fund of its kind that costs least. Undefined where a part has no fund to be begun with. */
export function mixInFunds(parts: Portfolio['target'], funds: readonly Fund[]): readonly MixRow[] | undefined {
  const rows = parts
    .filter(({ weight }) => weight > 0)
    .flatMap(({ asset_class: asset, weight }) => {
      const [fund] = funds
        .filter(({ asset_class }) => asset_class === asset)
        .toSorted((one, other) => one.expense_ratio - other.expense_ratio || one.id.localeCompare(other.id))
      return fund ? [{ id: fund.id, name: fund.name, weight: String(Math.round(weight * 100) / 100) }] : [undefined]
    })
  return rows.every((row) => row !== undefined) ? rows : undefined
}
