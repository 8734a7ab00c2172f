import { assetClasses, isStockClass } from '@app/schemas/rules/investing/asset-classes'
import { dollarWords } from '@app/schemas/rules/money/money'
import { useWords } from '../../client/language.ts'
import { type Security, suggestedModel, suggestion } from '../../screens/data/money/portfolio.ts'
import { type MixRow, shareOf } from '../../screens/fields/securities/mix.ts'
import { DataTable } from '../../ui/charts/data-table.tsx'
import { percentWords } from '../../ui/charts/share-bars.tsx'
import { Note } from '../../ui/note.tsx'
import styles from '../frame/parts.module.css'
import { words } from './build.words.ts'

type Props = { readonly rows: readonly MixRow[]; readonly funds: readonly Security[] }

/** What a mix comes to as it is typed: its parts beside those of the mix that fits the answers, and what its funds cost. */
export function OwnMixPreview({ rows, funds }: Props) {
  const said = useWords(words)
  const { data } = suggestion.use()
  const fitting = data && suggestedModel(data)
  const held = heldFunds({ rows, funds })
  if (held.length === 0) return null
  const ownPart = (asset: string) => held.reduce((sum, { fund, share }) => sum + (fund.asset_class === asset ? share : 0), 0)
  const fittingPart = (asset: string) => fitting?.allocation.find(({ asset_class }) => asset_class === asset)?.weight ?? 0
  const names = new Map([
    ...held.map(({ fund }) => [fund.asset_class, fund.asset_class_name] as const),
    ...(fitting?.allocation ?? []).map(({ asset_class, name }) => [asset_class, name] as const),
  ])
  const shown = assetClasses.filter((asset) => names.has(asset))
  const stocks = assetClasses.filter(isStockClass).reduce((sum, asset) => sum + ownPart(asset), 0)
  const most = fitting?.suitability.most_stocks ?? undefined
  const forEach = held.reduce((sum, { fund, share }) => sum + (share * fund.expense_ratio) / 100, 0) * 100
  return (
    <section className={styles.part} aria-labelledby="own-mix-parts">
      <h2 id="own-mix-parts">{said.comesTo}</h2>
      {fitting && <p className={styles.about}>{said.fitting(fitting.name)}</p>}
      <DataTable
        title={said.table}
        columns={fitting ? [said.part, said.yours, fitting.name] : [said.part, said.yours]}
        rows={shown.map((asset) => [
          names.get(asset) ?? '',
          percentWords(ownPart(asset)),
          ...(fitting ? [percentWords(fittingPart(asset))] : []),
        ])}
      />
      <p>{said.cost(dollarWords(forEach, true), percentWords(stocks))}</p>
      {most !== undefined && stocks > most && (
        <Note title={said.bold}>
          <p>{said.boldAbout(percentWords(stocks), percentWords(most))}</p>
        </Note>
      )}
    </section>
  )
}

function heldFunds({ rows, funds }: Props) {
  return rows.flatMap((row) => {
    const [fund, share] = [funds.find(({ id }) => id === row.id), shareOf(row)]
    return fund && share !== undefined && share > 0 ? [{ fund, share }] : []
  })
}
