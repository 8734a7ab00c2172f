import { type Answer, done } from '../../client/answer.ts'
import { ask } from '../../client/ask.ts'
import type { Answered } from '../../client/calls.ts'
import { resource } from '../../client/resource.ts'

export type Employer = Answered<'GET /api/v1/employers/list_user_employers/'>['results'][number]

/** The jobs that a person had. */
export const employersKept = resource<readonly Employer[]>(() => listEmployers())

export async function listEmployers(): Promise<Answer<readonly Employer[]>> {
  const answer = await ask('GET /api/v1/employers/list_user_employers/')
  return answer.ok ? done(answer.data.results) : answer
}
