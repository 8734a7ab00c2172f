import type { AnswerProblem } from '@app/schemas/rules/answers/answer-words'
import { loadMode } from '../../../client/walk/flow.ts'
import type { Work } from '../../records/record.ts'

/** The words of a field for what only the service can find wrong. Undefined when it has none. */
export async function fieldWords({ mode, step }: Pick<Work, 'mode' | 'step'>, name: string, problem: AnswerProblem) {
  const walked = await loadMode(mode)
  const fields = walked.ok ? walked.data.steps[step]?.fields : undefined
  const field = fields?.find((one) => 'name' in one && one.name === name)
  return field && 'name' in field ? field.errors?.[problem] : undefined
}
