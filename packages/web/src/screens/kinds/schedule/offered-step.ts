import type { StepFile } from '@app/schemas/flow/steps/step'
import type { WalkedMode } from '../../../client/walk/flow.ts'
import { type Call, comingCalls, moveTopics } from '../../data/calls/calls.ts'

/** A page that only shows the call: while one is held it is moved or cancelled there, and no other time is offered beside it. */
export function offeredStep(step: StepFile, { steps }: Pick<WalkedMode, 'steps'>, calls: readonly Call[], now: Date): StepFile {
  const isHeld = comingCalls(calls, now).some(({ topic }) => moveTopics.includes(topic))
  if (!isHeld || !step.actions || asksTime(step)) return step
  return { ...step, actions: step.actions.filter(({ to }) => to === undefined || !asksTime(steps[to])) }
}

/** Whether a page asks for the time of a call. */
export function asksTime(step: Pick<StepFile, 'fields'> | undefined): boolean {
  return step?.fields?.some((field) => 'type' in field && field.type === 'slot') === true
}
