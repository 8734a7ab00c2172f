import type { Language } from '@app/schemas/language'
import { assumptions } from '@app/schemas/rules/accounts/fee-data'
import { type SavedBy, savingsGrowth } from '@app/schemas/rules/investing/savings-growth'
import { centsWords } from '@app/schemas/rules/money/money'
import { roughDollars } from '@app/schemas/rules/money/rough-money'
import { yearsWords } from './amount-words.ts'
import type { Answer, AnswerOf, Given } from './answer.ts'
import { areaPath, linePath } from './curve-path.ts'
import { savingsAnswerWords } from './savings-answer.words.ts'
import { shownYears } from './shown-years.ts'

const { low, high } = assumptions.growthPercent
const monthsPerYear = 12

/** What deposits could become: a range, and never more certain than that. */
export const savingsAnswer: AnswerOf = ({ start = 0, monthly = 0, years = 1 }, given, language) => {
  const said = savingsAnswerWords[language]
  const points = savingsGrowth(Math.round(start * 100), Math.round(monthly * 100), years)
  const end = points[years] ?? { lowCents: 0, highCents: 0, paidInCents: 0 }
  const range = said.range(roughDollars(end.lowCents), roughDollars(end.highCents))
  return {
    label: said.label(yearsWords(years, language)),
    figure: range,
    sentence: said.sentence(centsWords(end.paidInCents), { low, high }, range),
    caution: limitWords(Math.round(monthly * 100) * monthsPerYear, given, language),
    lines: [
      { label: said.paidIn, value: centsWords(end.paidInCents) },
      { label: said.atGrowth(low), value: said.about(roughDollars(end.lowCents)) },
      { label: said.atGrowth(high), value: said.about(roughDollars(end.highCents)) },
    ],
    ...shapes(points, years, language),
  }
}

function limitWords(yearlyCents: number, { taxYear, usualCents = 0, from50Cents = 0 }: Given, language: Language): string {
  if (taxYear === undefined || yearlyCents <= usualCents) return ''
  const limit = { usual: centsWords(usualCents), taxYear, from50: centsWords(from50Cents) }
  return savingsAnswerWords[language].tooMuch(centsWords(yearlyCents), limit)
}

function shapes(points: readonly SavedBy[], years: number, language: Language): Pick<Answer, 'curve' | 'rows'> {
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
      to: yearsWords(years, language),
    },
    rows: shownYears(years).flatMap((year) => {
      const point = points[year]
      return point
        ? [[yearsWords(year, language), centsWords(point.paidInCents), roughDollars(point.lowCents), roughDollars(point.highCents)]]
        : []
    }),
  }
}
