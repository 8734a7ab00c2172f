import { formatCents } from '@app/schemas/rules/money/money'
import { language, useWords } from '../../client/language.ts'
import { dateWords, dayWords } from '../../client/words/day-words.ts'
import { type LoanSchedule, useLoanSchedule } from '../../screens/data/loans/loan-schedule.ts'
import type { Loan } from '../../screens/data/loans/loans.ts'
import type { ChartTick } from '../../ui/charts/chart-data.ts'
import { LineChart } from '../../ui/charts/line-chart.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { type ProgressWords, words } from './loan-progress.words.ts'

/** Beside the start. More run into each other on a phone. */
const mostTicks = 3

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

function Picture({ loan, schedule: { results, is_final: isFinal }, said }: Props) {
  const start = { at: 0, value: loan.borrow_amount }
  const points = [start, ...results.map(({ number, balance }) => ({ at: number, value: balance }))]
  const paid = results.filter(({ state }) => state === 'paid')
  const last = results.at(-1)?.due_date ?? ''
  const owed = isFinal ? loan.current_principal : loan.borrow_amount
  const sentence = said.sentence(dollars(owed), dollars(loan.borrow_amount), dateWords(last, language()), loan.status === 'PAST_DUE')
  const so =
    paid.length > 0
      ? [{ label: said.paidSoFar, points: [start, ...paid.map(({ number, balance }) => ({ at: number, value: balance }))] }]
      : []
  return (
    <LineChart
      title={said.owedOverTime}
      about={isFinal ? sentence : `${sentence} ${said.ifToday}`}
      sentence={sentence}
      lines={[{ label: said.planned, points, look: so.length > 0 ? 'second' : 'main', isFilled: true, labelAt: 0.6 }, ...so]}
      ticks={ticksOf(results, said)}
      table={{ title: said.all(results.length), columns: said.columns, rows: results.map((one) => rowOf(one, said)) }}
    />
  )
}

function rowOf({ due_date: day, payment, principal, interest, balance, state }: LoanSchedule['results'][number], said: ProgressWords) {
  return [dayWords(day), ...[payment, principal, interest, balance].map(dollars), said.states[state]]
}

/** A few dates under the chart, the first and the last among them. */
function ticksOf(results: LoanSchedule['results'], said: ProgressWords): readonly ChartTick[] {
  const step = Math.ceil(results.length / mostTicks)
  const marked = results.filter(({ number }) => number % step === 0 || number === results.length)
  const spaced = marked.filter(({ number }) => number === results.length || results.length - number >= step)
  const label = (day: string) => dayWords(day, { year: 'numeric', month: 'short' })
  return [{ at: 0, label: said.start }, ...spaced.map(({ number, due_date }) => ({ at: number, label: label(due_date) }))]
}

function dollars(amount: number): string {
  return formatCents(Math.round(amount * 100))
}
