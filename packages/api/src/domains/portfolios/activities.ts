import { toDollars } from '@app/schemas/api/fields'
import type { Context } from '../../context/context.ts'
import { fail } from '../../failure/failure.ts'
import { findModel } from './securities/models.ts'
import { securityOf } from './securities/securities.ts'
import { findPortfolio } from './store.ts'
import { type ActivityRow, findActivities, findTrades, type TradeRow } from './trading/trade-store.ts'

type Page = { readonly limit?: number; readonly offset?: number; readonly kind?: ActivityRow['kind'] }

const usualLimit = 20
const microPerShare = 1_000_000

/** What happened in the person's own portfolio, a page of it. In a ready-made one nothing happens. */
export async function listActivities(context: Context, personId: string, id: string, { limit = usualLimit, offset = 0, kind }: Page) {
  if (findModel(id)) return { results: [], next_offset: null }
  const { db } = context
  const portfolio = await findPortfolio(db, personId)
  if (portfolio?.id !== id.toLowerCase()) return fail('not_found')
  const found = await findActivities(db, portfolio.id, { limit: limit + 1, offset, kind })
  const rows = found.slice(0, limit)
  const trades = await findTrades(
    db,
    portfolio.id,
    rows.map(({ order_id }) => order_id),
  )
  const byOrder = Map.groupBy(trades, ({ order_id }) => order_id)
  return {
    results: rows.map((row) => toActivity(row, byOrder.get(row.order_id) ?? [])),
    next_offset: found.length > limit ? offset + limit : null,
  }
}

function toActivity({ order_id, kind, at, words, cents }: ActivityRow, trades: readonly TradeRow[]) {
  return {
    id: order_id,
    kind,
    at: at.toISOString(),
    words,
    amount: cents === null ? null : toDollars(cents),
    trades: trades.map((trade) => ({
      id: trade.security_id,
      name: securityOf(trade.security_id).name,
      amount: toDollars(trade.cents),
      shares: trade.micro_shares / microPerShare,
      price: toDollars(trade.price_cents),
    })),
  }
}
