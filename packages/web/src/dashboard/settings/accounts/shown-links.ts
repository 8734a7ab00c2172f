import type { Link } from '../../../screens/data/accounts/links.ts'

/** Those that stand or are on their way. */
export function shownLinks(all: readonly Link[]): readonly Link[] {
  return all.filter(({ state }) => state !== 'removed' && state !== 'failed')
}
