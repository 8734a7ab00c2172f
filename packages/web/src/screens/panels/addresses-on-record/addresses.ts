import type { Match } from '../../data/search/unclaimed.ts'

/** An address under which states hold something, with everything that they hold under it. */
export type Address = {
  readonly key: string
  readonly words: string
  readonly zip: string | null
  readonly matches: readonly Match[]
  /** The answer of the person: none of it is theirs. */
  readonly isNever: boolean
  /** A claimed match can no longer be given to somebody else. */
  readonly isClaimed: boolean
}

/** The addresses of matches, each once. A match without one has nothing to be asked here. */
export function addressesOf(matches: readonly Match[]): readonly Address[] {
  const placed = matches.filter(({ address_on_record: at }) => at.city !== null || at.zip_code !== null)
  const byAddress = Map.groupBy(placed, ({ address_on_record: { city, state, zip_code } }) => JSON.stringify([city, state, zip_code]))
  return [...byAddress].map(([key, group]) => ({
    key,
    words: wordsOf(group),
    zip: group[0]?.address_on_record.zip_code ?? null,
    matches: group,
    isNever: group.every(({ state }) => state === 'rejected'),
    isClaimed: group.some(({ state }) => state === 'claim-started' || state === 'claimed'),
  }))
}

function wordsOf([first]: readonly Match[]): string {
  const { city = null, state = null, zip_code = null } = first?.address_on_record ?? {}
  return [[city, state].filter(Boolean).join(', '), zip_code].filter(Boolean).join(' ')
}
