import { type Answer, done } from '../../../client/service/answer.ts'
import { ask } from '../../../client/service/ask.ts'
import type { Answered } from '../../../client/service/calls.ts'
import { resource } from '../../../client/service/resource.ts'
import { fees } from './fees.ts'

export type FoundAccount = Answered<'GET /api/v1/accounts/found_accounts/'>['results'][number]
export type AccountPlan = NonNullable<FoundAccount['account_plan']>

/** What a person may say of an account. */
export type AccountAnswer = Partial<Pick<FoundAccount, 'is_mine' | 'selected' | 'account_plan' | 'online_access' | 'tax_type'>>

/** Every account that a search knows of, those for which it found nothing too. */
export const foundAccounts = resource<readonly FoundAccount[]>(async () => {
  const answer = await ask('GET /api/v1/accounts/found_accounts/')
  return answer.ok ? done(answer.data.results) : answer
})

/** True for what may be money of this person. */
export function isOwned({ kind, is_mine, record_keeper_answer: heard, show }: FoundAccount): boolean {
  return kind !== 'no-match' && is_mine !== 'no' && heard !== 'nothing' && show
}

/** Whether nobody knows yet who holds it. Of one that has answered it need not be said that its name is missing. */
export function isHolderMissing({ record_keeper_name: keeper, record_keeper_answer: heard }: FoundAccount): boolean {
  return keeper === null && heard !== 'found'
}

/**
 * Keeps what a person says of accounts, all of it at once. An account that the record keeper has changed meanwhile is read anew, and
 * what was said is said of it as it is now: it is about the account and not about its balance.
 */
export async function updateAccounts(say: (account: FoundAccount) => AccountAnswer | undefined): Promise<Answer<unknown>> {
  const first = await send(say, false)
  return !first.ok && first.failure.code === 'conflict_version' ? send(say, true) : first
}

async function send(say: (account: FoundAccount) => AccountAnswer | undefined, isAgain: boolean): Promise<Answer<unknown>> {
  // Read anew without asking how fresh it is: the version has to be the one of now.
  const loaded = isAgain ? await readAnew() : await foundAccounts.load()
  if (!loaded.ok) return loaded
  const changes = loaded.data.flatMap((account) => {
    const said = say(account)
    return said && isNews(account, said) ? [{ pk: account.pk, version: account.version, ...said }] : []
  })
  if (changes.length === 0) return done(undefined)
  const saids = new Map(changes.map(({ pk, version: _version, ...said }) => [pk, said]))
  // Shown at once, and as it was before where it can't be saved.
  foundAccounts.put(loaded.data.map((account) => ({ ...account, ...saids.get(account.pk) })))
  const answer = await ask('POST /api/v1/accounts/found_accounts/update/', { body: { found_accounts: changes } })
  if (!answer.ok) {
    foundAccounts.put(loaded.data)
    return answer
  }
  foundAccounts.put(answer.data.results)
  // The plan of an account that is not theirs costs them nothing.
  if (changes.some(({ is_mine: isMine }) => isMine !== undefined)) fees.forget()
  return answer
}

async function readAnew(): Promise<Answer<readonly FoundAccount[]>> {
  const answer = await ask('GET /api/v1/accounts/found_accounts/')
  if (!answer.ok) return answer
  foundAccounts.put(answer.data.results)
  return done(answer.data.results)
}

function isNews(account: FoundAccount, said: AccountAnswer): boolean {
  return Object.entries(said).some(([name, value]) => account[name as keyof AccountAnswer] !== value)
}
