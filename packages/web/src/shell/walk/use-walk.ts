import {
  compileMachine,
  ENTERING,
  effectsOf,
  type FlowContext,
  type FlowEffect,
  type FlowEvent,
  type LeavePlace,
  type Place,
  previous,
} from '@app/engine'
import { useActor } from '@xstate/react'
import { useCallback, useEffect, useMemo, useReducer, useRef } from 'react'
import { type Location, type NavigateFunction, useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { saveOnDevice } from '../../client/device.ts'
import { addressOf, stepOf } from '../../client/walk/address.ts'
import { setPlace } from '../../client/walk/journey.ts'
import { originIn } from '../../client/walk/trip.ts'
import { type Changing, changingIn } from '../../screens/check-answers/return-to.ts'
import type { Arrival } from './arrive.ts'
import { useMoves } from './use-moves.ts'

type Walk = {
  readonly context: FlowContext
  readonly hasEntered: boolean
  readonly hasLeft: boolean
  /** Whether there is anywhere to go back to. */
  readonly canGoBack: boolean
  /** `changing`: what was being changed where a side trip begins, which goes on after it. */
  readonly send: (event: FlowEvent, changing?: Changing) => void
  /** Back to where a change began, when it is done. */
  readonly comeBack: (place: Place) => void
}

/**
 * Runs the machine of a mode beside the address bar. The machine decides; this is the one place that carries out what it says.
 * When the browser itself goes back or forward, the machine follows.
 */
export function useWalk({ mode, facts, entry, saved, walked }: Arrival, person: string | undefined): Walk {
  const { flow } = mode
  const machine = useMemo(() => compileMachine(flow), [flow])
  const name = flow.resolved.mode
  const [{ context, value, status }, , actor] = useActor(machine, { input: { facts } })
  const navigate = useNavigate()
  const location = useLocation()
  const shown = useRef(location)
  shown.current = location
  const { moved, bring, comeBack } = useMoves(mode, saved, person)

  const send = useCallback(
    (event: FlowEvent, changing?: Changing) => {
      const was = actor.getSnapshot()
      actor.send(event)
      const is = actor.getSnapshot()
      for (const effect of effectsOf(was.context, is.context)) carryOut(effect, { mode: name, changing, shown: shown.current, navigate })
      moved({ was, event, is })
    },
    [actor, name, navigate, moved],
  )

  const backAt = (place: Place) => {
    comeBack(place, actor.getSnapshot().context)
    void navigate(addressOf(name, place.step), { state: place.from ? { from: place.from } : null })
  }

  useEffect(() => {
    if (actor.getSnapshot().value === ENTERING) send(entry)
  }, [actor, send, entry])

  const isElsewhere = useCallback(
    (step: string) => {
      const now = actor.getSnapshot()
      return now.value !== ENTERING && now.status !== 'done' && now.context.place.step !== step
    },
    [actor],
  )
  useAddress(name, isElsewhere, send)

  const { place } = context
  const hasEntered = value !== ENTERING
  useEffect(() => {
    if (place.step !== '') setPlace(name, place)
  }, [name, place])

  // What was walked before there was an account comes along with it, wherever the person is now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with what holds then
  useEffect(() => {
    if (hasEntered && walked) bring(walked, actor.getSnapshot().context)
  }, [hasEntered])

  return {
    context,
    hasEntered,
    hasLeft: status === 'done',
    canGoBack: context.trail.length > 0 || history.length > 1 || previous(flow, place, context.facts) !== undefined,
    send,
    comeBack: backAt,
  }
}

type Carry = {
  readonly mode: string
  readonly changing: Changing | undefined
  readonly shown: Location
  readonly navigate: NavigateFunction
}

/** Does what the machine asks for. */
function carryOut(effect: FlowEffect, { mode, changing, shown, navigate }: Carry): void {
  if (effect.type === 'forget') saveOnDevice(effect.what, undefined)
  else if (effect.how === 'browser-back') void navigate(-1)
  else if (effect.how === 'leave') leaveTo(effect.to, navigate)
  else {
    // A page that takes its own place, as when it was loaded again, is still open for what it was opened for.
    const isSame = effect.how === 'replace' && stepOf(mode, shown.pathname) === effect.step
    const opened = changing ?? (isSame ? changingIn(shown.state) : undefined)
    const state = effect.from || opened ? { ...(effect.from && { from: effect.from }), ...opened } : null
    void navigate(addressOf(mode, effect.step), { replace: effect.how === 'replace', state })
  }
}

/**
 * Sends the machine after the address bar. Only a change of the address is news, or that the browser went back: what the machine itself
 * has asked for is there already. `isElsewhere` says whether the person is under way on another step than this.
 */
function useAddress(mode: string, isElsewhere: (step: string) => boolean, send: (event: FlowEvent) => void): void {
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

/** How often the browser itself has gone back or forward. A page that was left before it was drawn leaves no other trace: the address was never another one. */
function usePops(): number {
  const [count, add] = useReducer((before: number) => before + 1, 0)
  useEffect(() => {
    addEventListener('popstate', add)
    return () => removeEventListener('popstate', add)
  }, [])
  return count
}

const addresses: Readonly<Record<LeavePlace, string>> = {
  home: '/',
  'sign-in': '/signin',
  'sign-up': '/signup',
  'wait-list': '/waitlist',
  dashboard: '/dashboard',
  settings: '/dashboard/settings',
}

/** Pages that the service draws by itself: they are loaded, not walked to. */
const drawnByService: ReadonlySet<LeavePlace> = new Set(['home', 'wait-list'])

/** Leaves a flow for another page. */
export function leaveTo(place: LeavePlace, navigate: (address: string) => void | Promise<void>): void {
  if (drawnByService.has(place)) location.assign(addresses[place])
  else void navigate(addresses[place])
}
