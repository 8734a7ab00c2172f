import { type Facts, type Flow, type ResolvedMode, testsOnStep } from '@app/engine'
import type { StepFile } from '@app/schemas/flow/steps/step'
import { useEffect } from 'react'

/** Tells of the A/B tests that make a difference to this person on the step that is shown, as soon as it is. */
export function useSeenTests(flow: Flow, step: StepFile | undefined, facts: Facts, person: string | undefined): void {
  const names = step ? testsOnStep(flow, step, facts).join(' ') : ''
  useEffect(() => {
    if (names !== '') tellTests(flow.resolved, names.split(' '), person)
  }, [flow, names, person])
}

type Walked = Pick<ResolvedMode, 'mode' | 'version'>

/** Says that a person has seen a difference that A/B tests make: for the test, and for the walk. Nothing waits for it. */
export function tellTests({ mode, version }: Walked, names: readonly string[], person: string | undefined): void {
  void import('../../client/walk/report-exposure.ts').then(({ reportExposure }) => reportExposure(names, person)).catch(() => undefined)
  void import('../../client/walk/note-walk.ts').then(({ noteWalk }) => noteWalk({ mode, version }, { seen: names })).catch(() => undefined)
}
