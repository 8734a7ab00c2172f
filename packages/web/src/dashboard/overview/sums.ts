import type { Part } from '../../screens/data/accounts/balance-of.ts'

/** Everything a person has, by how sure it is. Only what is with us and what was seen where it is counts as theirs. */
export type Sums = {
  readonly withUs: number
  /** Reported by record keepers, and read from linked accounts. */
  readonly seen: number
  readonly told: number
  readonly likely: { readonly low: number; readonly high: number }
  /** Accounts whose balance nobody knows. */
  readonly unknown: number
}

/** `moved`: accounts whose money has arrived, which counts where it is now. */
export function sumsOf(withUs: number, parts: readonly Part[], moved: ReadonlySet<string>): Sums {
  const empty: Sums = { withUs, seen: 0, told: 0, likely: { low: 0, high: 0 }, unknown: 0 }
  return parts.filter(({ id }) => !moved.has(id)).reduce(add, empty)
}

function add(sums: Sums, { balance }: Part): Sums {
  switch (balance.basis) {
    case 'record-keeper':
    case 'linked':
      return { ...sums, seen: sums.seen + balance.low }
    case 'you':
      return { ...sums, told: sums.told + balance.low }
    case 'estimate':
      return { ...sums, likely: { low: sums.likely.low + balance.low, high: sums.likely.high + balance.high } }
    case 'unknown':
      return { ...sums, unknown: sums.unknown + 1 }
  }
}
