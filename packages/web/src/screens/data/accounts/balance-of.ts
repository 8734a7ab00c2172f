import type { BalanceBasis } from '@app/schemas/rules/accounts/balance-basis'
import { sameNameKey } from '@app/schemas/rules/accounts/employers'
import { eachOnce } from './each-once.ts'
import type { FeeLine } from './fees.ts'
import { type FoundAccount, isOwned, isWithoutMatch } from './found-accounts.ts'
import { type HeldAccount, isPlan } from './held-accounts.ts'

/** What is in an account, and how that is known. An estimate has two ends; what is known has one value for both. */
export type Balance = { readonly basis: BalanceBasis; readonly low: number; readonly high: number } | { readonly basis: 'unknown' }

const bases = { told: 'record-keeper', stated: 'you', estimate: 'estimate' } as const

/** The balance of an account that was found: as reported, else estimated from salary and years. Where nothing was found there is none. */
export function balanceOf(account: FoundAccount, lines: readonly FeeLine[]): Balance {
  const { balance, balance_from: from, employer_name } = account
  if (isWithoutMatch(account)) return { basis: 'unknown' }
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

/** What makes up a person's total, each account once: what was found, and the plans that they have linked or added. */
export function balanceParts(found: readonly FoundAccount[], lines: readonly FeeLine[], held: readonly HeldAccount[]): readonly Part[] {
  const once = eachOnce(found, held)
  return [...once.found.filter(isOwned).map((account) => foundPart(account, lines)), ...once.held.filter(isPlan).map(heldPart)]
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
