import { sql } from 'kysely'
import { z } from 'zod'
import type { FactSource } from '../../facts/fact-source.ts'
import { retirementBalances } from '../financial-accounts/balances.ts'
import { findReportedBalance } from '../found-accounts/reported-balances.ts'
import { findStatedBalance } from '../known-providers/store.ts'

/** What a loan could be taken from. */
type Lendable = {
  /** What is theirs to keep in an individual 401(k), or can be moved there. What they have lent themselves counts. */
  readonly vestedCents: number
  /** Of the IRAs, what may be moved to an individual 401(k). */
  readonly preTaxIraCents: number
}

/** What a person has that a loan could be taken from, and what cannot lend. */
type Balances = Lendable & {
  readonly iraCents: number
  /** The part of it that the record keeper confirms. The rest is known from the person alone. */
  readonly confirmed: Lendable
}

const cents = z.number().nullable()
const all = z.object({ stated: cents, told: cents, accounts: z.unknown() }).nullable()

/** The balances of accounts that are linked or entered, the answers of record keepers, and plans that people remember. */
export const knownBalances = {
  query: (db, personId) =>
    db.selectNoFrom(
      sql<unknown>`jsonb_build_object('stated', ${findStatedBalance(db, personId)}, 'told', ${findReportedBalance(db, personId)},
        'accounts', ${retirementBalances.query(db, personId)})`.as('found'),
    ),
  balances: (found: unknown): Balances => {
    const { stated, told, accounts = null } = all.parse(found) ?? { stated: null, told: null }
    const held = retirementBalances.balances(accounts)
    const linked = retirementBalances.confirmed(accounts)
    // The same plan may be in each of them: the largest sum counts, and never two together.
    return {
      vestedCents: Math.max(held.vestedCents, told ?? 0, stated ?? 0),
      iraCents: held.iraCents,
      preTaxIraCents: held.preTaxIraCents,
      confirmed: { vestedCents: Math.max(linked.vestedCents, told ?? 0), preTaxIraCents: linked.preTaxIraCents },
    }
  },
} as const satisfies { readonly query: FactSource['query']; readonly balances: (found: unknown) => Balances }
