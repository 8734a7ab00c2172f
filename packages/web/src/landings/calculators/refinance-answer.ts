import type { Language } from '@app/schemas/language'
import { compareRefinance } from '@app/schemas/rules/loans/refinance'
import { centsWords } from '@app/schemas/rules/money/money'
import { basisPoints, percent, yearsWords } from './amount-words.ts'
import type { AnswerOf } from './answer.ts'
import { refinanceAnswerWords } from './refinance-answer.words.ts'

/** The same debt as it is and as it would be. A longer term that costs more is called so. */
export const refinanceAnswer: AnswerOf = ({ owed = 0, rateNow = 0, yearsNow = 1, rateThen = 0, yearsThen = 1 }, _given, language) => {
  const said = refinanceAnswerWords[language]
  const cents = Math.round(owed * 100)
  const side = (rate: number, years: number) => ({ rateBps: basisPoints(rate), years, feeCents: 0 })
  const { before, after, monthlySavedCents, totalSavedCents } = compareRefinance(cents, side(rateNow, yearsNow), side(rateThen, yearsThen))
  const [payment, total] = [change(monthlySavedCents, 'monthly', language), change(totalSavedCents, 'total', language)]
  const most = Math.max(before.totalCostCents, after.totalCostCents, 1)
  const both = [
    { label: said.now(percent(basisPoints(rateNow) / 100), yearsWords(yearsNow, language)), ...before },
    { label: said.after(percent(basisPoints(rateThen) / 100), yearsWords(yearsThen, language)), ...after },
  ] as const
  return {
    label: said.label,
    figure: total,
    sentence: said.sentence(wordsOf(before), wordsOf(after), payment, total),
    caution: cautionOf(monthlySavedCents, totalSavedCents, language),
    lines: [
      { label: said.paymentNow, value: said.aMonth(centsWords(before.monthlyCents)) },
      { label: said.paymentAfter, value: said.aMonth(centsWords(after.monthlyCents)) },
      { label: said.difference, value: payment },
    ],
    bars: both.map(({ label, totalCostCents }) => ({
      label,
      value: said.interest(centsWords(totalCostCents)),
      share: totalCostCents / most,
    })),
    rows: both.map(({ label, monthlyCents, totalCostCents }) => [
      label,
      centsWords(monthlyCents),
      centsWords(totalCostCents),
      centsWords(cents + totalCostCents),
    ]),
  }
}

function wordsOf({ monthlyCents, totalCostCents }: { readonly monthlyCents: number; readonly totalCostCents: number }) {
  return { monthly: centsWords(monthlyCents), interest: centsWords(totalCostCents) }
}

function change(savedCents: number, when: 'monthly' | 'total', language: Language): string {
  const said = refinanceAnswerWords[language]
  return savedCents === 0 ? said.noChange(when) : said.change(centsWords(Math.abs(savedCents)), savedCents > 0, when)
}

function cautionOf(monthlySavedCents: number, totalSavedCents: number, language: Language): string {
  const said = refinanceAnswerWords[language]
  if (totalSavedCents > 0) return monthlySavedCents < 0 ? said.sooner(centsWords(-monthlySavedCents)) : ''
  if (totalSavedCents === 0) return said.savesNothing
  const more = centsWords(-totalSavedCents)
  return monthlySavedCents > 0 ? said.longer(more) : said.costsMore(more)
}
