import type { Part } from '../../screens/data/accounts/balance-of.ts'
import type { FoundAccount } from '../../screens/data/accounts/found-accounts.ts'
import type { Rollover } from '../../screens/data/accounts/rollovers.ts'

/** Everything a person has, by how sure it is. Only what is with us and what was seen where it is counts as theirs. */
export type Sums = {
  readonly withUs: number
  /** Read from accounts that the person has linked. */
  readonly linked: number
  /** Reported by record keepers. */
  readonly confirmed: number
  readonly told: number
  readonly likely: { readonly low: number; readonly high: number }
  /** Accounts whose balance nobody knows. */
  readonly unknown: number
}

/** `moved`: accounts whose money has arrived, which counts where it is now. */
export function sumsOf(withUs: number, parts: readonly Part[], moved: ReadonlySet<string>): Sums {
  const empty: Sums = { withUs, linked: 0, confirmed: 0, told: 0, likely: { low: 0, high: 0 }, unknown: 0 }
  const sums = parts.filter(({ id }) => !moved.has(id)).reduce(add, empty)
  return { ...sums, linked: floored(sums.linked), confirmed: floored(sums.confirmed), told: floored(sums.told) }
}

/** Accounts that were found, and whose money has arrived since. */
export function movedOf(found: readonly FoundAccount[], moving: readonly Rollover[]): ReadonlySet<string> {
  const arrived = new Set(moving.filter(({ state }) => state === 'received').map(({ pk }) => pk))
  return new Set(found.flatMap(({ pk, rollover }) => (rollover !== null && arrived.has(rollover) ? [pk] : [])))
}

/** Everything that is surely theirs. */
export function sureOf({ withUs, linked, confirmed }: Sums): number {
  return floored(withUs + linked + confirmed)
}

/** Down to the cent; the crumbs that sums of dollars carry are no reason for a cent less. */
function floored(dollars: number): number {
  return Math.floor(Math.round(dollars * 10_000) / 100) / 100
}

function add(sums: Sums, { balance }: Part): Sums {
  switch (balance.basis) {
    case 'record-keeper':
      return { ...sums, confirmed: sums.confirmed + balance.low }
    case 'linked':
      return { ...sums, linked: sums.linked + balance.low }
    case 'you':
      return { ...sums, told: sums.told + balance.low }
    case 'estimate':
      return { ...sums, likely: { low: sums.likely.low + balance.low, high: sums.likely.high + balance.high } }
    case 'unknown':
      return { ...sums, unknown: sums.unknown + 1 }
  }
}
