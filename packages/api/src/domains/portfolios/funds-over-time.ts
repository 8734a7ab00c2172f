import { dayNumber } from '@app/schemas/rules/days/days'
import { valueCents } from '@app/schemas/rules/investing/shares'
import { priceCentsOn } from './securities/prices.ts'
import { securityOf } from './securities/securities.ts'
import type { FundDays } from './trading/holding-days.ts'

/** What these funds were worth at the end of each of these days, which are in order. A fund in two accounts is worth what it is in each. */
export function fundsOverTime(funds: readonly FundDays[], days: readonly string[]): readonly number[] {
  const sums = days.map(() => 0)
  for (const fund of funds) {
    const security = securityOf(fund.securityId)
    let [moves, microShares] = [0, 0]
    for (const [at, day] of days.entries()) {
      const number = dayNumber(day)
      for (; (fund.days[moves] ?? later) <= number; moves++) microShares += fund.microShares[moves] ?? 0
      if (microShares > 0) sums[at] = (sums[at] ?? 0) + valueCents({ microShares }, priceCentsOn(security, day))
    }
  }
  return sums
}

/** Than every day. */
const later = Number.POSITIVE_INFINITY
