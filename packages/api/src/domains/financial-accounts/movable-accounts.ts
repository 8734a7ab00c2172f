import { isRetirementSubtype } from '@app/schemas/rules/accounts/account-subtypes'
import type { Queries } from '../../db/database.ts'
import { fail } from '../../failure/failure.ts'
import { isUnlocked } from './account.ts'
import { lockAccounts } from './store.ts'

/** The unlocked retirement accounts of a person, or the one of that name, locked for the caller. */
export async function lockMovable(trx: Queries, personId: string, id: string | undefined) {
  const all = await lockAccounts(trx, personId)
  const one = all.find((row) => row.id === id)
  if (id !== undefined && !one) return fail('not_found')
  if (one && !isUnlocked(one)) return fail('not_in_this_state')
  const movable = all.filter((row) => isUnlocked(row) && isRetirementSubtype(row.account_subtype))
  const chosen = one ? movable.filter((row) => row.id === one.id) : movable
  return chosen.length === 0 ? fail('not_eligible') : chosen
}
