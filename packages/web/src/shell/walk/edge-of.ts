import type { FlowContext, FlowEvent, Place } from '@app/engine'
import type { Edge } from '../../client/walk/count-edge.ts'

type Position = { readonly context: Pick<FlowContext, 'place' | 'trail'>; readonly hasLeft: boolean }

/** The edge that an event moved a person along; undefined when they did not move. `isNew`: nothing is saved for them in this mode. */
export function edgeOf(
  before: Position,
  event: FlowEvent,
  after: Position,
  isNew: boolean,
): Pick<Edge, 'from' | 'to' | 'kind'> | undefined {
  const from = before.context.place.step === '' ? null : before.context.place.step
  const to = after.hasLeft ? null : after.context.place.step
  if (to === '' || from === to) return undefined
  return { from, to, kind: from === null ? (isNew ? 'start' : 'again') : kindOf(before, event, after) }
}

function kindOf(before: Position, event: FlowEvent, after: Position): Edge['kind'] {
  if (event.type === 'BACK') return 'back'
  if (event.type === 'GO' && event.popped && after.context.trail.length < before.context.trail.length) return 'back'
  if (event.type !== 'NEXT' && event.type !== 'TAKE') return 'open'
  const [was, is] = [before.context.place, after.context.place]
  if (!after.hasLeft && was.from && isOnWay(was, is.step)) return 'return'
  return is.from && !after.hasLeft ? 'aside' : 'next'
}

/** Whether a side trip came by a step. */
function isOnWay({ from }: Place, step: string): boolean {
  return from !== undefined && (from.step === step || isOnWay(from, step))
}
