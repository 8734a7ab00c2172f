import { type Answer, done } from '../../../client/service/answer.ts'
import { ask } from '../../../client/service/ask.ts'
import type { Answered } from '../../../client/service/calls.ts'
import { resource } from '../../../client/service/resource.ts'

export type FoundAccount = Answered<'GET /api/v1/accounts/found_accounts/'>['results'][number]
export type AccountPlan = NonNullable<FoundAccount['account_plan']>

/** What a person may say of an account. */
export type AccountAnswer = Partial<Pick<FoundAccount, 'is_mine' | 'selected' | 'account_plan' | 'online_access' | 'tax_type'>>

/** Every account that a search knows of, those for which it found nothing too. */
export const foundAccounts = resource<readonly FoundAccount[]>(() => readAccounts())

/** Whether neither a filing nor a record keeper knows of it. */
export function isWithoutMatch({ kind, record_keeper_answer: heard }: FoundAccount): boolean {
  return heard !== 'found' && (kind === 'no-match' || heard === 'nothing')
}

/** True for what may be money of this person. */
export function isOwned({ kind, is_mine, record_keeper_answer: heard, show }: FoundAccount): boolean {
  return kind !== 'no-match' && is_mine !== 'no' && heard !== 'nothing' && show
}

/** Whether nobody knows yet who holds it. Of one that has answered it need not be said that its name is missing. */
export function isHolderMissing({ record_keeper_name: keeper, record_keeper_answer: heard }: FoundAccount): boolean {
  return keeper === null && heard !== 'found'
}

/** Reads them without asking how fresh they are. */
export async function readAccounts(): Promise<Answer<readonly FoundAccount[]>> {
  const answer = await ask('GET /api/v1/accounts/found_accounts/')
  return answer.ok ? done(answer.data.results) : answer
}
