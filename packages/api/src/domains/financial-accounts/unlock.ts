import type { Context } from '../../context/context.ts'
import { audit } from '../../db/audit.ts'
import { fail } from '../../failure/failure.ts'
import { toAccount } from './account.ts'
import { lockAccounts, saveAccount } from './store.ts'

type Choice = { readonly unlock: readonly string[]; readonly lock: readonly string[] }

/**
 * An account is unlocked while the person has said that we may look at it and prepare it to move. Nothing moves by that. What is asked
 * to move cannot be locked any more. All of the choice is done, or nothing of it.
 */
export async function chooseUnlocked(context: Context, personId: string, source: 'linked' | 'manual', { unlock, lock }: Choice) {
  const now = context.now()
  return context.db.transaction().execute(async (trx) => {
    const own = (await lockAccounts(trx, personId)).filter((row) => row.source === source)
    const known = new Map(own.map((row) => [row.id, row]))
    const [toUnlock, toLock] = [unlock, lock].map((ids) => ids.map((id) => known.get(id)))
    if ([...(toUnlock ?? []), ...(toLock ?? [])].includes(undefined)) return fail('not_found')
    if (toUnlock?.some((row) => !row?.is_active)) return fail('not_in_this_state')
    if (toLock?.some((row) => row?.rollover_requested_at)) return fail('not_in_this_state')
    for (const row of own) {
      const isToBe = unlock.includes(row.id) || (!lock.includes(row.id) && row.unlocked_at !== null)
      if (isToBe === (row.unlocked_at !== null)) continue
      await saveAccount(trx, { ...row, unlocked_at: isToBe ? now : null }, now)
      const action = isToBe ? 'account.unlocked' : 'account.locked'
      await audit(trx, { actor: `person:${personId}`, action, subject: `account:${row.id}` })
    }
    const after = (await lockAccounts(trx, personId)).filter((row) => row.source === source)
    return { results: after.map((row) => toAccount(context.keys, row)) }
  })
}
