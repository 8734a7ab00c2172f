import { addDays, dayOf, startOfDay } from '@app/schemas/rules/days/days'
import { valueCents } from '@app/schemas/rules/investing/shares'
import type { Queries } from '../../db/database.ts'
import { nameOf } from './record.ts'
import { priceCentsOn } from './securities/prices.ts'
import { securityOf } from './securities/securities.ts'
import { findPortfolio } from './store.ts'
import { hasTraded, sumTrades } from './trading/trade-store.ts'

export type PortfolioValue = {
  readonly totalCents: number
  /** Gained or lost since the year began: what was put in or taken out does not count. */
  readonly ytdCents: number
  /** The same since the first purchase. */
  readonly alltimeCents: number
}

/** The same with the portfolio’s own name, as lists of accounts show it. Undefined for a person who has never bought anything. */
export async function investmentsOf(db: Queries, personId: string, at: Date) {
  const portfolio = await findPortfolio(db, personId)
  if (!portfolio || !(await hasTraded(db, personId))) return []
  return [
    { id: portfolio.id, name: { en: nameOf(portfolio, 'en'), es: nameOf(portfolio, 'es') }, ...(await portfolioValueOf(db, personId, at)) },
  ]
}

/** What the funds of a person are worth at a moment, and what they gained until then: sold or not, with dividends. */
export async function portfolioValueOf(db: Queries, personId: string, at: Date): Promise<PortfolioValue> {
  const today = dayOf(at)
  const newYear = `${today.slice(0, 4)}-01-01`
  const sums = await sumTrades(db, personId, startOfDay(newYear), at)
  const worth = (day: string, shares: (sum: (typeof sums)[number]) => number) =>
    sums.reduce((all, sum) => all + valueCents({ microShares: shares(sum) }, priceCentsOn(securityOf(sum.security_id), day)), 0)
  const totalCents = worth(today, (sum) => sum.micro_shares)
  const beforeCents = worth(addDays(newYear, -1), (sum) => sum.micro_shares_before)
  const paidCents = sums.reduce((all, sum) => all + sum.paid_cents, 0)
  const paidSinceCents = sums.reduce((all, sum) => all + sum.paid_since_cents, 0)
  return {
    totalCents,
    ytdCents: totalCents - beforeCents - paidSinceCents,
    alltimeCents: totalCents - paidCents,
  }
}
