import { isRetirementSubtype } from '@app/schemas/rules/account-subtypes'
import type { Queries } from '../../db/database.ts'
import type { KeyRing } from '../../security/key-ring.ts'
import { sealing } from '../../security/sealing.ts'
import { findAccounts } from './store.ts'

export type RetirementAccount = {
  readonly pk: string
  /** Who holds it; the name of the account where that is not known. */
  readonly name: string
  readonly source: 'linked' | 'manual'
  readonly balanceCents: number | null
  readonly isRolloverRequested: boolean
}

/** The retirement accounts of a person that are switched on; not those of which nobody knows who holds them. */
export async function retirementAccountsOf(db: Queries, keys: KeyRing, personId: string): Promise<readonly RetirementAccount[]> {
  const { open } = sealing(keys, 'financial_accounts')
  const rows = await findAccounts(db, personId)
  return rows
    .filter((row) => row.is_active && !row.is_unknown && isRetirementSubtype(row.account_subtype))
    .map((row) => ({
      pk: row.id,
      name: row.institution_name === null ? open('name', row.id, row.name) : open('institution_name', row.id, row.institution_name),
      source: row.source,
      balanceCents: row.balance_cents,
      isRolloverRequested: row.rollover_requested_at !== null,
    }))
}
