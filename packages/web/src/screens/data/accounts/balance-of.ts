import { isIraSubtype } from '@app/schemas/rules/accounts/account-subtypes'
import type { BalanceBasis } from '@app/schemas/rules/accounts/balance-basis'
import { sameNameKey } from '@app/schemas/rules/accounts/employers'
import type { FeeLine } from './fees.ts'
import { type FoundAccount, isOwned } from './found-accounts.ts'
import type { HeldAccount } from './held-accounts.ts'

/** What is in an account, and how that is known. An estimate has two ends; what is known has one value for both. */
export type Balance = { readonly basis: BalanceBasis; readonly low: number; readonly high: number } | { readonly basis: 'unknown' }

const bases = { told: 'record-keeper', stated: 'you', estimate: 'estimate' } as const

/** The balance of an account that was found: as reported, else estimated from salary and years. */
export function balanceOf(account: FoundAccount, lines: readonly FeeLine[]): Balance {
  const { balance, balance_from: from, employer_name } = account
  if (balance !== null && from !== null) return { basis: from, low: balance, high: balance }
  const key = sameNameKey(employer_name)
  const line = lines.find(({ company_name }) => sameNameKey(company_name) === key)
  if (!line?.balance) return { basis: 'unknown' }
  return { basis: line.balance_from === null ? 'estimate' : bases[line.balance_from], low: line.balance.low, high: line.balance.high }
}

export type Part = {
  readonly id: string
  readonly name: string
  readonly provider: string | null
  readonly sourceYear: number | null
  readonly balance: Balance
}

/**
 * What makes up a person's total, each account once: what was found, and what they have linked or added. A linked account stands for
 * the one that was found at the same provider, as it is seen where it is.
 */
export function balanceParts(found: readonly FoundAccount[], lines: readonly FeeLine[], held: readonly HeldAccount[]): readonly Part[] {
  const plans = held.filter(({ account_subtype, is_active }) => is_active && !isIraSubtype(account_subtype))
  const heldKeys = new Set(plans.flatMap(({ institution_name: name }) => (name === null ? [] : [sameNameKey(name)])))
  const isHeld = ({ record_keeper_name: keeper, balance_from }: FoundAccount) =>
    balance_from !== 'record-keeper' && keeper !== null && heldKeys.has(sameNameKey(keeper))
  const ofFound = found.filter((account) => isOwned(account) && !isHeld(account)).map((account) => foundPart(account, lines))
  const confirmed = new Set(
    ofFound.flatMap(({ provider, balance }) => (balance.basis === 'record-keeper' && provider !== null ? [sameNameKey(provider)] : [])),
  )
  const ofHeld = plans
    .filter(({ institution_name: name }) => name === null || !confirmed.has(sameNameKey(name)))
    .map((account) => heldPart(account))
  return [...ofFound, ...ofHeld]
}

function foundPart(account: FoundAccount, lines: readonly FeeLine[]): Part {
  const { pk, employer_name: name, record_keeper_name: provider, source_year: sourceYear } = account
  return { id: pk, name, provider, sourceYear, balance: balanceOf(account, lines) }
}

function heldPart({ pk, company_name, name, institution_name: provider, current_balance: dollars, source }: HeldAccount): Part {
  const balance: Balance =
    dollars === null ? { basis: 'unknown' } : { basis: source === 'linked' ? 'linked' : 'you', low: dollars, high: dollars }
  return { id: pk, name: company_name ?? name, provider, sourceYear: null, balance }
}

/** The sum of what is known and estimated; undefined when no balance is. */
export function totalOf(parts: readonly Part[]): { readonly low: number; readonly high: number } | undefined {
  const known = parts.flatMap(({ balance }) => (balance.basis === 'unknown' ? [] : [balance]))
  if (known.length === 0) return undefined
  return known.reduce((sum, { low, high }) => ({ low: sum.low + low, high: sum.high + high }), { low: 0, high: 0 })
}
