import { type Facts, type FlowContext, type FlowEvent, next } from '@app/engine'
import { useLocation, useNavigate } from 'react-router-dom'
import { addressOf } from '../../client/address.ts'
import type { WalkedMode } from '../../client/flow.ts'

/** What the entry of the history of a page that was opened to change an answer says: where to come back to, and which answer it was where it is one of several. */
export type Changing = { readonly returnTo: string; readonly field?: string }

type Walk = { readonly context: FlowContext; readonly send: (event: FlowEvent) => void }

/** What follows a step that is done: the next one, or the page on which its answer was being checked. */
export function useDone({ flow }: WalkedMode, walk: Walk): (learned: Facts) => void {
  const { state } = useLocation()
  const navigate = useNavigate()
  return (learned) => {
    const { place, facts } = walk.context
    const back = returnOf(state)
    // A side trip that another answer leads to comes first.
    const isAside = next(flow, place, { ...facts, ...learned }).go?.from !== undefined
    if (back === undefined || back === place.step || isAside) return walk.send({ type: 'NEXT', facts: learned })
    walk.send({ type: 'FACTS', facts: learned })
    navigate(addressOf(flow.resolved.mode, back))
  }
}

/** The answer that somebody came to change, where they came for one. */
export function useChangedField(): string | undefined {
  const { state } = useLocation()
  return returnOf(state) !== undefined && typeof state.field === 'string' ? state.field : undefined
}

function returnOf(state: unknown): string | undefined {
  const isChanging = typeof state === 'object' && state !== null && 'returnTo' in state && typeof state.returnTo === 'string'
  return isChanging ? String(state.returnTo) : undefined
}
