import { compareRefinance } from '@app/schemas/rules/loans/refinance'
import { centsWords } from '@app/schemas/rules/money/money'
import { basisPoints, percent, yearsWords } from './amount-words.ts'
import type { AnswerOf } from './answer.ts'

/** The same debt as it is and as it would be. A longer term that costs more is called so. */
export const refinanceAnswer: AnswerOf = ({ owed = 0, rateNow = 0, yearsNow = 1, rateThen = 0, yearsThen = 1 }) => {
  const cents = Math.round(owed * 100)
  const side = (rate: number, years: number) => ({ rateBps: basisPoints(rate), years, feeCents: 0 })
  const { before, after, monthlySavedCents, totalSavedCents } = compareRefinance(cents, side(rateNow, yearsNow), side(rateThen, yearsThen))
  const [payment, total] = [change(monthlySavedCents, 'a month'), change(totalSavedCents, 'in all')]
  const most = Math.max(before.totalCostCents, after.totalCostCents, 1)
  const both = [
    { label: `Now: ${percent(basisPoints(rateNow) / 100)} for ${yearsWords(yearsNow)}`, ...before },
    { label: `Then: ${percent(basisPoints(rateThen) / 100)} for ${yearsWords(yearsThen)}`, ...after },
  ] as const
  return {
    label: 'Interest to the end, against now',
    figure: total,
    sentence: `Now ${centsWords(before.monthlyCents)} a month and ${centsWords(before.totalCostCents)} interest to the end. Then ${centsWords(after.monthlyCents)} a month and ${centsWords(after.totalCostCents)}. That is ${payment}, and ${total}.`,
    caution: cautionOf(monthlySavedCents, totalSavedCents),
    lines: [
      { label: 'Payment now', value: `${centsWords(before.monthlyCents)} a month` },
      { label: 'Payment then', value: `${centsWords(after.monthlyCents)} a month` },
      { label: 'Difference', value: payment },
    ],
    bars: both.map(({ label, totalCostCents }) => ({
      label,
      value: `${centsWords(totalCostCents)} interest`,
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

function change(savedCents: number, when: string): string {
  if (savedCents === 0) return `no change ${when}`
  return `${centsWords(Math.abs(savedCents))} ${savedCents > 0 ? 'less' : 'more'} ${when}`
}

function cautionOf(monthlySavedCents: number, totalSavedCents: number): string {
  if (totalSavedCents > 0)
    return monthlySavedCents < 0 ? `Each payment is ${centsWords(-monthlySavedCents)} more: it is paid off sooner.` : ''
  if (totalSavedCents === 0) return 'This saves no interest.'
  return monthlySavedCents > 0
    ? `The payment falls, but you pay for longer: ${centsWords(-totalSavedCents)} more interest to the end.`
    : `This costs more: ${centsWords(-totalSavedCents)} more interest to the end.`
}
