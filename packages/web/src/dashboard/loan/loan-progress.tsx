import { formatCents } from '@app/schemas/rules/money/money'
import { language, useWords } from '../../client/language.ts'
import { dateWords, dayWords } from '../../client/words/day-words.ts'
import { type LoanSchedule, useLoanSchedule } from '../../screens/data/loans/loan-schedule.ts'
import type { Loan } from '../../screens/data/loans/loans.ts'
import type { ChartTick } from '../../ui/charts/chart-data.ts'
import { LineChart } from '../../ui/charts/line-chart.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { fallsOf } from './loan-falls.ts'
import { type ProgressWords, words } from './loan-progress.words.ts'

/** Beside the start. More run into each other on a phone. */
const mostTicks = 3

/** Date, payment, what is still owed, and its state. */
const fewColumns = [0, 1, 4, 5]

/** How what is owed falls, payment by payment: a chart, a sentence, and every payment in a table. */
export function LoanProgress({ loan }: { readonly loan: Loan }) {
  const said = useWords(words)
  return (
    <Loaded of={useLoanSchedule(loan)} empty={undefined} isEmpty={({ results }) => results.length === 0}>
      {(schedule) => <Picture loan={loan} schedule={schedule} said={said} />}
    </Loaded>
  )
}

type Props = { readonly loan: Loan; readonly schedule: LoanSchedule; readonly said: ProgressWords }

function Picture({ loan, schedule, said }: Props) {
  const { results, is_final: isFinal, extra } = schedule
  const start = { at: 0, value: loan.borrow_amount }
  const falls = fallsOf(loan, schedule, said)
  const planned = [start, ...falls]
  const paid = falls.filter(({ isPaid }) => isPaid)
  const last = results.at(-1)?.due_date ?? ''
  const owed = isFinal ? loan.current_principal : loan.borrow_amount
  const sentence = said.sentence(dollars(owed), dollars(loan.borrow_amount), dateWords(last, language()), loan.status === 'PAST_DUE')
  const underWay = extra.reduce((cents, one) => cents + (one.is_paid ? 0 : Math.round(one.amount * 100)), 0)
  const notes = [...(isFinal ? [] : [said.ifToday]), ...(underWay > 0 ? [said.countsExtra(formatCents(underWay))] : [])]
  const so = paid.length > 0 ? [{ label: said.paidSoFar, points: [start, ...paid] }] : []
  return (
    <LineChart
      title={said.owedOverTime}
      about={[sentence, ...notes].join(' ')}
      sentence={sentence}
      lines={[{ label: said.planned, points: planned, look: so.length > 0 ? 'second' : 'main', isFilled: true, labelAt: 0.6 }, ...so]}
      ticks={ticksOf(results, said)}
      table={{ title: said.all(falls.length), columns: said.columns, few: fewColumns, rows: falls.map(({ row }) => row) }}
    />
  )
}

/** A few dates under the chart, the first and the last among them. */
function ticksOf(results: LoanSchedule['results'], said: ProgressWords): readonly ChartTick[] {
  const last = results.at(-1)?.number ?? 0
  const step = Math.ceil(last / mostTicks)
  const marked = results.filter(({ number }) => number % step === 0 || number === last)
  const spaced = marked.filter(({ number }) => number === last || last - number >= step)
  const label = (day: string) => dayWords(day, { year: 'numeric', month: 'short' })
  return [{ at: 0, label: said.start }, ...spaced.map(({ number, due_date }) => ({ at: number, label: label(due_date) }))]
}

function dollars(amount: number): string {
  return formatCents(Math.round(amount * 100))
}
