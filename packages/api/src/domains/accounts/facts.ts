import { isIraSubtype } from '@app/schemas/rules/accounts/account-subtypes'
import { sql } from 'kysely'
import { z } from 'zod'
import type { FactSource } from '../../facts/fact-source.ts'
import { findHasAccount } from '../brokerage/account-store.ts'
import { accountKinds } from '../financial-accounts/balances.ts'
import { knowsPlan, linkingFacts } from '../linking/facts.ts'
import { findConfirmed, findExisting, findWished } from './store.ts'

const flag = z.boolean().nullable()
const known = z.object({ hasIra: flag, hasPhone: flag, hasWish: flag, hasOurs: flag, accounts: z.unknown(), links: z.unknown() }).nullable()

/** What accounts say to flows: links, IRAs, what is to be moved, and the telephone number. */
export const accountFacts: FactSource = {
  query: (db, personId) =>
    db.selectNoFrom(
      sql<unknown>`jsonb_build_object('hasIra', (${findExisting(db, personId)}), 'hasPhone', (${findConfirmed(db, personId)}),
        'hasWish', (${findWished(db, personId)}), 'hasOurs', (${findHasAccount(db, personId)}), 'accounts', (${accountKinds.query(db, personId)}),
        'links', (${linkingFacts.query(db, personId)}))`.as('found'),
    ),
  facts: (found) => {
    const read = known.parse(found)
    const links = linkingFacts.facts(read?.links ?? null)
    const accounts = accountKinds.read(read?.accounts ?? null)
    const hasIra = read?.hasIra === true || accounts.some(({ subtype, isActive }) => isActive && isIraSubtype(subtype))
    return {
      ...links,
      'ira.exists': hasIra,
      'phone.confirmed': read?.hasPhone === true,
      'progress.ira_created': hasIra || read?.hasOurs === true,
      'progress.rollover_401k_accounts':
        knowsPlan(accounts, links['plan.link']) || read?.hasWish === true || accounts.some(({ isRollover }) => isRollover),
    }
  },
}
