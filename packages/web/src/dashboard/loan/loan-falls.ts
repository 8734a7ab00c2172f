import { daysBetween } from '@app/schemas/rules/days/days'
import { formatCents } from '@app/schemas/rules/money/money'
import { dayWords } from '../../client/words/day-words.ts'
import type { LoanSchedule } from '../../screens/data/loans/loan-schedule.ts'
import type { Loan } from '../../screens/data/loans/loans.ts'
import type { ChartPoint } from '../../ui/charts/chart-data.ts'
import type { ProgressWords } from './loan-progress.words.ts'

/** Where what is owed falls: after how many payments, to what, whether that is paid, and its line of the table. */
type Fall = ChartPoint & { readonly isPaid: boolean; readonly row: readonly string[] }

/** Every payment of the schedule, and every extra sum between them on its day. */
export function fallsOf(loan: Loan, { results, extra }: LoanSchedule, said: ProgressWords): readonly Fall[] {
  const regular = results.map(({ number, due_date: day, payment, principal, interest, balance, state }) => ({
    at: number,
    value: balance,
    isPaid: state === 'paid',
    row: [dayWords(day), ...[payment, principal, interest, balance].map(dollars), said.states[state]],
  }))
  const extras = extra.map(({ paid_on: day, amount, balance, is_paid: isPaid }) => ({
    at: placeOf(day, loan.pays_out_on ?? day, results),
    value: balance,
    isPaid,
    row: [dayWords(day), ...[amount, amount, 0, balance].map(dollars), isPaid ? said.extra.paid : said.extra.underWay],
  }))
  // Sorting keeps what is at the same place in order: an extra sum comes after the payment of its day.
  return [...regular, ...extras].toSorted((one, other) => one.at - other.at)
}

/** How many payments a day is after the start, with the part of the one that is under way. */
function placeOf(day: string, startsOn: string, results: LoanSchedule['results']): number {
  const next = results.findIndex(({ due_date }) => due_date > day)
  if (next < 0) return results.at(-1)?.number ?? 0
  const [from, to] = [results[next - 1]?.due_date ?? startsOn, results[next]?.due_date ?? day]
  const before = results[next - 1]?.number ?? 0
  return before + daysBetween(from, day) / Math.max(daysBetween(from, to), 1)
}

function dollars(amount: number): string {
  return formatCents(Math.round(amount * 100))
}
