import { isIraSubtype } from '@app/schemas/rules/accounts/account-subtypes'
import { type Answer, done } from '../../../client/service/answer.ts'
import { ask } from '../../../client/service/ask.ts'
import type { Answered } from '../../../client/service/calls.ts'
import { resource } from '../../../client/service/resource.ts'

export type HeldAccount = Answered<'GET /api/v1/financial_accounts/accounts/'>['results'][number]

/** Retirement accounts that a person has linked or added by hand. */
export const heldAccounts = resource<readonly HeldAccount[]>(async () => {
  const answer = await ask('GET /api/v1/financial_accounts/accounts/', { query: { is_retirement: 'true' } })
  return answer.ok ? done(answer.data.results) : answer
})

/** Those that count as the person's: nobody looks at what they said isn't theirs, or asks for it to be moved. */
export function countedAccounts(held: readonly HeldAccount[]): readonly HeldAccount[] {
  return held.filter(({ is_active: isActive }) => isActive)
}

/** Those that we may look at, and ask for to be moved. */
export function unlockedAccounts(held: readonly HeldAccount[]): readonly HeldAccount[] {
  return countedAccounts(held).filter(({ is_unlocked: isUnlocked }) => isUnlocked)
}

/** Of an employer, and not of the person's own. */
export function isPlan({ account_subtype: subtype }: HeldAccount): boolean {
  return !isIraSubtype(subtype)
}

/** Counts an account among those of the person, or leaves it out: shown at once, and as it was where that can't be saved. */
export async function countAccount(account: HeldAccount, isActive: boolean): Promise<Answer<unknown>> {
  const { pk: id, version: base } = account
  put({ ...account, is_active: isActive })
  const answer = await ask('PATCH /api/v1/financial_accounts/accounts/{id}/update/', {
    params: { id },
    body: { is_active: isActive },
    base,
  })
  put(answer.ok ? answer.data : account)
  return answer
}

function put(changed: HeldAccount): void {
  heldAccounts.put((heldAccounts.peek() ?? []).map((one) => (one.pk === changed.pk ? changed : one)))
}
