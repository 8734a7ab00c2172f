import { growthForgoneCents, type Installment } from '@app/schemas/rules/loans/amortisation'
import { paymentsPerYear } from '@app/schemas/rules/loans/plan-loans'
import { dollarWords, formatCents } from '@app/schemas/rules/money/money'
import { language } from '../../../client/language.ts'
import { dayWords } from '../../../client/words/day-words.ts'
import type { ChartBand, ChartLine, ChartTable, ChartTick } from '../../../ui/charts/chart-data.ts'
import type { LoanShown } from './loan-shown.ts'
import { words, yearWords } from './loan-words.ts'

type Drawn = {
  readonly sentence: string
  readonly lines: readonly ChartLine[]
  readonly bands: readonly ChartBand[]
  readonly ticks: readonly ChartTick[]
  readonly table: ChartTable
}

/** When each payment is, how much, and what is owed after it. */
const dateAndSums = [0, 1, 4]

const dollarsToCents = (dollars: number) => Math.round(dollars * 100)

/** What is owed after each payment, and the growth that the lent money may miss: a line for what is known, a range for what is not. */
export function loanChart({ cost, growth, schedule }: LoanShown): Drawn {
  const said = words[language()]
  return {
    sentence: sentenceOf({ cost, growth, schedule }),
    lines: [
      {
        label: said.oweLine,
        isFilled: true,
        labelAt: 0.3,
        points: [{ at: 0, value: cost.borrow_amount }, ...schedule.map(({ number, balance }) => ({ at: number, value: balance }))],
      },
    ],
    bands: missedGrowth({ cost, growth, schedule }),
    ticks: yearTicks(cost.term, paymentsPerYear(cost.payment_frequency)),
    table: {
      title: said.table(cost.payments),
      columns: said.columns,
      few: dateAndSums,
      rows: schedule.map(({ due_date, payment, principal, interest, balance }) => [
        dayWords(due_date),
        ...[payment, principal, interest, balance].map((dollars) => formatCents(dollarsToCents(dollars))),
      ]),
    },
  }
}

/** Between the lowest and the highest growth that is likely, at the beginning and after each payment. */
function missedGrowth({ cost, growth, schedule }: LoanShown): readonly ChartBand[] {
  if (!growth) return []
  const terms = {
    principalCents: dollarsToCents(cost.borrow_amount),
    rateBps: Math.round(cost.interest_rate * 100),
    paymentsPerYear: paymentsPerYear(cost.payment_frequency),
    payments: cost.payments,
  }
  const installments: readonly Installment[] = schedule.map(({ number, principal, interest, balance }) => ({
    number,
    principalCents: dollarsToCents(principal),
    interestCents: dollarsToCents(interest),
    balanceCents: dollarsToCents(balance),
  }))
  const missed = (until: number, rate: number) => growthForgoneCents(terms, installments.slice(0, until), Math.round(rate * 100)) / 100
  const places = [0, ...installments.map(({ number }) => number)]
  const points = places.map((at) => ({ at, low: missed(at, growth.low_rate), high: missed(at, growth.high_rate) }))
  return [{ label: words[language()].missBand, labelAt: 0.75, points }]
}

function sentenceOf({ cost, growth }: LoanShown): string {
  const { falls, misses } = words[language()]
  const owed = falls(dollarWords(cost.borrow_amount), yearWords(cost.term))
  return growth ? owed + misses(dollarWords(growth.low), dollarWords(growth.high)) : owed
}

const mostTicks = 5

/** The years as far as there is room for them; the last one says what they are. */
function yearTicks(years: number, perYear: number): readonly ChartTick[] {
  const step = Math.ceil(years / mostTicks)
  const marks = Array.from({ length: Math.floor(years / step) }, (_none, index) => (index + 1) * step)
  return [
    { at: 0, label: words[language()].now },
    ...marks.map((year) => ({ at: year * perYear, label: year === years ? yearWords(year) : String(year) })),
  ]
}
