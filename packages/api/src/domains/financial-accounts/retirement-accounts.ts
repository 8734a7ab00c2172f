import { isRetirementSubtype } from '@app/schemas/rules/accounts/account-subtypes'
import { isFixedRecordKeeper } from '@app/schemas/rules/accounts/employers'
import type { Queries } from '../../db/database.ts'
import type { KeyRing } from '../../security/key-ring.ts'
import { sealing } from '../../security/sealing.ts'
import { sealedFinancialAccounts } from './sealed.ts'
import { type AccountRow, findAccounts } from './store.ts'

export type RetirementAccount = {
  readonly pk: string
  /** Who holds it; where that is not known, the employer, or the name of the account. */
  readonly name: string
  readonly companyName: string | null
  readonly source: 'linked' | 'manual'
  readonly balanceCents: number | null
  readonly isRolloverRequested: boolean
}

/** The retirement accounts of a person that are switched on; not those of which nobody knows who holds them, nor with which employer. */
export async function retirementAccountsOf(db: Queries, keys: KeyRing, personId: string): Promise<readonly RetirementAccount[]> {
  const rows = await findAccounts(db, personId)
  return rows
    .filter((row) => row.is_active && isRetirementSubtype(row.account_subtype) && (!row.is_unknown || row.company_name !== null))
    .map((row) => ({
      pk: row.id,
      name: nameOf(keys, row),
      companyName: holderNames(keys, row).employer,
      source: row.source,
      balanceCents: row.balance_cents,
      isRolloverRequested: row.rollover_requested_at !== null,
    }))
}

/** IRAs that people have added by hand without a kind, as they do with those that an old plan has opened. */
export async function enteredIrasOf(db: Queries, keys: KeyRing, personId: string) {
  const rows = await findAccounts(db, personId)
  return rows
    .filter(({ source, account_subtype: subtype, is_active }) => source === 'manual' && subtype === 'ira' && is_active)
    .map((row) => ({
      id: row.id,
      custodian: nameOf(keys, row),
      companyName: holderNames(keys, row).employer,
      lastFour: row.last_four,
      balanceCents: row.balance_cents,
    }))
}

/** Who holds an account, by name; where that is not known, the employer. */
function nameOf(keys: KeyRing, row: AccountRow): string {
  const { institution, employer, name } = holderNames(keys, row)
  return institution ?? employer ?? name
}

/** “Not in the list below” is no company: two such accounts are not at the same one, and only differ by employer. */
export function holderNames(keys: KeyRing, { id, name, institution_name, company_name }: AccountRow) {
  const { open } = sealing(keys, sealedFinancialAccounts)
  const holder = institution_name === null ? null : open('institution_name', id, institution_name)
  return {
    institution: holder !== null && isFixedRecordKeeper(holder) ? null : holder,
    employer: company_name === null ? null : open('company_name', id, company_name),
    name: holder ?? open('name', id, name),
  }
}
