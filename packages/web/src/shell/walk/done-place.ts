import type { FlowEvent, Place } from '@app/engine'
import type { Edge } from '../../client/walk/count-edge.ts'

type Moved = {
  /** Where the person was last by doing something; undefined when they have only looked so far. */
  readonly doneAt: Place | undefined
  readonly before: Place
  readonly event: FlowEvent
  readonly kind: Edge['kind'] | undefined
  readonly after: Place
  /** The steps to which the person has come by doing since the page was loaded. */
  readonly walked: ReadonlySet<string>
}

const forward: ReadonlySet<Edge['kind'] | undefined> = new Set(['next', 'return', 'aside'])

/**
 * The place that an event leaves to be saved, or undefined when nothing was done. Pressing on is doing, and so is going back over what
 * was walked, and forward again; opening an address or a menu item is looking, and so is going back from there. A changed answer is saved
 * without a move.
 */
export function donePlace({ doneAt, before, event, kind, after, walked }: Moved): Place | undefined {
  if (forward.has(kind)) return after
  const isOnWay = doneAt?.step === before.step
  if (kind === 'back') return isOnWay ? after : undefined
  if (event.type === 'GO' && event.popped) return isOnWay && walked.has(after.step) ? after : undefined
  if (event.type === 'NEXT' || event.type === 'FACTS') return doneAt ?? after
  return undefined
}
