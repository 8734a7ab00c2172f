import { type Answer, done } from '../../../client/service/answer.ts'
import { ask } from '../../../client/service/ask.ts'
import { countedAccounts, type HeldAccount, heldAccounts, unlockedAccounts } from '../../data/accounts/held-accounts.ts'
import type { RecordKind } from '../record.ts'

/** Which accounts we may look at. What is ticked is unlocked, the rest is locked; what is asked to move already stays as it is. */
export const unlocks: RecordKind = {
  load: async () => {
    const held = await heldAccounts.load()
    return held.ok ? done({ accounts: unlockedAccounts(held.data).map(({ pk }) => pk) }) : held
  },
  save: async ({ accounts }) => {
    const held = await heldAccounts.load()
    if (!held.ok) return held
    const ticked = Array.isArray(accounts) ? accounts : []
    const of = (source: HeldAccount['source']) =>
      choiceOf(
        countedAccounts(held.data).filter((one) => one.source === source),
        ticked,
      )
    const saved = await unlockBoth(of('linked'), of('manual'))
    heldAccounts.forget()
    return saved
  },
}

type Choice = { readonly unlock: readonly string[]; readonly lock: readonly string[] }

function choiceOf(accounts: readonly HeldAccount[], ticked: readonly unknown[]): Choice {
  const changed = accounts.filter(({ pk, is_unlocked }) => ticked.includes(pk) !== is_unlocked)
  return {
    unlock: changed.filter(({ is_unlocked }) => !is_unlocked).map(({ pk }) => pk),
    lock: changed.filter(({ is_unlocked, rollover_requested }) => is_unlocked && !rollover_requested).map(({ pk }) => pk),
  }
}

async function unlockBoth(linked: Choice, manual: Choice): Promise<Answer<unknown>> {
  if (!isNothing(linked)) {
    const saved = await ask('POST /api/v1/financial_accounts/unlock_requested/', { body: { accounts: linked } })
    if (!saved.ok) return saved
  }
  if (isNothing(manual)) return done(undefined)
  return ask('POST /api/v1/financial_accounts/manual_unlock_requested/', { body: { accounts: manual } })
}

function isNothing({ unlock, lock }: Choice): boolean {
  return unlock.length === 0 && lock.length === 0
}
