import { addDays, daysBetween } from '@app/schemas/rules/days/days'
import { dollarWords } from '@app/schemas/rules/money/money'
import { language, useWords, type Words } from '../../client/language.ts'
import { dateWords, dayWords } from '../../client/words/day-words.ts'
import { type ValueHistory, valueHistory } from '../../screens/data/money/value-history.ts'
import { LineChart } from '../../ui/charts/line-chart.tsx'
import { Loaded } from '../../ui/loaded.tsx'

type Own = {
  readonly title: (day: string) => string
  readonly about: (paid: string, gained: string) => string
  readonly lost: (paid: string, lost: string) => string
  readonly value: string
  readonly paid: string
  readonly today: string
  readonly table: string
  readonly columns: readonly [string, string, string]
}

const words: Words<Own> = {
  en: {
    title: (day) => `With us, since ${day}`,
    about: (paid, gained) => `You’ve paid in ${paid}. The rest, ${gained}, is growth.`,
    lost: (paid, lost) => `You’ve paid in ${paid}. It’s worth ${lost} less now.`,
    value: 'What it’s worth',
    paid: 'What you paid in',
    today: 'today',
    table: 'A table has every month',
    columns: ['Day', 'What you paid in', 'What it was worth'],
  },
  es: {
    title: (day) => `Con nosotros, desde el ${day}`,
    about: (paid, gained) => `Has aportado ${paid}. El resto, ${gained}, es crecimiento.`,
    lost: (paid, lost) => `Has aportado ${paid}. Ahora vale ${lost} menos.`,
    value: 'Lo que vale',
    paid: 'Lo que aportaste',
    today: 'hoy',
    table: 'Una tabla tiene cada mes',
    columns: ['Día', 'Lo que aportaste', 'Lo que valía'],
  },
}

/** What everything with us was worth over time, above what was paid in. Renders nothing before there are a few days of it. */
export function ValueChart() {
  return (
    <Loaded of={valueHistory.use()} empty={undefined}>
      {(history) => (history.points.length > 2 ? <Chart history={history} /> : null)}
    </Loaded>
  )
}

function Chart({ history }: { readonly history: ValueHistory }) {
  const said = useWords(words)
  const { points, paid_in: paid, gain_all_time: gained } = history
  const dollars = (amount: number) => dollarWords(amount, true)
  const sentence =
    gained !== null && gained < 0 ? said.lost(dollars(paid), dollars(-gained)) : said.about(dollars(paid), dollars(gained ?? 0))
  const first = points[0]?.day ?? ''
  const span = daysBetween(first, points.at(-1)?.day ?? first)
  const middle = Math.floor(span / 2)
  const place = (day: string) => daysBetween(first, day)
  const month = (day: string) => dayWords(day, { year: 'numeric', month: 'short' })
  return (
    <LineChart
      title={said.title(dateWords(first, language()))}
      about={sentence}
      sentence={sentence}
      lines={[
        {
          label: said.paid,
          look: 'second',
          isFilled: true,
          labelAt: 0.5,
          isNamedBelow: true,
          points: points.map(({ day, paid_in }) => ({ at: place(day), value: paid_in })),
        },
        { label: said.value, labelAt: 0.6, points: points.map(({ day, value }) => ({ at: place(day), value })) },
      ]}
      ticks={[
        { at: 0, label: month(first) },
        { at: middle, label: month(addDays(first, middle)) },
        { at: span, label: said.today },
      ]}
      table={{
        title: said.table,
        columns: said.columns,
        rows: lastOfMonths(points).map(({ day, paid_in, value }) => [dateWords(day, language()), dollars(paid_in), dollars(value)]),
      }}
    />
  )
}

type Point = ValueHistory['points'][number]

/** The newest first. */
function lastOfMonths(all: readonly Point[]): readonly Point[] {
  return all.filter(({ day }, at) => at === all.length - 1 || all[at + 1]?.day.slice(0, 7) !== day.slice(0, 7)).toReversed()
}
