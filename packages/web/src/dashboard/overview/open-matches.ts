import type { Match, Unclaimed } from '../../screens/data/search/unclaimed.ts'

const order: readonly Match['state'][] = ['claim-started', 'confirmed', 'found']

/** What may be a person’s and has not been paid: claims first, then what they said is theirs, then what they have not answered. */
export function openMatches(known: Unclaimed | undefined): readonly Match[] {
  return (known?.results ?? [])
    .filter(({ state }) => order.includes(state))
    .toSorted((one, other) => order.indexOf(one.state) - order.indexOf(other.state))
}
