import { assumptions } from '@app/schemas/rules/accounts/fee-data'
import { type SavedBy, savingsGrowth } from '@app/schemas/rules/investing/savings-growth'
import { centsWords } from '@app/schemas/rules/money/money'
import { roughDollars } from '@app/schemas/rules/money/rough-money'
import { yearsWords } from './amount-words.ts'
import type { Answer, AnswerOf, Given } from './answer.ts'
import { areaPath, linePath } from './curve-path.ts'
import { shownYears } from './shown-years.ts'

const { low, high } = assumptions.growthPercent
const monthsPerYear = 12

/** What deposits could become: a range, and never more certain than that. */
export const savingsAnswer: AnswerOf = ({ start = 0, monthly = 0, years = 1 }, given) => {
  const points = savingsGrowth(Math.round(start * 100), Math.round(monthly * 100), years)
  const end = points[years] ?? { lowCents: 0, highCents: 0, paidInCents: 0 }
  const range = `${roughDollars(end.lowCents)} to ${roughDollars(end.highCents)}`
  return {
    label: `After ${yearsWords(years)}, an estimate`,
    figure: range,
    sentence: `You would have put in ${centsWords(end.paidInCents)}. If savings grow ${low}% to ${high}% a year, that comes to ${range}. Nobody can promise growth: it can be less than what you put in.`,
    caution: limitWords(Math.round(monthly * 100) * monthsPerYear, given),
    lines: [
      { label: 'Put in by then', value: centsWords(end.paidInCents) },
      { label: `At ${low}% growth a year`, value: `about ${roughDollars(end.lowCents)}` },
      { label: `At ${high}% growth a year`, value: `about ${roughDollars(end.highCents)}` },
    ],
    ...shapes(points, years),
  }
}

function limitWords(yearlyCents: number, { taxYear, usualCents = 0, from50Cents = 0 }: Given): string {
  if (taxYear === undefined || yearlyCents <= usualCents) return ''
  const limits = `${centsWords(usualCents)} for ${taxYear}, and ${centsWords(from50Cents)} from the year in which you turn 50`
  return `${centsWords(yearlyCents)} a year is more than an IRA takes. The limit for all your IRAs together is ${limits}.`
}

function shapes(points: readonly SavedBy[], years: number): Pick<Answer, 'curve' | 'rows'> {
  const line = (of: (point: SavedBy) => number) => points.map((point) => ({ x: point.year, y: of(point) }))
  const most = { x: years, y: Math.max(points[years]?.highCents ?? 0, 1) }
  return {
    curve: {
      area: areaPath(
        line(({ highCents }) => highCents),
        line(({ lowCents }) => lowCents),
        most,
      ),
      line: linePath(
        line(({ paidInCents }) => paidInCents),
        most,
      ),
      top: roughDollars(most.y),
      to: yearsWords(years),
    },
    rows: shownYears(years).flatMap((year) => {
      const point = points[year]
      return point ? [[yearsWords(year), centsWords(point.paidInCents), roughDollars(point.lowCents), roughDollars(point.highCents)]] : []
    }),
  }
}
