import { isStockClass } from '@app/schemas/rules/investing/asset-classes'
import type { ComponentProps } from 'react'
import { useWords } from '../../../client/language.ts'
import { DonutChart, type Slice } from '../../../ui/charts/donut-chart.tsx'
import { percentWords, ShareBars } from '../../../ui/charts/share-bars.tsx'
import { Facts } from '../../../ui/facts.tsx'
import { More } from '../../../ui/more.tsx'
import type { Model } from '../../data/money/portfolio.ts'
import styles from './portfolio.module.css'
import { words } from './portfolio.words.ts'

type Allocation = Model['allocation']

type Props = {
  readonly name: string
  readonly stocks: number
  readonly allocation: Allocation
  /** What stands beside the chart. */
  readonly facts: ComponentProps<typeof Facts>['facts']
}

const colours = { stocks: 'main', bonds: 'third', cash: 'second' } as const

/** How much of a mix is in stocks, bonds and cash, with facts beside it, and each part when asked for. */
export function MixParts({ name, stocks, allocation, facts }: Props) {
  const said = useWords(words)
  const slices = slicesOf(allocation, said.groups)
  return (
    <>
      <div className={styles.split}>
        <DonutChart
          sentence={`${name}: ${slices.map(({ label, percent }) => `${percentWords(percent)} ${label.toLowerCase()}`).join(', ')}.`}
          slices={slices}
          middle={{ figure: percentWords(stocks), label: said.stocks }}
        />
        <Facts facts={facts} />
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
    </>
  )
}

function groupOf(asset: Allocation[number]['asset_class']): keyof typeof colours {
  if (isStockClass(asset)) return 'stocks'
  return asset === 'cash' ? 'cash' : 'bonds'
}

function slicesOf(allocation: Allocation, labels: Readonly<Record<keyof typeof colours, string>>): readonly Slice[] {
  const part = (group: keyof typeof colours) =>
    Math.round(allocation.reduce((sum, { asset_class, weight }) => sum + (groupOf(asset_class) === group ? weight * 100 : 0), 0)) / 100
  return [
    { id: 'stocks', label: labels.stocks, percent: part('stocks'), look: colours.stocks },
    { id: 'bonds', label: labels.bonds, percent: part('bonds'), look: colours.bonds },
    { id: 'cash', label: labels.cash, percent: part('cash'), look: colours.cash },
  ]
}
