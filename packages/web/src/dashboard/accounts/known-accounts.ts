import { type Balance, balanceOf } from '../../screens/data/accounts/balance-of.ts'
import { eachOnce } from '../../screens/data/accounts/each-once.ts'
import type { FeeLine } from '../../screens/data/accounts/fees.ts'
import type { FoundAccount } from '../../screens/data/accounts/found-accounts.ts'
import type { HeldAccount } from '../../screens/data/accounts/held-accounts.ts'
import type { SafeHarbor } from '../../screens/data/accounts/safe-harbor.ts'
import type { Match } from '../../screens/data/search/unclaimed.ts'
import { groupOf } from '../../screens/panels/accounts-found/sort-accounts.ts'

/** An account or money elsewhere, by how it came to be known. */
export type Known = { readonly id: string; readonly balance: Balance } & (
  | { readonly from: 'search'; readonly account: FoundAccount }
  | { readonly from: 'link' | 'person'; readonly account: HeldAccount }
  | { readonly from: 'state'; readonly match: Match }
  | { readonly from: 'safe-harbor'; readonly account: SafeHarbor }
)

export type Sources = {
  readonly found: readonly FoundAccount[]
  readonly fees: readonly FeeLine[]
  readonly held: readonly HeldAccount[]
  readonly matches: readonly Match[]
  readonly safeHarbors: readonly SafeHarbor[]
}

/** Everything elsewhere that is the person’s or may be, each once, the surest first. What is being moved is shown by the tracker. */
export function knownAccounts({ found, fees, held, matches, safeHarbors }: Sources): readonly Known[] {
  const once = eachOnce(found, held)
  const others = once.held.filter(({ rollover_requested: isMoving }) => !isMoving)
  return [
    ...once.found
      .filter(isShown)
      .map((account) => ({ id: account.pk, from: 'search' as const, account, balance: balanceOf(account, fees) })),
    ...others.map((account) => ({
      id: account.pk,
      from: account.source === 'linked' ? ('link' as const) : ('person' as const),
      account,
      balance: exactly(account.current_balance, account.source === 'linked' ? 'linked' : 'you'),
    })),
    ...matches
      .filter(({ state }) => state !== 'rejected')
      .map((match) => ({ id: match.pk, from: 'state' as const, match, balance: { basis: 'unknown' as const } })),
    ...safeHarbors.map((account) => ({
      id: `${account.state}-${account.pk}`,
      from: 'safe-harbor' as const,
      account,
      balance: exactly(account.balance, 'you'),
    })),
  ].toSorted((one, other) => rankOf(one) - rankOf(other))
}

/** An account that is the person's as far as is known, and is not being moved. */
function isShown({ show, is_mine, rollover }: FoundAccount): boolean {
  return show && is_mine !== 'no' && rollover === null
}

function exactly(dollars: number | null, basis: 'linked' | 'you'): Balance {
  return dollars === null ? { basis: 'unknown' } : { basis, low: dollars, high: dollars }
}

const ranks = { confirmed: 0, link: 0, filing: 1, told: 2, person: 2, state: 3, 'safe-harbor': 4, 'no-match': 5 } as const

function rankOf(known: Known): number {
  return ranks[known.from === 'search' ? groupOf(known.account) : known.from]
}
