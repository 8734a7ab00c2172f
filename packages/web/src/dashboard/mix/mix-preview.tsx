import { dollarWords } from '@app/schemas/rules/money/money'
import { useWords } from '../../client/language.ts'
import type { Model, Portfolio } from '../../screens/data/money/portfolio.ts'
import { DataTable } from '../../ui/charts/data-table.tsx'
import { percentWords } from '../../ui/charts/share-bars.tsx'
import styles from '../frame/parts.module.css'
import { words } from './mix.words.ts'

/** What would change: each part of the mix of now beside that of another one, and what the funds cost then. */
export function MixPreview({ now, picked }: { readonly now: Portfolio; readonly picked: Model }) {
  const said = useWords(words)
  return (
    <div className={styles.part}>
      <h3>{said.compare(now.name, picked.name)}</h3>
      <DataTable
        title={said.compare(now.name, picked.name)}
        columns={[said.part, said.now, said.after]}
        rows={partsOf(now.target, picked.allocation).map(({ name, before, after }) => [name, percentWords(before), percentWords(after)])}
      />
      <p>{costWords(now, picked, said)}</p>
    </div>
  )
}

type Parts = Portfolio['target']

/** Every asset class that is in either, in the order of the first. */
function partsOf(before: Parts, after: Parts) {
  const all = new Map([...before, ...after].map(({ asset_class, name }) => [asset_class, name]))
  const weightIn = (parts: Parts, asset: string) => parts.find(({ asset_class }) => asset_class === asset)?.weight ?? 0
  return [...all].map(([asset, name]) => ({ name, before: weightIn(before, asset), after: weightIn(after, asset) }))
}

/** In dollars a year for what is held; for each $10,000 while nothing is. */
function costWords(now: Portfolio, picked: Model, said: (typeof words)['en']): string {
  const held = now.value === null || now.value === 0 ? undefined : now.value
  const yearly = ({ yearly_cost_of_10000: cost }: Pick<Model, 'yearly_cost_of_10000'>) =>
    dollarWords(((held ?? 10_000) * cost) / 10_000, true)
  return held === undefined ? said.costForEach(yearly(now), yearly(picked)) : said.cost(yearly(now), yearly(picked))
}
