import type { ValueHistory } from '../../screens/data/money/value-history.ts'

/** The ways in which money comes and goes. A loan is borrowed and paid back: what it pays out isn’t taken out for good. */
export type MoneyWay = 'paid' | 'taken' | 'lent' | 'repaid'
type Moved = Pick<ValueHistory, 'money_in' | 'money_out' | 'lent' | 'repaid'>

/** What moved in each way. In whole cents: sums of dollars carry crumbs. */
export function moneyWays({ money_in: came, money_out: went, lent, repaid }: Moved): Readonly<Record<MoneyWay, number>> {
  return { paid: less(came, repaid), taken: less(went, lent), lent, repaid }
}

/** The ways that are worth a word: what was put in, and whatever else there was. */
export function waysToSay(ways: Readonly<Record<MoneyWay, number>>): readonly MoneyWay[] {
  const all: readonly MoneyWay[] = ['paid', 'taken', 'lent', 'repaid']
  return all.filter((way) => way === 'paid' || ways[way] > 0)
}

/** The ways that tables have a column for: those of loans only where there was one. */
export function waysInTable(all: readonly Moved[]): readonly MoneyWay[] {
  return all.some(({ lent, repaid }) => lent > 0 || repaid > 0) ? ['paid', 'taken', 'lent', 'repaid'] : ['paid', 'taken']
}

function less(all: number, some: number): number {
  return Math.round((all - some) * 100) / 100
}
