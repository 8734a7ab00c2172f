import { done } from '../../../client/service/answer.ts'
import { ask } from '../../../client/service/ask.ts'
import type { Answered } from '../../../client/service/calls.ts'
import { resource } from '../../../client/service/resource.ts'

export type BankAccount = NonNullable<Answered<'GET /api/v1/financial_accounts/accounts/primary/'>['account']>

/** The account that money is paid in from and out to, once there is one. */
export const bankAccount = resource<BankAccount | undefined>(async () => {
  const answer = await ask('GET /api/v1/financial_accounts/accounts/primary/')
  return answer.ok ? done(answer.data.account ?? undefined) : answer
})
