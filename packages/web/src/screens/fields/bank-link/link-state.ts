import type { Link } from '../../data/accounts/links.ts'
import type { LinkKind } from '../../linking/link-kind.ts'

export type LinkState = 'linked' | 'waiting' | 'failed' | 'failed-before' | undefined

/** The state of linking by what the service knows: a working link counts, else the newest. */
export function linkState(all: readonly Link[], kind: LinkKind): LinkState {
  const own = all.filter((link) => link.kind === kind)
  if (own.some(({ state }) => state === 'linked')) return 'linked'
  const newest = own[0]?.state
  if (newest === 'waiting_for_partner') return 'waiting'
  return newest === 'failed' || newest === 'login_required' ? 'failed-before' : undefined
}
