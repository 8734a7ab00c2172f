import { formatCents } from '@app/schemas/rules/money/money'
import { splitWhole } from '@app/schemas/rules/money/split-whole'
import type { Queries } from '../../../db/database.ts'
import { lockPortfolio } from '../store.ts'
import { bookTrade } from './money.ts'
import { accountOf, sumOf, trade } from './trade.ts'
import { addActivity, hasActivity } from './trade-store.ts'

/** Money that goes into a portfolio or out of it. An order that is given again does nothing more. */
export type MoneyOrder = {
  readonly orderId: string
  readonly personId: string
  readonly accountId: string
  readonly cents: number
  readonly at: Date
}

type Outcome = 'posted' | 'repeated' | 'not_enough_money' | 'no_portfolio'

/** Buys what the portfolio of a person aims at, for cash that lies in an account of theirs. Without a portfolio the cash stays cash. */
export async function invest(trx: Queries, { orderId, personId, accountId, cents, at: asked }: MoneyOrder): Promise<Outcome> {
  refuseNoMoney(cents)
  const portfolio = await lockPortfolio(trx, personId)
  if (!portfolio) return 'no_portfolio'
  const order = { portfolioId: portfolio.id, orderId: `bought ${orderId}`, personId, accountId }
  if (await hasActivity(trx, portfolio.id, order.orderId)) return 'repeated'
  const { at, positions } = await accountOf(trx, personId, accountId, asked)
  const money = { id: `${portfolio.id} ${order.orderId}`, kind: 'invest.bought', at, accountId, gainsCents: 0, dividendsCents: 0 }
  const posted = await bookTrade(trx, { ...money, cashCents: -cents, securitiesCents: cents })
  if (posted !== 'posted') return posted
  await addActivity(trx, activity(order, 'bought', at, cents, `Bought funds for ${formatCents(cents)}.`))
  const parts = splitWhole(
    cents,
    portfolio.weights.map(({ bps }) => bps),
  )
  const moves = portfolio.weights.map(({ id }, index) => ({ securityId: id, cents: parts[index] ?? 0 }))
  await trade(trx, { ...order, at }, positions, moves)
  return 'posted'
}

/** Sells of every fund in an account as much as it is of all, so that so much becomes cash. */
export async function sell(trx: Queries, { orderId, personId, accountId, cents, at: asked }: MoneyOrder): Promise<Outcome> {
  refuseNoMoney(cents)
  const portfolio = await lockPortfolio(trx, personId)
  if (!portfolio) return 'no_portfolio'
  const order = { portfolioId: portfolio.id, orderId: `sold ${orderId}`, personId, accountId }
  if (await hasActivity(trx, portfolio.id, order.orderId)) return 'repeated'
  const { at, positions } = await accountOf(trx, personId, accountId, asked)
  if (sumOf(positions) < cents) return 'not_enough_money'
  const parts = splitWhole(
    cents,
    positions.map((one) => one.valueCents),
  )
  await addActivity(trx, activity(order, 'sold', at, -cents, `Sold funds for ${formatCents(cents)}.`))
  const moves = positions.map(({ securityId }, index) => ({ securityId, cents: -(parts[index] ?? 0) }))
  const costCents = await trade(trx, { ...order, at }, positions, moves)
  const money = { id: `${portfolio.id} ${order.orderId}`, kind: 'invest.sold', at, accountId, dividendsCents: 0 }
  const posted = await bookTrade(trx, { ...money, cashCents: cents, securitiesCents: costCents, gainsCents: -cents - costCents })
  if (posted !== 'posted') throw new Error(`The sale ${order.orderId} is not in step with the ledger.`)
  return 'posted'
}

function activity(
  { portfolioId, orderId }: { readonly portfolioId: string; readonly orderId: string },
  kind: 'bought' | 'sold',
  at: Date,
  cents: number,
  words: string,
) {
  return { portfolio_id: portfolioId, order_id: orderId, kind, at, cents, words }
}

function refuseNoMoney(cents: number): void {
  if (!Number.isSafeInteger(cents) || cents <= 0) throw new RangeError('An order is for whole cents, and for more than none.')
}
