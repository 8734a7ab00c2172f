import type { Projected } from '@app/schemas/rules/investing/mix-projection'
import { dollarWords } from '@app/schemas/rules/money/money'
import { useWords } from '../../../client/language.ts'
import { LineChart } from '../../../ui/charts/line-chart.tsx'
import styles from './projection.module.css'
import { words } from './projection.words.ts'
import { rangeWords } from './range-words.ts'

type Props = {
  readonly title: string
  readonly name: string
  readonly points: readonly Projected[]
  /** The most of all mixes shown: they share a scale. */
  readonly upTo: number
}

/** What one mix could come to: its range as it opens, and the middle of it. */
export function ProjectionChart({ title, name, points, upTo }: Props) {
  const said = useWords(words)
  const [first, end] = [points[0], points.at(-1)]
  if (!first || !end) return null
  const half = Math.floor(end.year / 2)
  const range = rangeWords(end)
  return (
    <LineChart
      level={3}
      title={title}
      about={
        <>
          <strong className={styles.range}>{said.range(range)}</strong> {said.inMiddle(range)}
        </>
      }
      sentence={said.sentence(name, dollarWords(first.middleCents / 100), end.year, range)}
      upTo={upTo}
      bands={[
        {
          label: said.top,
          labelAt: 1,
          points: points.map(({ year, lowCents, highCents }) => ({ at: year, low: lowCents / 100, high: highCents / 100 })),
        },
      ]}
      lines={[{ label: said.middle, labelAt: 1, points: points.map(({ year, middleCents }) => ({ at: year, value: middleCents / 100 })) }]}
      ticks={[
        { at: 0, label: said.now },
        ...(half > 0 ? [{ at: half, label: said.inYears(half) }] : []),
        { at: end.year, label: said.inYears(end.year) },
      ]}
      table={{ title: said.table(name), columns: said.columns, rows: points.slice(1).map((point) => yearRow(point, said)) }}
    />
  )
}

function yearRow(point: Projected, said: (typeof words)['en']): readonly string[] {
  const { low, middle, high } = rangeWords(point)
  return [said.inYears(point.year), low, middle, high]
}
