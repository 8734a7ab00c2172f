import { assumptions } from '@app/schemas/rules/accounts/fee-data'
import { feeDrag, leftMoreCents } from '@app/schemas/rules/accounts/fee-drag'
import { roughDollars } from '@app/schemas/rules/money/rough-money'
import { percent, yearsWords } from './amount-words.ts'
import type { AnswerOf } from './answer.ts'
import { feeAnswerWords } from './fee-answer.words.ts'
import { shownYears } from './shown-years.ts'

const growth = assumptions.growthPercent

/** What two yearly fees cost over the years. */
export const feeAnswer: AnswerOf = ({ balance = 0, feeNow = 0, feeThen = 0, years = 1 }, _given, language) => {
  const said = feeAnswerWords[language]
  const cents = balance * 100
  const [now, then] = [feeDrag(cents, feeNow, years, growth.expected), feeDrag(cents, feeThen, years, growth.expected)]
  const more = leftMoreCents(cents, feeThen, feeNow, years)
  const most = Math.max(now.missingCents, then.missingCents, 1)
  const term = yearsWords(years, language)
  const costs = ({ missingCents, share }: typeof now) => `${said.about(roughDollars(missingCents))}, ${Math.round(share * 100)}%`
  const isSame = feeNow === feeThen
  const difference = roughDollars(Math.abs(more.expected))
  const [low, high] = [Math.abs(more.low), Math.abs(more.high)]
  const range = said.range(roughDollars(Math.min(low, high)), roughDollars(Math.max(low, high)))
  return {
    label: said.label(term),
    figure: isSame ? said.same : said.difference(difference, more.expected > 0),
    sentence: isSame ? said.sameFees(percent(feeNow)) : said.sentence(term, costs(now), costs(then), range),
    caution: more.expected < 0 ? said.stayingIsCheaper(percent(feeNow), percent(feeThen)) : '',
    lines: [
      { label: said.leftInOldPlan(term), value: said.about(roughDollars(now.leftCents)) },
      { label: said.leftElsewhere(term), value: said.about(roughDollars(then.leftCents)) },
    ],
    bars: [
      { label: said.oldPlan(percent(feeNow)), value: costs(now), share: now.missingCents / most },
      { label: said.elsewhere(percent(feeThen)), value: costs(then), share: then.missingCents / most },
    ],
    rows: shownYears(years).map((year) => {
      const both = [feeNow, feeThen].map((fee) => feeDrag(cents, fee, year, growth.expected))
      return [
        yearsWords(year, language),
        ...both.flatMap(({ missingCents, leftCents }) => [roughDollars(missingCents), roughDollars(leftCents)]),
      ]
    }),
  }
}
