import type { ColumnType } from 'kysely'

type Fixed<T> = ColumnType<T, T, never>

/** What is held of a fund in an account. */
export type HoldingsTable = {
  account_id: Fixed<string>
  security_id: Fixed<string>
  person_id: Fixed<string>
  /** Millionths of a share. */
  micro_shares: number
  cost_cents: number
  traded_at: Date
}

/** What happened in a portfolio, once for each order. */
export type PortfolioActivitiesTable = {
  portfolio_id: Fixed<string>
  order_id: Fixed<string>
  kind: Fixed<'chosen' | 'adjusted' | 'bought' | 'sold' | 'dividend'>
  at: Fixed<Date>
  cents: Fixed<number | null>
  words: Fixed<string>
}

/** What an order bought of a fund, or sold, with less than nothing. */
export type PortfolioTradesTable = {
  portfolio_id: Fixed<string>
  order_id: Fixed<string>
  security_id: Fixed<string>
  person_id: Fixed<string>
  account_id: Fixed<string>
  at: Fixed<Date>
  cents: Fixed<number>
  micro_shares: Fixed<number>
  price_cents: Fixed<number>
}
