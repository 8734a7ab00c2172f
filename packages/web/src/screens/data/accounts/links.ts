import { done } from '../../../client/service/answer.ts'
import { ask } from '../../../client/service/ask.ts'
import type { Answered } from '../../../client/service/calls.ts'
import { bankAccount } from '../money/bank-account.ts'
import { savedResource } from '../saved-resource.ts'
import { heldAccounts } from './held-accounts.ts'

export type Link = Answered<'GET /api/v1/financial_accounts/plaid/linked_institutions/'>['results'][number]
export type LinkedAccount = Answered<'GET /api/v1/financial_accounts/accounts/'>['results'][number]

/** Banks and plans that the person has linked, or tried to: the newest first. */
export const links = savedResource<readonly Link[]>(async () => {
  const answer = await ask('GET /api/v1/financial_accounts/plaid/linked_institutions/')
  return answer.ok ? done(answer.data.results) : answer
})

/** The accounts that were read there. */
export const linkedAccounts = savedResource<readonly LinkedAccount[]>(async () => {
  const answer = await ask('GET /api/v1/financial_accounts/accounts/')
  return answer.ok ? done(answer.data.results.filter(({ source }) => source === 'linked')) : answer
})

/** After something was linked or ended: everything that shows accounts reads them anew. */
export async function readLinksAnew(): Promise<void> {
  heldAccounts.forget()
  bankAccount.forget()
  await Promise.all([links.readAnew(), linkedAccounts.readAnew()])
}
