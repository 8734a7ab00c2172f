import { type Facts, type FlowContext, type FlowEvent, next } from '@app/engine'
import { useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { addressOf, stepOf } from '../../client/walk/address.ts'
import type { WalkedMode } from '../../client/walk/flow.ts'
import { earlierSteps } from './earlier-steps.ts'

/**
 * What the entry of the history of a page that was opened to change an answer says: where to come back to, which answer it was where it
 * is one of several, and which pages the change has opened that come first.
 */
export type Changing = { readonly returnTo: string; readonly field?: string; readonly opened?: readonly string[] }

type Walk = { readonly context: FlowContext; readonly send: (event: FlowEvent) => void }

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
    const back = returnOf(state)
    // A side trip that another answer leads to comes first.
    const isAside = next(flow, place, is).go?.from !== undefined
    if (back === undefined || back === place.step || isAside) return walk.send({ type: 'NEXT', facts: learned })
    walk.send({ type: 'FACTS', facts: learned })
    const opened = openedSteps(mode, back, { was: facts, is, opened: openedIn(state) }).filter((step) => step !== place.step)
    const [first, ...others] = opened
    const { mode: name } = flow.resolved
    if (first === undefined) return navigate(addressOf(name, back))
    navigate(addressOf(name, first), { state: { returnTo: back, opened: others } satisfies Changing })
  }
}

type Change = {
  readonly was: Facts
  readonly is: Facts
  /** What an answer before this one has opened. */
  readonly opened: readonly string[]
}

/** The steps before the page of the check that a changed answer has made theirs, and those that an earlier one has and that still are, in order. */
export function openedSteps(mode: Pick<WalkedMode, 'flow' | 'steps'>, back: string, { was, is, opened }: Change): readonly string[] {
  const passed = new Set(earlierSteps(mode, back, was).map(({ step }) => step))
  return earlierSteps(mode, back, is).flatMap(({ step }) => (opened.includes(step) || !passed.has(step) ? [step] : []))
}

/** The answer that the person came to change, if they came for one. */
export function useChangedField(): string | undefined {
  const { state } = useLocation()
  return returnOf(state) !== undefined && typeof state.field === 'string' ? state.field : undefined
}

function openedIn(state: unknown): readonly string[] {
  if (typeof state !== 'object' || state === null || !('opened' in state)) return []
  const { opened } = state
  return Array.isArray(opened) ? opened.map(String) : []
}

function returnOf(state: unknown): string | undefined {
  const isChanging = typeof state === 'object' && state !== null && 'returnTo' in state && typeof state.returnTo === 'string'
  return isChanging ? String(state.returnTo) : undefined
}
