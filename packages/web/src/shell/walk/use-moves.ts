import {
  admit,
  type Facts,
  type Flow,
  type FlowContext,
  type FlowEvent,
  type Place,
  type ResolvedMode,
  testsOnStep,
  testsOnWay,
} from '@app/engine'
import type { StepFile } from '@app/schemas/flow/steps/step'
import { useCallback, useEffect, useRef } from 'react'
import { addressOf, saveLastPlace } from '../../client/walk/address.ts'
import type { Edge } from '../../client/walk/count-edge.ts'
import { savePlace } from '../../client/walk/journey.ts'
import { saveOfMode } from '../../client/walk/kept-of-mode.ts'
import type { Arrival, Visit } from './arrive.ts'

type Mode = Arrival['mode']
type Snapshot = { readonly context: FlowContext; readonly status: string }
type Moved = { readonly was: Snapshot; readonly event: FlowEvent; readonly is: Snapshot }

type Moves = {
  /** After the machine has taken an event: saves the place where that leaves the person, if anything was done, and counts the move. */
  readonly moved: (moved: Moved) => void
  /** The place that a person brings along from elsewhere. */
  readonly bring: (place: Place, now: FlowContext) => void
  /** A change that led off the way is done: who is on its last page by doing has come back to this place by doing, too. */
  readonly comeBack: (place: Place, now: FlowContext) => void
}

/** What comes of each move of a walk: its place is saved, and it is counted where it is one that counts. */
export function useMoves(mode: Mode, saved: Place | undefined, person: string | undefined): Moves {
  const { flow } = mode
  const { move, bring, comeBack } = useDonePlace(mode, saved, person)
  const isNew = saved === undefined
  const moved = useCallback(
    ({ was, event, is }: Moved) => {
      const { mode: name } = flow.resolved
      const edge = edgeOf(positionOf(was), event, positionOf(is), isNew && !begun.has(name))
      const before = was.context.place
      move({ before, event, kind: edge?.kind, now: is.context })
      if (!edge) return
      begun.add(name)
      reportMove(flow, { edge, event, before, facts: is.context.facts, person })
    },
    [flow, move, person, isNew],
  )
  return { moved, bring, comeBack }
}

/** The modes that were walked since the page was loaded: who makes an account on the way does not begin once more. */
const begun = new Set<string>()

function positionOf({ context, status }: Snapshot): Position {
  return { context, hasLeft: status === 'done' }
}

type Step = { readonly before: Place; readonly event: FlowEvent; readonly kind: Edge['kind'] | undefined; readonly now: FlowContext }

/** Where a person was last by doing something, which is where they are put back to: kept, and saved as it moves. */
function useDonePlace(mode: Mode, saved: Place | undefined, person: string | undefined) {
  const doneAt = useRef(saved)
  const walked = useRef(new Set<string>())

  const bring = useCallback(
    (place: Place, { place: now, facts }: FlowContext) => {
      // A changed answer may have closed the page on which the person was.
      doneAt.current = admit(mode.flow, place, facts).refused === undefined ? place : now
      save(mode, doneAt.current, facts, person)
    },
    [mode, person],
  )
  const move = useCallback(
    ({ before, event, kind, now }: Step) => {
      const done = donePlace({ doneAt: doneAt.current, before, event, kind, after: now.place, walked: walked.current })
      if (!done) return
      bring(done, now)
      walked.current.add(before.step).add(doneAt.current?.step ?? before.step)
    },
    [bring],
  )
  const comeBack = useCallback(
    (place: Place, now: FlowContext) => {
      if (doneAt.current?.step !== now.place.step) return
      bring(place, now)
      walked.current.add(place.step)
    },
    [bring],
  )
  return { move, bring, comeBack }
}

function save({ flow, questions }: Mode, place: Place, facts: Facts, person: string | undefined): void {
  const { mode: name, version } = flow.resolved
  saveLastPlace({ pathname: addressOf(name, place.step), mode: name, person: person ?? 'anonymous' })
  if (person === undefined) saveOfMode('visit', name, { facts, place, version } satisfies Visit)
  // A step that only others have is no place in this mode: where they left off stays what it was.
  else if (flow.resolved.steps[place.step]) void savePlace({ mode: name, flow, place, facts, questions: new Set(Object.keys(questions)) })
}

type Doing = {
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
export function donePlace({ doneAt, before, event, kind, after, walked }: Doing): Place | undefined {
  if (forward.has(kind)) return after
  const isOnWay = doneAt?.step === before.step
  if (kind === 'back') return isOnWay ? after : undefined
  if (event.type === 'GO' && event.popped) return isOnWay && walked.has(after.step) ? after : undefined
  if (event.type === 'NEXT' || event.type === 'FACTS') return doneAt ?? after
  return undefined
}

type Move = {
  readonly edge: Pick<Edge, 'from' | 'to' | 'kind'>
  readonly event: FlowEvent
  readonly before: Place
  readonly facts: Facts
  readonly person: string | undefined
}

/** Comes when there is something to tell. */
const loadNotes = () => import('../../client/walk/note-walk.ts')

/** Counts a move for the funnel, notes it for the walk, and tells the tests whose difference it showed. Nothing waits for any of it. */
function reportMove(flow: Flow, { edge, event, before, facts, person }: Move): void {
  const { mode, version } = flow.resolved
  void loadNotes()
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

/** Tells of the A/B tests that make a difference to this person on the step that is shown, as soon as it is. */
export function useSeenTests(flow: Flow, step: StepFile | undefined, facts: Facts, person: string | undefined): void {
  const names = step ? testsOnStep(flow, step, facts).join(' ') : ''
  useEffect(() => {
    if (names !== '') tellTests(flow.resolved, names.split(' '), person)
  }, [flow, names, person])
}

type Walked = Pick<ResolvedMode, 'mode' | 'version'>

/** Says that a person has seen a difference that A/B tests make: for the test, and for the walk. Nothing waits for it. */
function tellTests({ mode, version }: Walked, names: readonly string[], person: string | undefined): void {
  void loadNotes()
    .then(({ noteWalk, reportExposure }) => Promise.all([reportExposure(names, person), noteWalk({ mode, version }, { seen: names })]))
    .catch(() => undefined)
}

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
