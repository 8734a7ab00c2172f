import { addDays, dayOf } from '@app/schemas/rules/days/days'
import { valueCents } from '@app/schemas/rules/investing/shares'
import type { Queries } from '../../db/database.ts'
import { priceCentsOn } from './securities/prices.ts'
import { securityOf } from './securities/securities.ts'
import { findPortfolio } from './store.ts'
import { type AccountTradeRow, findSharesBefore, findTradesOf, type HeldBy } from './trading/trade-store.ts'

export type PaperFund = {
  readonly name: string
  readonly microShares: number
  readonly priceCents: number
  readonly valueCents: number
}

export type PaperTrade = Pick<AccountTradeRow, 'at' | 'cents' | 'micro_shares' | 'price_cents' | 'kind'> & {
  readonly name: string
  /** The order in its portfolio. */
  readonly order: string
}

/** The funds in an account just before a moment, at the prices of the last day, or of another one. */
export async function fundsBefore(
  db: Queries,
  holder: HeldBy,
  moment: Date,
  day = addDays(dayOf(moment), -1),
): Promise<readonly PaperFund[]> {
  return (await findSharesBefore(db, holder, moment)).map(({ security_id, micro_shares: microShares }) => {
    const security = securityOf(security_id)
    const priceCents = priceCentsOn(security, day)
    return { name: security.name, microShares, priceCents, valueCents: valueCents({ microShares }, priceCents) }
  })
}

/** What was bought and sold in an account in a time, the oldest first. */
export async function tradesOf(db: Queries, holder: HeldBy, from: Date, until: Date): Promise<readonly PaperTrade[]> {
  return (await findTradesOf(db, holder, from, until)).map(({ portfolio_id, order_id, security_id, ...trade }) => ({
    ...trade,
    name: securityOf(security_id).name,
    order: `${portfolio_id} ${order_id}`,
  }))
}

/** Whether the months of a portfolio are done up to this day: dividends and adjustments come on the first of a month. */
export async function areMonthsDone(db: Queries, personId: string, day: string): Promise<boolean> {
  const portfolio = await findPortfolio(db, personId)
  return !portfolio || portfolio.month_done >= day.slice(0, 7)
}
