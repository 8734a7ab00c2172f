import type { AnswerProblem } from '@app/schemas/rules/answers/answer-words'
import { loadMode } from '../../../client/walk/flow.ts'
import type { Work } from '../../records/record.ts'

/** What a field of the step says when this is wrong, for what only the service can tell. Nothing when it has no words for it. */
export async function fieldWords({ mode, step }: Pick<Work, 'mode' | 'step'>, name: string, problem: AnswerProblem) {
  const walked = await loadMode(mode)
  const fields = walked.ok ? walked.data.steps[step]?.fields : undefined
  const field = fields?.find((one) => 'name' in one && one.name === name)
  return field && 'name' in field ? field.errors?.[problem] : undefined
}
