import { compileMachine, ENTERING, effectsOf, type Flow, type FlowContext, type FlowEffect, type FlowEvent, previous } from '@app/engine'
import { useActor } from '@xstate/react'
import { useCallback, useEffect, useMemo } from 'react'
import { type NavigateFunction, useNavigate } from 'react-router-dom'
import { saveOnDevice } from '../../client/device.ts'
import { addressOf } from '../../client/walk/address.ts'
import { setPlace } from '../../client/walk/journey.ts'
import type { Arrival } from './arrive.ts'
import { edgeOf } from './edge-of.ts'
import { leaveTo } from './leave.ts'
import { reportMove } from './report-move.ts'
import { useAddress } from './use-address.ts'
import { useDonePlace } from './use-done-place.ts'

type DonePlace = ReturnType<typeof useDonePlace>

export type Walk = {
  readonly context: FlowContext
  readonly hasEntered: boolean
  readonly hasLeft: boolean
  /** Whether there is anywhere to go back to. */
  readonly canGoBack: boolean
  readonly send: (event: FlowEvent) => void
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
  const done = useDonePlace(mode, saved, person)
  const report = useReport(flow, done, { person, isNew: saved === undefined })

  const send = useCallback(
    (event: FlowEvent) => {
      const was = actor.getSnapshot()
      actor.send(event)
      const is = actor.getSnapshot()
      for (const effect of effectsOf(was.context, is.context)) carryOut(effect, name, navigate)
      report({ was, event, is })
    },
    [actor, name, navigate, report],
  )

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
    if (hasEntered && walked) done.bring(walked, actor.getSnapshot().context)
  }, [hasEntered])

  return {
    context,
    hasEntered,
    hasLeft: status === 'done',
    canGoBack: context.trail.length > 0 || history.length > 1 || previous(flow, place, context.facts) !== undefined,
    send,
  }
}

type Moved = { readonly was: Snapshot; readonly event: FlowEvent; readonly is: Snapshot }
type Snapshot = Parameters<typeof positionOf>[0]
type Reporting = { readonly person: string | undefined; readonly isNew: boolean }

/** A move is noted with what was done, and reported where it is one that is counted. */
function useReport(flow: Flow, done: DonePlace, { person, isNew }: Reporting): (moved: Moved) => void {
  const name = flow.resolved.mode
  return useCallback(
    ({ was, event, is }) => {
      const edge = edgeOf(positionOf(was), event, positionOf(is), isNew && !begun.has(name))
      const before = was.context.place
      done.move({ before, event, kind: edge?.kind, now: is.context })
      if (!edge) return
      begun.add(name)
      reportMove(flow, { edge, event, before, facts: is.context.facts, person })
    },
    [flow, name, done, person, isNew],
  )
}

/** Does what the machine asks for. */
function carryOut(effect: FlowEffect, mode: string, navigate: NavigateFunction): void {
  if (effect.type === 'forget') saveOnDevice(effect.what, undefined)
  else if (effect.how === 'browser-back') void navigate(-1)
  else if (effect.how === 'leave') leaveTo(effect.to, navigate)
  else void navigate(addressOf(mode, effect.step), { replace: effect.how === 'replace', state: effect.from ? { from: effect.from } : null })
}

/** The modes that were walked since the page was loaded: who makes an account on the way does not begin once more. */
const begun = new Set<string>()

function positionOf({ context, status }: { readonly context: FlowContext; readonly status: string }) {
  return { context, hasLeft: status === 'done' }
}
