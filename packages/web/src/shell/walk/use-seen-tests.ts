import { type Facts, type Flow, testsOnStep } from '@app/engine'
import type { StepFile } from '@app/schemas/flow/steps/step'
import { useEffect } from 'react'
import { tellTests } from './tell-tests.ts'

/** Tells of the A/B tests that make a difference to this person on the step that is shown, as soon as it is. */
export function useSeenTests(flow: Flow, step: StepFile | undefined, facts: Facts, person: string | undefined): void {
  const names = step ? testsOnStep(flow, step, facts).join(' ') : ''
  useEffect(() => {
    if (names !== '') tellTests(flow.resolved, names.split(' '), person)
  }, [flow, names, person])
}
