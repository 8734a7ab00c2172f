import { type Decision, type Facts, type Flow, type FlowContext, type FlowEvent, next, type Origin, type Place } from '@app/engine'
import { useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { addressOf, stepOf } from '../../client/walk/address.ts'
import type { WalkedMode } from '../../client/walk/flow.ts'
import { originIn } from '../../client/walk/trip.ts'
import { earlierSteps } from './earlier-steps.ts'

/** What the entry of the history of a page that was opened to change an answer says. */
export type Changing = {
  /** Where to come back to, and where that was reached from if it is aside. */
  readonly returnTo: string
  readonly returnFrom?: Origin
  /** Which answer it was where it is one of several. */
  readonly field?: string
  /** Which pages the change has opened that come first. */
  readonly opened?: readonly string[]
}

type Walk = {
  readonly context: FlowContext
  readonly send: (event: FlowEvent, changing?: Changing) => void
  readonly comeBack: (place: Place) => void
}

/**
 * What follows a step that is done: the next one, or, after what a changed answer has opened, the page on which it was being checked.
 * People who went elsewhere while it was being saved stay there.
 */
export function useDone(mode: WalkedMode, walk: Walk): (learned: Facts) => void {
  const { flow } = mode
  const { state } = useLocation()
  const navigate = useNavigate()
  const now = useRef(walk.context)
  now.current = walk.context
  return (learned) => {
    const { place, facts } = walk.context
    // The address is ahead when the browser goes back, and the walk at a press.
    const isLeft = now.current.place.step !== place.step || stepOf(flow.resolved.mode, window.location.pathname) !== place.step
    if (isLeft) return walk.send({ type: 'FACTS', facts: learned })
    const is = { ...facts, ...learned }
    const changing = changingIn(state)
    if (changing === undefined || changing.returnTo === place.step) return walk.send({ type: 'NEXT', facts: learned })
    const { returnTo: back, returnFrom: from } = changing
    const opened = openedSteps(mode, back, { was: facts, is, opened: changing.opened }).filter((step) => step !== place.step)
    if (comesFirst(flow, place, { was: facts, is })) return walk.send({ type: 'NEXT', facts: learned }, { ...changing, opened })
    walk.send({ type: 'FACTS', facts: learned })
    const [first, ...others] = opened
    const { mode: name } = flow.resolved
    if (first === undefined) return walk.comeBack({ step: back, ...(from && { from }) })
    navigate(addressOf(name, first), { state: { ...changing, opened: others } satisfies Changing })
  }
}

type Learned = { readonly was: Facts; readonly is: Facts }

/** Back to where it began, on to the first page that is not answered, or out. */
const restOfTrip: ReadonlySet<Decision['because']> = new Set(['S2', 'Q3', 'E2'])

/**
 * Whether what follows a step comes before the page of the check: a side trip that another answer leads to, or that has to be made again,
 * the rest of one, and the way out. A side trip that the answer of before led to as well is behind them.
 */
function comesFirst(flow: Flow, place: Place, { was, is }: Learned): boolean {
  const { go, because } = next(flow, place, is)
  if (!go?.from) return restOfTrip.has(because)
  const before = next(flow, place, was).go
  return place.from !== undefined || go.from.after !== 'on' || before?.from === undefined || before.step !== go.step
}

type Change = Learned & {
  /** What an answer before this one has opened. */
  readonly opened: readonly string[]
}

/** The steps before the page of the check that a changed answer has made theirs, and those that an earlier one has and that still are, in order. */
export function openedSteps(mode: Pick<WalkedMode, 'flow' | 'steps'>, back: string, { was, is, opened }: Change): readonly string[] {
  const passed = new Set(earlierSteps(mode, back, was).map(({ step }) => step))
  return earlierSteps(mode, back, is).flatMap(({ step }) => (opened.includes(step) || !passed.has(step) ? [step] : []))
}

/** What a side trip from a page that was opened to change an answer takes along: where to return to once it is over. */
export function useChanging(): Changing | undefined {
  const { state } = useLocation()
  return changingIn(state)
}

/** How a page is come back to, for the links of it that lead to an answer: one that is aside still leads on to where it was reached from. */
export function useReturn(returnTo: string): Changing {
  const { state } = useLocation()
  const from = originIn(state)
  return { returnTo, ...(from && { returnFrom: from }) }
}

/** The answer that the person came to change, if they came for one. */
export function useChangedField(): string | undefined {
  const { returnTo, field } = entryOf(useLocation().state)
  return returnTo === undefined ? undefined : field
}

/** What the page of this entry of the history was opened to change. */
export function changingIn(state: unknown): (Changing & { readonly opened: readonly string[] }) | undefined {
  const { returnTo, returnFrom, opened = [] } = entryOf(state)
  return returnTo === undefined ? undefined : { returnTo, opened, ...(returnFrom && { returnFrom }) }
}

/** Only these pages write into the entries of their history. */
function entryOf(state: unknown): Partial<Changing> {
  return typeof state === 'object' && state !== null ? state : {}
}
