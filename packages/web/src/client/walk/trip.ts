import type { Origin } from '@app/engine'

/** Where a side trip began, as the walk put it into the history with the address. Nobody else writes there. */
export function originIn(state: unknown): Origin | undefined {
  return typeof state === 'object' && state !== null && 'from' in state ? (state.from as Origin) : undefined
}
