import { sql } from 'kysely'
import { z } from 'zod'
import type { FactSource } from '../facts/fact-source.ts'
import { retirementBalances } from '../financial-accounts/balances.ts'
import { findStatedBalance } from '../known-providers/store.ts'

/** What somebody has that a loan could be taken from, and what could not lend. */
type Balances = {
  /** What is theirs to keep in an individual 401(k), or can be moved there. What they have lent themselves counts. */
  readonly vestedCents: number
  readonly iraCents: number
  /** Of the IRAs, what may be moved to an individual 401(k). */
  readonly preTaxIraCents: number
}

/** Who knows balances: a query for one row with one column, so that it can be asked together with all else, and what it says. */
export type BalanceSource = { readonly query: FactSource['query']; readonly balances: (found: unknown) => Balances }

const cents = z.number().nullable()
const both = z.object({ stated: cents, accounts: z.unknown() }).nullable()

/** What accounts that are linked or told of hold; where there are none, what people say of the plans that they remember. */
export const knownBalances: BalanceSource = {
  query: (db, personId) =>
    db.selectNoFrom(
      sql<unknown>`jsonb_build_object('stated', ${findStatedBalance(db, personId)}, 'accounts', ${retirementBalances.query(db, personId)})`.as(
        'found',
      ),
    ),
  balances: (found) => {
    const { stated = null, accounts } = both.parse(found) ?? {}
    const held = retirementBalances.balances(accounts ?? null)
    // The same plan may stand in both lists: the larger sum counts, and never the two together.
    return { vestedCents: Math.max(held.vestedCents, stated ?? 0), iraCents: held.iraCents, preTaxIraCents: held.preTaxIraCents }
  },
}
