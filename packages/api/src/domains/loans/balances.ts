import { sql } from 'kysely'
import { z } from 'zod'
import type { FactSource } from '../../facts/fact-source.ts'
import { retirementBalances } from '../financial-accounts/balances.ts'
import { findReportedBalance } from '../found-accounts/reported-balances.ts'
import { findStatedBalance } from '../known-providers/store.ts'

/** What a person has elsewhere. None of it can lend through us before it has been moved into an individual 401(k) here. */
type Balances = {
  /** What is theirs to keep in plans of employers. */
  readonly vestedCents: number
  readonly iraCents: number
  /** Of the IRAs, what may be moved to an individual 401(k). */
  readonly preTaxIraCents: number
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
    const { vestedCents, iraCents, preTaxIraCents } = retirementBalances.balances(accounts)
    const linkedCents = retirementBalances.confirmed(accounts).vestedCents
    // The same plan may be in each of them: the largest sum counts, and never two together. Once a record keeper has reported, guesses don’t.
    const planCents = told === null ? Math.max(vestedCents, stated ?? 0) : Math.max(linkedCents, told)
    return { vestedCents: planCents, iraCents, preTaxIraCents }
  },
} as const satisfies { readonly query: FactSource['query']; readonly balances: (found: unknown) => Balances }
