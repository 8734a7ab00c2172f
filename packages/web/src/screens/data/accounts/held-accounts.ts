import { done } from '../../../client/service/answer.ts'
import { ask } from '../../../client/service/ask.ts'
import type { Answered } from '../../../client/service/calls.ts'
import { resource } from '../../../client/service/resource.ts'

export type HeldAccount = Answered<'GET /api/v1/financial_accounts/accounts/'>['results'][number]

/** Retirement accounts that a person has linked or added by hand. */
export const heldAccounts = resource<readonly HeldAccount[]>(async () => {
  const answer = await ask('GET /api/v1/financial_accounts/accounts/', { query: { is_retirement: 'true' } })
  return answer.ok ? done(answer.data.results) : answer
})
