import { type Facts, type Flow, type FlowEvent, type Place, testsOnWay } from '@app/engine'
import type { Edge } from '../../client/walk/count-edge.ts'
import { tellTests } from './tell-tests.ts'

type Move = {
  readonly edge: Pick<Edge, 'from' | 'to' | 'kind'>
  readonly event: FlowEvent
  readonly before: Place
  readonly facts: Facts
  readonly person: string | undefined
}

/** Counts a move for the funnel, notes it for the walk, and tells the tests whose difference it showed. Nothing waits for any of it. */
export function reportMove(flow: Flow, { edge, event, before, facts, person }: Move): void {
  const { mode, version } = flow.resolved
  void import('../../client/walk/note-walk.ts')
    .then(({ noteWalk }) => noteWalk({ mode, version }, { begins: edge.kind === 'start', isFinished: edge.to === null }))
    .catch(() => undefined)
  const tests = testsShown(flow, event, before, facts)
  if (tests.length > 0) tellTests({ mode, version }, tests, person)
  void import('../../client/walk/count-edge.ts').then(({ countEdge }) => countEdge({ mode, version, ...edge })).catch(() => undefined)
}

function testsShown(flow: Flow, event: FlowEvent, before: Place, facts: Facts): readonly string[] {
  if (event.type === 'NEXT') return testsOnWay(flow, before, facts)
  return event.type === 'START' ? testsOnWay(flow, undefined, facts) : []
}
