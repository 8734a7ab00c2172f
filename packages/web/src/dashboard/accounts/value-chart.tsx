import { addDays, daysBetween } from '@app/schemas/rules/days/days'
import { language, useWords } from '../../client/language.ts'
import { dateWords, dayWords } from '../../client/words/day-words.ts'
import { type ValueHistory, valueHistoryOf } from '../../screens/data/money/value-history.ts'
import type { ChartTable } from '../../ui/charts/chart-data.ts'
import { LineChart } from '../../ui/charts/line-chart.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { moneyWays, waysInTable, waysToSay } from './money-ways.ts'
import { words } from './value-chart.words.ts'
import { dollars, grown, hasChart, sentenceOf } from './value-sentence.ts'

type Said = (typeof words)['en']
type Point = ValueHistory['points'][number]

/** In fewer days the middle may be in the month in which it begins: the two would be the same word. */
const twoMonths = 62

export type NamedAccount = { readonly pk: string; readonly name: string }

/** What everything with us, or one account, was worth over time, above what was put in. Nothing before there are a few days of it. */
export function ValueChart({ account }: { readonly account?: NamedAccount | undefined }) {
  const said = useWords(words)
  return (
    <Loaded of={valueHistoryOf(account?.pk).use()} empty={undefined}>
      {(history) => {
        if (hasChart(history)) return <Chart history={history} name={account?.name} />
        return account ? <Empty>{said.tooNew(account.name)}</Empty> : null
      }}
    </Loaded>
  )
}

function Chart({ history, name }: { readonly history: ValueHistory; readonly name: string | undefined }) {
  const said = useWords(words)
  const { points } = history
  const first = points[0]?.day ?? ''
  const span = daysBetween(first, points.at(-1)?.day ?? first)
  const middle = Math.floor(span / 2)
  const place = (day: string) => daysBetween(first, day)
  const tick = (day: string) => dayWords(day, span < twoMonths ? { month: 'short', day: 'numeric' } : { month: 'short', year: 'numeric' })
  const sentence = sentenceOf(history, said, language())
  return (
    <LineChart
      title={name === undefined ? said.title(dateWords(first, language())) : said.titleOf(name, dateWords(first, language()))}
      about={sentence}
      sentence={sentence}
      lines={[
        {
          label: said.kept,
          look: 'second',
          isFilled: true,
          labelAt: 0.5,
          isNamedBelow: true,
          points: points.map(({ day, paid_in }) => ({ at: place(day), value: paid_in })),
        },
        { label: said.value, labelAt: 0.6, points: points.map(({ day, value }) => ({ at: place(day), value })) },
      ]}
      readings={points.map((point) => ({ at: place(point.day), write: () => readingOf(point, said) }))}
      ticks={[
        { at: 0, label: tick(first) },
        { at: middle, label: tick(addDays(first, middle)) },
        { at: span, label: said.today },
      ]}
      table={tableOf(points, said)}
    />
  )
}

function readingOf(point: Point, said: Said): string {
  const ways = moneyWays(point)
  const moved = waysToSay(ways).map((way) => said.waysAt[way](dollars(ways[way])))
  const gained = grown(point)
  const growth = gained < 0 ? said.down(dollars(-gained)) : said.up(dollars(gained))
  return `${said.at(dateWords(point.day, language()), dollars(point.value))} ${moved.join(', ')}${growth}`
}

function tableOf(points: readonly Point[], said: Said): ChartTable {
  const ways = waysInTable(points)
  const { day, growth, worth } = said.columns
  const rowOf = (point: Point) => {
    const moved = moneyWays(point)
    return [dateWords(point.day, language()), ...ways.map((way) => dollars(moved[way])), dollars(grown(point)), dollars(point.value)]
  }
  const columns = [day, ...ways.map((way) => said.columns[way]), growth, worth]
  return {
    title: said.table,
    columns,
    few: [0, columns.length - 2, columns.length - 1],
    rows: lastOfMonths(points).map(rowOf),
  }
}

/** The newest first. */
function lastOfMonths(all: readonly Point[]): readonly Point[] {
  return all.filter(({ day }, at) => at === all.length - 1 || all[at + 1]?.day.slice(0, 7) !== day.slice(0, 7)).toReversed()
}
