import { isRetirementSubtype } from '@app/schemas/rules/accounts/account-subtypes'
import type { Context } from '../../context/context.ts'
import { audit } from '../../db/audit.ts'
import { fail } from '../../failure/failure.ts'
import { toAccount } from './account.ts'
import { lockAccounts, saveAccount } from './store.ts'

/** Asks to move one unlocked retirement account, or all of them. Asked again, it stays as it is. */
export async function requestRollover(context: Context, personId: string, id: string | undefined) {
  const now = context.now()
  return context.db.transaction().execute(async (trx) => {
    const all = await lockAccounts(trx, personId)
    const one = all.find((row) => row.id === id)
    if (id !== undefined && !one) return fail('not_found')
    if (one && one.unlocked_at === null) return fail('not_in_this_state')
    const movable = all.filter((row) => row.unlocked_at !== null && isRetirementSubtype(row.account_subtype))
    const chosen = one ? movable.filter((row) => row.id === one.id) : movable
    if (chosen.length === 0) return fail('not_eligible')
    for (const row of chosen) {
      if (row.rollover_requested_at) continue
      await saveAccount(trx, { ...row, rollover_requested_at: now }, now)
      await audit(trx, { actor: `person:${personId}`, action: 'rollover.requested', subject: `account:${row.id}` })
    }
    const after = await lockAccounts(trx, personId)
    return { results: after.filter((row) => row.rollover_requested_at).map((row) => toAccount(context.keys, row)) }
  })
}
