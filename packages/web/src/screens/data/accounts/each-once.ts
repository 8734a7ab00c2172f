import { sameNameKey } from '@app/schemas/rules/accounts/employers'
import { type FoundAccount, isOwned } from './found-accounts.ts'
import { countedAccounts, type HeldAccount, isPlan } from './held-accounts.ts'

type Once = { readonly found: readonly FoundAccount[]; readonly held: readonly HeldAccount[] }

/**
 * What was found and what a person has linked or added, each account once. A plan that they hold stands for the one that was found at the
 * same company, as it is seen where it is; only what that company has reported itself counts before it.
 */
export function eachOnce(found: readonly FoundAccount[], held: readonly HeldAccount[]): Once {
  const counted = countedAccounts(held)
  const heldAt = keysOf(counted.filter(isPlan).map(({ institution_name: name }) => name))
  const others = found.filter((account) => isReported(account) || !isAt(heldAt, account.record_keeper_name))
  const reportedAt = keysOf(others.filter((one) => isOwned(one) && isReported(one)).map(({ record_keeper_name: name }) => name))
  return { found: others, held: counted.filter((account) => !isPlan(account) || !isAt(reportedAt, account.institution_name)) }
}

function isReported({ balance_from: from }: FoundAccount): boolean {
  return from === 'record-keeper'
}

function keysOf(names: readonly (string | null)[]): ReadonlySet<string> {
  return new Set(names.flatMap((name) => (name === null ? [] : [sameNameKey(name)])))
}

function isAt(keys: ReadonlySet<string>, name: string | null): boolean {
  return name !== null && keys.has(sameNameKey(name))
}
