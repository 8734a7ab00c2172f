import { dollarWords } from '@app/schemas/rules/money/money'
import type { Language } from '../../client/language.ts'
import type { ValueHistory } from '../../screens/data/money/value-history.ts'
import { moneyWays, waysToSay } from './money-ways.ts'
import type { words } from './value-chart.words.ts'

type Said = (typeof words)['en']

/** A line through one or two days says nothing. */
export function hasChart({ points }: ValueHistory): boolean {
  return points.length > 2
}

/** Money in, money out, loans, growth: the whole chart in words. */
export function sentenceOf(history: ValueHistory, said: Said, language: Language): string {
  const gained = grown(history)
  const ways = moneyWays(history)
  const moved = waysToSay(ways).map((way) => said.ways[way](dollars(ways[way])))
  const growth = gained > 0 ? said.gained(dollars(gained)) : gained < 0 ? said.lost(dollars(-gained)) : said.even
  return `${said.moved(new Intl.ListFormat(language).format(moved))} ${growth}`
}

/** In whole cents: sums of dollars carry crumbs. */
export function grown({ value, money_in: paid, money_out: taken }: Pick<ValueHistory, 'value' | 'money_in' | 'money_out'>): number {
  return Math.round((value - paid + taken) * 100) / 100
}

export function dollars(amount: number): string {
  return dollarWords(amount, true)
}
