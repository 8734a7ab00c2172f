import { withoutReplaced } from '@app/schemas/rules/accounts/without-replaced'
import { done } from '../../../client/service/answer.ts'
import { ask } from '../../../client/service/ask.ts'
import type { Answered } from '../../../client/service/calls.ts'
import { resource } from '../../../client/service/resource.ts'

export type IraAccount = Answered<'GET /api/v1/accounts/ira/'>['results'][number]
export type BrokerageAccount = Answered<'GET /api/v1/apex/user/accounts/'>['results'][number]
export type BrokerageIssue = Answered<'GET /api/v1/apex/investigation/issues/'>['results'][number]

const decided: ReadonlySet<BrokerageAccount['state']> = new Set(['ACTIVE', 'REJECTED', 'CLOSED'])

/** Applied for, and neither open nor refused yet. */
export function isBeingOpened({ state }: BrokerageAccount): boolean {
  return !decided.has(state)
}

/** Everything in an account, with what waits there to go out, less what is owed. In whole cents: sums of dollars carry crumbs. */
export function sumIn({ cash_available: cash, unsettled, held, owed, invested }: BrokerageAccount): number {
  return (toCents(cash) + toCents(unsettled) + toCents(held) + toCents(invested) - toCents(owed)) / 100
}

/** IRAs that a person has entered, the oldest first. */
export const savedIraAccounts = resource<readonly IraAccount[]>(async () => {
  const answer = await ask('GET /api/v1/accounts/ira/')
  return answer.ok ? done(answer.data.results) : answer
})

type Opened = { readonly accounts: readonly BrokerageAccount[]; readonly issues: readonly BrokerageIssue[] }

/** Accounts that were opened here or are being opened, with what holds them up. */
export const openedAccounts = resource<Opened>(async () => {
  const [accounts, issues] = await Promise.all([ask('GET /api/v1/apex/user/accounts/'), ask('GET /api/v1/apex/investigation/issues/')])
  if (!accounts.ok) return accounts
  if (!issues.ok) return issues
  return done({ accounts: withoutReplaced(accounts.data.results), issues: issues.data.results })
})

function toCents(dollars: number): number {
  return Math.round(dollars * 100)
}
