import { assumptions } from '@app/schemas/rules/accounts/fee-data'
import { feeDrag, leftMoreCents } from '@app/schemas/rules/accounts/fee-drag'
import { roughDollars } from '@app/schemas/rules/money/rough-money'
import { percent, yearsWords } from './amount-words.ts'
import type { AnswerOf } from './answer.ts'
import { shownYears } from './shown-years.ts'

const growth = assumptions.growthPercent

/** What two yearly fees cost over the years. */
export const feeAnswer: AnswerOf = ({ balance = 0, feeNow = 0, feeThen = 0, years = 1 }) => {
  const cents = balance * 100
  const [now, then] = [feeDrag(cents, feeNow, years, growth.expected), feeDrag(cents, feeThen, years, growth.expected)]
  const more = leftMoreCents(cents, feeThen, feeNow, years)
  const most = Math.max(now.missingCents, then.missingCents, 1)
  const term = yearsWords(years)
  const costs = ({ missingCents, share }: typeof now) => `about ${roughDollars(missingCents)}, ${Math.round(share * 100)}%`
  const isSame = feeNow === feeThen
  const difference = roughDollars(Math.abs(more.expected))
  const range = `${roughDollars(Math.min(Math.abs(more.low), Math.abs(more.high)))} to ${roughDollars(Math.max(Math.abs(more.low), Math.abs(more.high)))}`
  return {
    label: `Left after ${term} if you moved`,
    figure: isSame ? 'the same' : `about ${difference} ${more.expected > 0 ? 'more' : 'less'}`,
    sentence: isSame
      ? `Both fees are ${percent(feeNow)} a year, so they cost the same.`
      : `An estimate: over ${term} the old plan takes ${costs(now)} of what there would be without a fee. The other takes ${costs(then)}. The difference is ${range}, by how savings grow.`,
    caution:
      more.expected < 0 ? `Staying is cheaper here: the old plan takes ${percent(feeNow)} a year, the other ${percent(feeThen)}.` : '',
    lines: [
      { label: `Left in the old plan after ${term}`, value: `about ${roughDollars(now.leftCents)}` },
      { label: `Left elsewhere after ${term}`, value: `about ${roughDollars(then.leftCents)}` },
    ],
    bars: [
      { label: `The old plan, ${percent(feeNow)} a year`, value: costs(now), share: now.missingCents / most },
      { label: `Elsewhere, ${percent(feeThen)} a year`, value: costs(then), share: then.missingCents / most },
    ],
    rows: shownYears(years).map((year) => {
      const both = [feeNow, feeThen].map((fee) => feeDrag(cents, fee, year, growth.expected))
      return [yearsWords(year), ...both.flatMap(({ missingCents, leftCents }) => [roughDollars(missingCents), roughDollars(leftCents)])]
    }),
  }
}
