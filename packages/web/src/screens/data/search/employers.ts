import { type Answer, done } from '../../../client/service/answer.ts'
import { ask } from '../../../client/service/ask.ts'
import type { Answered } from '../../../client/service/calls.ts'
import { resource } from '../../../client/service/resource.ts'

export type Employer = Answered<'GET /api/v1/employers/list_user_employers/'>['results'][number]

/** The jobs that a person had. */
export const savedEmployers = resource<readonly Employer[]>(() => listEmployers())

/** Newest first, as the service lists them: also right after one was added. */
export function newestFirst<J extends Pick<Employer, 'start_year' | 'end_year'>>(employers: readonly J[]): readonly J[] {
  return employers.toSorted((one, other) => other.end_year - one.end_year || other.start_year - one.start_year)
}

export async function listEmployers(): Promise<Answer<readonly Employer[]>> {
  const answer = await ask('GET /api/v1/employers/list_user_employers/')
  return answer.ok ? done(answer.data.results) : answer
}
