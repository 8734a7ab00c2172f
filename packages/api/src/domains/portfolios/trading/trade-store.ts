import { type Insertable, type Selectable, sql } from 'kysely'
import type { Queries, Tables } from '../../../db/database.ts'

export type HoldingRow = Selectable<Tables['holdings']>
export type ActivityRow = Selectable<Tables['portfolio_activities']>
export type TradeRow = Selectable<Tables['portfolio_trades']>

/** What a fund in an account came to by a moment, and by the beginning of that year; and what was put in for it, less what was taken out. */
export type Sums = {
  readonly account_id: string
  readonly security_id: string
  readonly micro_shares: number
  readonly micro_shares_before: number
  readonly paid_cents: number
  readonly paid_since_cents: number
}

export async function findHoldings(db: Queries, personId: string): Promise<HoldingRow[]> {
  const { rows } = await sql<HoldingRow>`
    select * from holdings where person_id = ${personId} and micro_shares > 0 order by account_id, security_id`.execute(db)
  return rows
}

/** Replaces holdings by their new state. The caller has locked the portfolio. */
export async function putHoldings(trx: Queries, rows: readonly HoldingRow[]): Promise<void> {
  const column = <Name extends keyof HoldingRow>(name: Name) => rows.map((row) => row[name])
  await sql`
    insert into holdings (account_id, security_id, person_id, micro_shares, cost_cents, traded_at)
    select * from unnest(
      ${column('account_id')}::text[], ${column('security_id')}::text[], ${column('person_id')}::uuid[],
      ${column('micro_shares')}::bigint[], ${column('cost_cents')}::bigint[], ${column('traded_at')}::timestamptz[])
    on conflict (account_id, security_id) do update set
      micro_shares = excluded.micro_shares, cost_cents = excluded.cost_cents, traded_at = excluded.traded_at`.execute(trx)
}

/** Notes what happened. False when it was noted before. */
export async function addActivity(trx: Queries, row: Insertable<Tables['portfolio_activities']>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('portfolio_activities')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export async function hasActivity(db: Queries, portfolioId: string, orderId: string): Promise<boolean> {
  const row = await db
    .selectFrom('portfolio_activities')
    .select('order_id')
    .where('portfolio_id', '=', portfolioId)
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  return row !== undefined
}

export async function addTrades(trx: Queries, rows: readonly TradeRow[]): Promise<void> {
  const column = <Name extends keyof TradeRow>(name: Name) => rows.map((row) => row[name])
  await sql`
    insert into portfolio_trades (portfolio_id, order_id, security_id, person_id, account_id, at, cents, micro_shares, price_cents)
    select * from unnest(
      ${column('portfolio_id')}::uuid[], ${column('order_id')}::text[], ${column('security_id')}::text[], ${column('person_id')}::uuid[],
      ${column('account_id')}::text[], ${column('at')}::timestamptz[], ${column('cents')}::bigint[],
      ${column('micro_shares')}::bigint[], ${column('price_cents')}::bigint[])`.execute(trx)
}

type Page = { readonly limit: number; readonly offset: number; readonly kind?: ActivityRow['kind'] | undefined }

/** The newest first; of one kind alone where one is given. */
export async function findActivities(db: Queries, portfolioId: string, { limit, offset, kind }: Page): Promise<ActivityRow[]> {
  return db
    .selectFrom('portfolio_activities')
    .selectAll()
    .where('portfolio_id', '=', portfolioId)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? 'bought'))
    .orderBy('at', 'desc')
    .orderBy('order_id')
    .limit(limit)
    .offset(offset)
    .execute()
}

export async function findTrades(db: Queries, portfolioId: string, orderIds: readonly string[]): Promise<TradeRow[]> {
  return db
    .selectFrom('portfolio_trades')
    .selectAll()
    .where('portfolio_id', '=', portfolioId)
    .where(sql<boolean>`order_id = any(${orderIds}::text[])`)
    .orderBy('account_id')
    .orderBy('security_id')
    .execute()
}

export type HeldBy = { readonly personId: string; readonly accountId: string }

/** How much of each fund an account held just before a moment. */
export async function findSharesBefore(
  db: Queries,
  { personId, accountId }: HeldBy,
  moment: Date,
): Promise<readonly Pick<TradeRow, 'security_id' | 'micro_shares'>[]> {
  const { rows } = await sql<Pick<TradeRow, 'security_id' | 'micro_shares'>>`
    select security_id, sum(micro_shares)::bigint as micro_shares from portfolio_trades
    where person_id = ${personId} and account_id = ${accountId} and at < ${moment}
    group by security_id having sum(micro_shares) > 0 order by security_id`.execute(db)
  return rows
}

export type AccountTradeRow = TradeRow & Pick<ActivityRow, 'kind'>

/** The trades of an account in a time, each with what it was for. */
export async function findTradesOf(db: Queries, { personId, accountId }: HeldBy, from: Date, until: Date): Promise<AccountTradeRow[]> {
  return db
    .selectFrom('portfolio_trades')
    .innerJoin('portfolio_activities', (join) =>
      join
        .onRef('portfolio_activities.portfolio_id', '=', 'portfolio_trades.portfolio_id')
        .onRef('portfolio_activities.order_id', '=', 'portfolio_trades.order_id'),
    )
    .selectAll('portfolio_trades')
    .select('portfolio_activities.kind')
    .where('portfolio_trades.person_id', '=', personId)
    .where('portfolio_trades.account_id', '=', accountId)
    .where('portfolio_trades.at', '>=', from)
    .where('portfolio_trades.at', '<', until)
    .orderBy('portfolio_trades.at')
    .orderBy('portfolio_trades.security_id')
    .execute()
}

export async function hasTraded(db: Queries, personId: string): Promise<boolean> {
  const row = await db.selectFrom('portfolio_trades').select('order_id').where('person_id', '=', personId).limit(1).executeTakeFirst()
  return row !== undefined
}

export async function sumTrades(db: Queries, personId: string, yearStart: Date, at: Date): Promise<readonly Sums[]> {
  const { rows } = await sql<Sums>`
    select trade.account_id, trade.security_id,
      sum(trade.micro_shares)::bigint as micro_shares,
      coalesce(sum(trade.micro_shares) filter (where trade.at < ${yearStart}), 0)::bigint as micro_shares_before,
      coalesce(sum(trade.cents) filter (where kind in ('bought', 'sold')), 0)::bigint as paid_cents,
      coalesce(sum(trade.cents) filter (where kind in ('bought', 'sold') and trade.at >= ${yearStart}), 0)::bigint as paid_since_cents
    from portfolio_trades as trade join portfolio_activities using (portfolio_id, order_id)
    where trade.person_id = ${personId} and trade.at <= ${at}
    group by trade.account_id, trade.security_id`.execute(db)
  return rows
}
