import type { PanelBlock } from '@app/schemas/flow/panels/panel-block'
import type { Match } from '../../data/search/unclaimed.ts'

export type View = PanelBlock<'unclaimed-matches'>['view']

/** Which matches a view shows. What is new stays in sight after it was answered, so that the answer can be taken back. */
export function shownMatches(matches: readonly Match[], view: View, fresh: ReadonlySet<string>): readonly Match[] {
  if (view === 'new') return matches.filter(({ pk }) => fresh.has(pk))
  if (view === 'all') return matches
  return matches.filter(({ state }) => state === 'confirmed' || state === 'claim-started' || state === 'claimed')
}
