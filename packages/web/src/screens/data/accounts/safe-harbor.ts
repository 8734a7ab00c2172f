import { done } from '../../../client/service/answer.ts'
import { ask } from '../../../client/service/ask.ts'
import type { Answered } from '../../../client/service/calls.ts'
import { resource } from '../../../client/service/resource.ts'

export type SafeHarbor = Answered<'GET /api/v1/accounts/safe-harbor/auto-rollover-accounts/'>['results'][number] & {
  /** Masked, where it is known. */
  readonly account_number: string | undefined
}

/** IRAs that a former plan has opened, or may have, with the numbers that are known. */
export const safeHarbors = resource<readonly SafeHarbor[]>(async () => {
  const [accounts, numbers] = await Promise.all([
    ask('GET /api/v1/accounts/safe-harbor/auto-rollover-accounts/'),
    ask('GET /api/v1/accounts/safe-harbor/account-numbers/'),
  ])
  if (!accounts.ok) return accounts
  if (!numbers.ok) return numbers
  const byAccount = new Map(numbers.data.results.map((one) => [one.pk, one.account_number]))
  return done(accounts.data.results.map((one) => ({ ...one, account_number: byAccount.get(one.pk) })))
})
