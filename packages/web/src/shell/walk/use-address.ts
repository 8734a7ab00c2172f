import type { FlowEvent, Origin } from '@app/engine'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { stepOf } from '../../client/walk/address.ts'
import { usePops } from './use-pops.ts'

/**
 * Sends the machine after the address bar. Only a change of the address is news, or that the browser went back: what the machine itself
 * has asked for is there already. `isElsewhere` says whether the person is under way on another step than this.
 */
export function useAddress(mode: string, isElsewhere: (step: string) => boolean, send: (event: FlowEvent) => void): void {
  const location = useLocation()
  const navigationType = useNavigationType()
  const shown = stepOf(mode, location.pathname)
  const pops = usePops()
  const seen = useRef({ shown, pops })
  useEffect(() => {
    const hasPopped = seen.current.pops !== pops
    if (seen.current.shown === shown && !hasPopped) return
    seen.current = { shown, pops }
    if (shown === undefined || !isElsewhere(shown)) return
    send({ type: 'GO', step: shown, from: originIn(location.state), popped: hasPopped || navigationType === 'POP' })
  }, [isElsewhere, send, shown, pops, navigationType, location.state])
}

/** Where a side trip began, as the walk put it into the history with the address. Nobody else writes there. */
function originIn(state: unknown): Origin | undefined {
  return typeof state === 'object' && state !== null && 'from' in state ? (state.from as Origin) : undefined
}
