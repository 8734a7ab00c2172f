import { z } from 'zod'
import type { FactSource } from '../facts/fact-source.ts'
import { findStatedBalance } from '../known-providers/store.ts'

/** What somebody has that a loan could be taken from, and what could not lend. */
export type Balances = {
  /** What is theirs to keep in an individual 401(k), or can be moved there. What they have lent themselves counts. */
  readonly vestedCents: number
  readonly iraCents: number
}

/** Who knows balances: a query for one row with one column, so that it can be asked together with all else, and what it says. */
export type BalanceSource = { readonly query: FactSource['query']; readonly balances: (found: unknown) => Balances }

const cents = z.number().nullable()

/** What people say of accounts at plans of former employers. Nobody has looked at those yet. */
export const statedBalances: BalanceSource = {
  query: findStatedBalance,
  balances: (found) => ({ vestedCents: cents.parse(found) ?? 0, iraCents: 0 }),
}
