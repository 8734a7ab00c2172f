import { isStockClass } from '@app/schemas/rules/investing/asset-classes'
import { DataTable } from '../../../ui/charts/data-table.tsx'
import { DonutChart, type Slice } from '../../../ui/charts/donut-chart.tsx'
import { percentWords, ShareBars } from '../../../ui/charts/share-bars.tsx'
import { Facts } from '../../../ui/facts.tsx'
import { More } from '../../../ui/more.tsx'
import { Tag } from '../../../ui/tag.tsx'
import type { Model, Proposal } from '../../data/money/portfolio.ts'
import { dayWords } from '../day-words.ts'
import { modelFacts } from './model-facts.ts'
import styles from './portfolio.module.css'

type Props = { readonly model: Model; readonly drift: Proposal['drift']; readonly why: string }

const looks = { stocks: 'main', bonds: 'third', cash: 'second' } as const

/** A mix: how much of it is in stocks, what it holds, what it costs, and how it moves with time. */
export function ModelShown({ model, drift, why }: Props) {
  const { name, about, allocation, stocks } = model
  const slices = slicesOf(allocation)
  return (
    <section className={styles.model} aria-labelledby="suggested-mix">
      <header className={styles.head}>
        <h2 id="suggested-mix">{name}</h2>
        <Tag>Suggested</Tag>
      </header>
      <p>{about}</p>
      <p className={styles.why}>{why}</p>
      <div className={styles.split}>
        <DonutChart
          sentence={`${name}: ${slices.map(({ label, percent }) => `${percentWords(percent)} ${label.toLowerCase()}`).join(', ')}.`}
          slices={slices}
          middle={{ figure: percentWords(stocks), label: 'stocks' }}
        />
        <ShareBars
          label={`What ${name} holds`}
          shares={allocation.map(({ asset_class, name: label, weight }) => ({
            id: asset_class,
            label,
            percent: weight,
            look: looks[groupOf(asset_class)],
          }))}
        />
      </div>
      <Facts facts={modelFacts(model)} />
      {drift.length > 1 && (
        <More title="How it changes with time">
          <p>The closer your retirement is, the less it holds in stocks. It is looked at every month.</p>
          <DataTable
            title={`How ${name} changes with time`}
            columns={['From', 'Stocks', 'Bonds and cash']}
            rows={drift.map(({ day, stocks: part }) => [dayWords(day), percentWords(part), percentWords(100 - part)])}
          />
        </More>
      )}
    </section>
  )
}

function groupOf(asset: Model['allocation'][number]['asset_class']): keyof typeof looks {
  if (isStockClass(asset)) return 'stocks'
  return asset === 'cash' ? 'cash' : 'bonds'
}

function slicesOf(allocation: Model['allocation']): readonly Slice[] {
  const part = (group: keyof typeof looks) =>
    Math.round(allocation.reduce((sum, { asset_class, weight }) => sum + (groupOf(asset_class) === group ? weight * 100 : 0), 0)) / 100
  return [
    { id: 'stocks', label: 'Stocks', percent: part('stocks'), look: looks.stocks },
    { id: 'bonds', label: 'Bonds', percent: part('bonds'), look: looks.bonds },
    { id: 'cash', label: 'Cash', percent: part('cash'), look: looks.cash },
  ]
}
