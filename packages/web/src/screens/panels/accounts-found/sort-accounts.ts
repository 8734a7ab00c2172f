import { type FoundAccount, isWithoutMatch } from '../../data/accounts/found-accounts.ts'

/** How an account is known, the surest first. */
const groups = ['confirmed', 'filing', 'told', 'no-match'] as const
export type Group = (typeof groups)[number]

export function groupOf(account: FoundAccount): Group {
  if (account.record_keeper_answer === 'found') return 'confirmed'
  if (isWithoutMatch(account)) return 'no-match'
  return account.kind === 'matched' ? 'filing' : 'told'
}

/** By how they are known; within that, the surest match first. */
export function sortAccounts(accounts: readonly FoundAccount[]): readonly FoundAccount[] {
  const place = (account: FoundAccount) => groups.indexOf(groupOf(account))
  return accounts.toSorted((one, other) => place(one) - place(other) || (other.confidence ?? 0) - (one.confidence ?? 0))
}

/** What happens with an account next, and who does it. */
export type NextAction = 'moving' | 'compare' | 'keep' | 'wait' | 'asked-next' | 'call' | 'gone' | 'look-further'

export function nextAction(account: FoundAccount, isStayCheaper: boolean): NextAction {
  const { kind, rollover, record_keeper_answer: heard } = account
  if (rollover !== null) return 'moving'
  if (kind === 'no-match') return 'look-further'
  if (heard === 'found') return isStayCheaper ? 'keep' : 'compare'
  const others = { nothing: 'gone', 'needs-call': 'call', waiting: 'wait', 'not-asked': 'asked-next' } as const
  return others[heard]
}
