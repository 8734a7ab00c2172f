import { dollarWords } from '@app/schemas/rules/money/money'
import { useWords } from '../../../client/language.ts'
import { LineChart } from '../../../ui/charts/line-chart.tsx'
import type { Growth } from './growth.ts'
import styles from './growth-chart.module.css'
import { words } from './growth-chart.words.ts'

type Props = { readonly growth: readonly Growth[]; readonly years: number; readonly about: string }

/** On a phone without the difference, which the words above say. */
const rateAndEnds = [0, 1, 2]

// Two rates may be made equal; their lines stay two.
const unseen = '\u200b'
const worthNaming = 0.005

/** A firm and a dotted line for each rate, and the same in a table. */
export function GrowthLines({ growth, years, about }: Props) {
  const said = useWords(words)
  const ends = growth.map(({ percent, plan, ours }) => ({ percent: `${percent}%`, plan: last(plan), ours: last(ours) }))
  const middle = ends[1]
  if (!middle) return null
  const difference = middle.ours - middle.plan
  const isSame = Math.abs(difference) < worthNaming * middle.plan
  const verdict = isSame ? 'same' : difference < 0 ? 'plan' : 'ours'
  const half = Math.floor(years / 2)
  return (
    <>
      <p className={styles.first}>{said.first(verdict, years, dollarWords(Math.abs(difference)), middle.percent)}</p>
      <LineChart
        title={said.title}
        about={about}
        sentence={said.sentence(
          dollarWords(growth[0]?.ours[0]?.value ?? 0),
          years,
          dollarWords(middle.plan),
          dollarWords(middle.ours),
          middle.percent,
        )}
        lines={growth.flatMap(({ percent, plan, ours }, index) => [
          // Six names would hide the lines: the firm one is named for both, and the words above say which is which.
          { label: unseen.repeat(index + 1), points: plan, look: 'second' as const },
          { label: `${percent}%${unseen.repeat(index)}`, points: ours, look: 'main' as const, labelAt: 1 },
        ])}
        ticks={[
          { at: 0, label: said.now },
          ...(half > 0 && half < years ? [{ at: half, label: said.inYears(half) }] : []),
          { at: years, label: said.inYears(years) },
        ]}
        table={{
          title: said.table,
          columns: said.columns,
          few: rateAndEnds,
          rows: ends.map(({ percent, plan, ours }) => [percent, dollarWords(plan), dollarWords(ours), dollarWords(ours - plan)]),
        }}
      />
    </>
  )
}

function last(points: Growth['plan']): number {
  return points.at(-1)?.value ?? 0
}
