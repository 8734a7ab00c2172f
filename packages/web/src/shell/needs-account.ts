import type { Question } from '@app/schemas/flow/questions'
import type { StepFile } from '@app/schemas/flow/step'
import { mayWait } from '@app/schemas/rules/may-wait'
import { shownFields } from '../screens/shown-field.ts'

/** A step asks for an account when it needs or shows what only the service has, or asks for what says who somebody is. */
export function needsAccount(step: StepFile, questions: Readonly<Record<string, Question>>): boolean {
  if (step.needs !== undefined || step.body?.some((block) => 'panel' in block)) return true
  return shownFields(step, questions).some(({ record }) => record !== undefined && !mayWait.has(record))
}
