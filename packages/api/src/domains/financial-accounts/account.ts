import type { FinancialAccount } from '@app/schemas/api/accounts/financial-fields'
import { toDollars } from '@app/schemas/api/fields'
import { isRetirementSubtype, isRothSubtype, toAccountSubtype } from '@app/schemas/rules/accounts/account-subtypes'
import type { KeyRing } from '../../security/key-ring.ts'
import { sealing } from '../../security/sealing.ts'
import { sealedFinancialAccounts } from './sealed.ts'
import type { AccountRow } from './store.ts'

/** An account as calls give it: of its number, the last four. */
export function toAccount(keys: KeyRing, row: AccountRow): FinancialAccount {
  const { open } = sealing(keys, sealedFinancialAccounts)
  const opened = (column: 'nickname' | 'institution_name' | 'company_name') => {
    const text = row[column]
    return text === null ? null : open(column, row.id, text)
  }
  return {
    pk: row.id,
    version: row.version,
    source: row.source,
    institution_name: opened('institution_name'),
    company_name: opened('company_name'),
    name: open('name', row.id, row.name),
    nickname: opened('nickname'),
    account_type: row.account_type,
    account_subtype: toAccountSubtype(row.account_subtype),
    is_retirement: isRetirementSubtype(row.account_subtype),
    is_roth: isRothSubtype(row.account_subtype),
    last_four: row.last_four,
    current_balance: dollarsOf(row.balance_cents),
    available_balance: dollarsOf(row.available_cents),
    vested_balance: dollarsOf(row.vested_cents),
    balance_as_of: row.balance_at?.toISOString() ?? null,
    is_active: row.is_active,
    active_account: isUsable(row),
    primary_account: row.is_primary,
    has_online_access: row.has_online_access,
    is_unlocked: isUnlocked(row),
    rollover_requested: row.rollover_requested_at !== null,
    call_scheduled: row.call_id !== null,
    verification: row.verification,
    verification_tries_left: row.tries_left,
    verification_expires_at: row.verification_expires_at?.toISOString() ?? null,
    linked_institution: row.institution_id,
  }
}

/** Whether we may look at it and ask for it to be moved. An account that is not theirs was unlocked in vain. */
export function isUnlocked({ unlocked_at, is_active }: AccountRow): boolean {
  return is_active && unlocked_at !== null
}

/** Switched on, its link works, and it is known to be theirs. */
export function isUsable(row: AccountRow): boolean {
  return row.is_active && row.is_reachable && isTheirs(row)
}

/** Whether it is known to be theirs. */
export function isTheirs({ verification }: Pick<AccountRow, 'verification'>): boolean {
  return verification === 'not_needed' || verification === 'verified'
}

function dollarsOf(cents: number | null): number | null {
  return cents === null ? null : toDollars(cents)
}
