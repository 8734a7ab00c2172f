import type { Match } from '../../data/search/unclaimed.ts'

/** What a step is about: all that may be theirs, only what is new, claiming it, or what is confirmed. */
export type View = 'all' | 'new' | 'claim' | 'confirmed'

const views: Readonly<Record<string, View>> = {
  'get-lost-money-new': 'new',
  'get-lost-money-free': 'claim',
  'get-lost-money-online': 'confirmed',
}

export function viewOf(step: string): View {
  return views[step] ?? 'all'
}

/** Which matches a view shows. What is new stays in sight after it was answered, so that the answer can be taken back. */
export function shownMatches(matches: readonly Match[], view: View, fresh: ReadonlySet<string>): readonly Match[] {
  if (view === 'new') return matches.filter(({ pk }) => fresh.has(pk))
  if (view === 'all') return matches
  return matches.filter(({ state }) => state === 'confirmed' || state === 'claim-started' || state === 'claimed')
}
