import type { Weight } from '@app/schemas/rules/investing/portfolio-weights'
import { splitWhole } from '@app/schemas/rules/money/split-whole'
import type { Queries } from '../../../db/database.ts'
import { securityOf } from '../securities/securities.ts'
import type { PortfolioRow } from '../store.ts'
import { bookTrade } from './money.ts'
import { accountsOf, type Move, type Position, sumOf, trade } from './trade.ts'
import { addActivity, hasActivity } from './trade-store.ts'

type Owner = Pick<PortfolioRow, 'id' | 'person_id'>

/** A yield is stated in hundredths of a percent a year, and paid quarterly. */
const quartersOfBps = 40_000

/**
 * Moves everything in a portfolio to what it aims at, in each account for itself: no money comes in or goes out. The activity is noted
 * by the caller; its trades belong to it.
 */
export async function rebalance(trx: Queries, { id, person_id }: Owner, weights: readonly Weight[], orderId: string, asked: Date) {
  for (const { accountId, at, positions } of await accountsOf(trx, person_id, asked)) {
    if (sumOf(positions) === 0) continue
    const order = { portfolioId: id, orderId, personId: person_id, accountId, at }
    const costCents = await trade(trx, order, positions, movesTo(positions, weights))
    const money = { id: `${id} ${orderId} ${accountId}`, kind: 'invest.adjusted', at, accountId, cashCents: 0, dividendsCents: 0 }
    await bookTrade(trx, { ...money, securitiesCents: costCents, gainsCents: -costCents })
  }
}

/** Puts what the funds pay out for a quarter back into the same funds. */
export async function reinvestDividends(trx: Queries, { id, person_id }: Owner, orderId: string, asked: Date): Promise<void> {
  if (await hasActivity(trx, id, orderId)) return
  const accounts = (await accountsOf(trx, person_id, asked)).map((one) => ({ ...one, moves: one.positions.map(dividendOf) }))
  const cents = accounts.reduce((sum, { moves }) => sum + sumOfMoves(moves), 0)
  if (cents === 0) return
  const at = new Date(Math.max(...accounts.map((one) => one.at.getTime())))
  await addActivity(trx, {
    portfolio_id: id,
    order_id: orderId,
    kind: 'dividend',
    at,
    cents,
    words: 'Dividends, put back into the same funds.',
  })
  for (const { accountId, at: moment, positions, moves } of accounts) {
    const paid = sumOfMoves(moves)
    await trade(trx, { portfolioId: id, orderId, personId: person_id, accountId, at: moment }, positions, moves)
    const money = { id: `${id} ${orderId} ${accountId}`, kind: 'invest.dividend', at: moment, accountId, cashCents: 0, gainsCents: 0 }
    await bookTrade(trx, { ...money, securitiesCents: paid, dividendsCents: -paid })
  }
}

/** What is to be bought and sold so that the funds have their shares of what all of them are worth. */
function movesTo(positions: readonly Position[], weights: readonly Weight[]): readonly Move[] {
  const parts = splitWhole(
    sumOf(positions),
    weights.map(({ bps }) => bps),
  )
  const target = new Map(weights.map(({ id }, index) => [id, parts[index] ?? 0]))
  const worth = new Map(positions.map((one) => [one.securityId, one.valueCents]))
  return [...new Set([...worth.keys(), ...target.keys()])].map((securityId) => ({
    securityId,
    cents: (target.get(securityId) ?? 0) - (worth.get(securityId) ?? 0),
  }))
}

function dividendOf({ securityId, valueCents }: Position): Move {
  return { securityId, cents: Number((BigInt(valueCents) * BigInt(securityOf(securityId).yieldBps)) / BigInt(quartersOfBps)) }
}

function sumOfMoves(moves: readonly Move[]): number {
  return moves.reduce((sum, { cents }) => sum + cents, 0)
}
