import { isStockClass } from '@app/schemas/rules/investing/asset-classes'
import { useWords } from '../../../client/language.ts'
import { dayWords } from '../../../client/words/day-words.ts'
import { DataTable } from '../../../ui/charts/data-table.tsx'
import { DonutChart, type Slice } from '../../../ui/charts/donut-chart.tsx'
import { percentWords, ShareBars } from '../../../ui/charts/share-bars.tsx'
import { Facts } from '../../../ui/facts.tsx'
import { More } from '../../../ui/more.tsx'
import { Tag } from '../../../ui/tag.tsx'
import type { Model, Proposal } from '../../data/money/portfolio.ts'
import { modelFacts } from './model-facts.ts'
import styles from './portfolio.module.css'
import { words } from './portfolio.words.ts'

type Props = { readonly model: Model; readonly drift: Proposal['suggested_drift']; readonly why: string }

const colours = { stocks: 'main', bonds: 'third', cash: 'second' } as const

/** A mix: how much of it is in stocks, what it holds, what it costs, and how it moves with time. */
export function ModelShown({ model, drift, why }: Props) {
  const { name, about, allocation, stocks } = model
  const said = useWords(words)
  const slices = slicesOf(allocation, said.groups)
  return (
    <section className={styles.model} aria-labelledby="suggested-mix">
      <header className={styles.head}>
        <h2 id="suggested-mix">{name}</h2>
        <Tag>{said.suggested}</Tag>
      </header>
      <p>{about}</p>
      <p className={styles.why}>{why}</p>
      <div className={styles.split}>
        <DonutChart
          sentence={`${name}: ${slices.map(({ label, percent }) => `${percentWords(percent)} ${label.toLowerCase()}`).join(', ')}.`}
          slices={slices}
          middle={{ figure: percentWords(stocks), label: said.stocks }}
        />
        <Facts facts={modelFacts(model, said)} />
      </div>
      <More title={said.holds(name)}>
        <ShareBars
          label={said.holds(name)}
          shares={allocation.map(({ asset_class, name: label, weight }) => ({
            id: asset_class,
            label,
            percent: weight,
            look: colours[groupOf(asset_class)],
          }))}
        />
      </More>
      {drift.length > 1 && (
        <More title={said.changes}>
          <p>{said.changesAbout}</p>
          <DataTable
            title={said.changesOf(name)}
            columns={said.columns}
            rows={drift.map(({ day, stocks: part }) => [dayWords(day), percentWords(part), percentWords(100 - part)])}
          />
        </More>
      )}
    </section>
  )
}

function groupOf(asset: Model['allocation'][number]['asset_class']): keyof typeof colours {
  if (isStockClass(asset)) return 'stocks'
  return asset === 'cash' ? 'cash' : 'bonds'
}

function slicesOf(allocation: Model['allocation'], labels: Readonly<Record<keyof typeof colours, string>>): readonly Slice[] {
  const part = (group: keyof typeof colours) =>
    Math.round(allocation.reduce((sum, { asset_class, weight }) => sum + (groupOf(asset_class) === group ? weight * 100 : 0), 0)) / 100
  return [
    { id: 'stocks', label: labels.stocks, percent: part('stocks'), look: colours.stocks },
    { id: 'bonds', label: labels.bonds, percent: part('bonds'), look: colours.bonds },
    { id: 'cash', label: labels.cash, percent: part('cash'), look: colours.cash },
  ]
}
