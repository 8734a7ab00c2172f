import { compileCondition, type Facts } from '@app/engine'
import type { StepFile } from '@app/schemas/flow/steps/step'

/** A step as this person sees it: without the blocks that are for others. A step that is the same for everybody stays as it is. */
export function shownStep(step: StepFile, facts: Facts): StepFile {
  const { body } = step
  if (!body?.some(({ when }) => when !== undefined)) return step
  return { ...step, body: body.filter(({ when }) => when === undefined || compileCondition(when).of(facts) === 1) }
}
