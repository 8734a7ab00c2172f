import { dayOf } from '@app/schemas/rules/days/days'
import { buyShares, type Holding, noShares, sellShares, valueCents } from '@app/schemas/rules/investing/shares'
import type { Queries } from '../../../db/database.ts'
import { priceCentsOn } from '../securities/prices.ts'
import { securityOf } from '../securities/securities.ts'
import { addTrades, findHoldings, type HoldingRow, putHoldings } from './trade-store.ts'

/** An order in one account. */
export type Order = {
  readonly portfolioId: string
  readonly orderId: string
  readonly personId: string
  readonly accountId: string
  readonly at: Date
}

/** What is bought of a fund; below 0, sold. */
export type Move = { readonly securityId: string; readonly cents: number }

/** What is held of a fund in an account, at the price of a day. */
export type Position = Holding & {
  readonly securityId: string
  readonly priceCents: number
  readonly valueCents: number
}

type FundAccount = { readonly accountId: string; readonly at: Date; readonly positions: readonly Position[] }

/** What a person holds in all accounts, at the prices of a day. */
export async function positionsOf(db: Queries, personId: string, day: string): Promise<readonly Position[]> {
  return (await findHoldings(db, personId)).map((row) => toPosition(row, day))
}

/** The accounts in which a person holds something, at the prices of a moment: never before the last order there, also when a job comes late. */
export async function accountsOf(trx: Queries, personId: string, asked: Date): Promise<readonly FundAccount[]> {
  const byAccount = Map.groupBy(await findHoldings(trx, personId), (row) => row.account_id)
  return [...byAccount].map(([accountId, rows]) => {
    const at = new Date(Math.max(asked.getTime(), ...rows.map((row) => row.traded_at.getTime())))
    return { accountId, at, positions: rows.map((row) => toPosition(row, dayOf(at))) }
  })
}

/** The same for one account, where there may be nothing yet. */
export async function accountOf(trx: Queries, personId: string, accountId: string, asked: Date): Promise<FundAccount> {
  const found = (await accountsOf(trx, personId, asked)).find((one) => one.accountId === accountId)
  return found ?? { accountId, at: asked, positions: [] }
}

export function sumOf(positions: readonly Position[]): number {
  return positions.reduce((sum, position) => sum + position.valueCents, 0)
}

/**
 * Buys and sells in an account at the prices of the day of the order, and says what that changed in what all of it has cost. Whoever calls this has
 * locked the portfolio, noted the activity, and books the money.
 */
export async function trade(trx: Queries, order: Order, positions: readonly Position[], moves: readonly Move[]): Promise<number> {
  const { portfolioId, orderId, personId, accountId, at } = order
  const own = new Map(positions.map((one) => [one.securityId, one]))
  const trades = moves.filter(({ cents }) => cents !== 0).map((move) => ({ ...move, ...moved(own.get(move.securityId), move, at) }))
  if (trades.length === 0) return 0
  const base = { account_id: accountId, person_id: personId }
  await putHoldings(
    trx,
    trades.map(({ securityId, after }) => ({
      ...base,
      security_id: securityId,
      micro_shares: after.microShares,
      cost_cents: after.costCents,
      traded_at: at,
    })),
  )
  await addTrades(
    trx,
    trades.map(({ securityId, cents, microShares, priceCents }) => ({
      ...base,
      portfolio_id: portfolioId,
      order_id: orderId,
      security_id: securityId,
      at,
      cents,
      micro_shares: microShares,
      price_cents: priceCents,
    })),
  )
  return trades.reduce((sum, { costCents }) => sum + costCents, 0)
}

function moved(before: Holding = noShares, { securityId, cents }: Move, at: Date) {
  const priceCents = priceCentsOn(securityOf(securityId), dayOf(at))
  const after = cents > 0 ? buyShares(before, cents, priceCents) : sellShares(before, -cents, priceCents)
  return { after, priceCents, microShares: after.microShares - before.microShares, costCents: after.costCents - before.costCents }
}

function toPosition({ security_id, micro_shares, cost_cents }: HoldingRow, day: string): Position {
  const priceCents = priceCentsOn(securityOf(security_id), day)
  return {
    securityId: security_id,
    microShares: micro_shares,
    costCents: cost_cents,
    priceCents,
    valueCents: valueCents({ microShares: micro_shares }, priceCents),
  }
}
