import { admit, type Facts, type FlowContext, type FlowEvent, type Place } from '@app/engine'
import { useCallback, useMemo, useRef } from 'react'
import { saveOnDevice } from '../../client/device.ts'
import { addressOf } from '../../client/walk/address.ts'
import { saveLastPlace } from '../../client/walk/arrival.ts'
import type { Edge } from '../../client/walk/count-edge.ts'
import { savePlace } from '../../client/walk/journey.ts'
import { type Arrival, type Visit, visitDevice } from './arrive.ts'
import { donePlace } from './done-place.ts'

type Mode = Arrival['mode']
type Step = { readonly before: Place; readonly event: FlowEvent; readonly kind: Edge['kind'] | undefined; readonly now: FlowContext }

export type DonePlace = {
  /** After the machine has taken an event: saves the place where that leaves the person, if anything was done. */
  readonly move: (step: Step) => void
  /** The place that a person brings along from elsewhere. */
  readonly bring: (place: Place, now: FlowContext) => void
}

/** Where a person was last by doing something, which is where they are put back to: kept, and saved as it moves. */
export function useDonePlace(mode: Mode, saved: Place | undefined, person: string | undefined): DonePlace {
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
  return useMemo(() => ({ move, bring }), [move, bring])
}

function save({ flow, questions }: Mode, place: Place, facts: Facts, person: string | undefined): void {
  const { mode: name, version } = flow.resolved
  saveLastPlace({ pathname: addressOf(name, place.step), mode: name, person: person ?? 'anonymous' })
  if (person === undefined) saveOnDevice(visitDevice(name), { facts, place, version } satisfies Visit)
  // A step that only others have is no place in this mode: where they left off stays what it was.
  else if (flow.resolved.steps[place.step]) void savePlace({ mode: name, flow, place, facts, questions: new Set(Object.keys(questions)) })
}
