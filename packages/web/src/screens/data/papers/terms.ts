import { done } from '../../../client/service/answer.ts'
import { ask } from '../../../client/service/ask.ts'
import type { Answered } from '../../../client/service/calls.ts'
import { resource } from '../../../client/service/resource.ts'

export type TermsPaper = Answered<'GET /api/v1/documents/terms-condition/'>['results'][number]

/** The terms as they are now, and when the person agreed to each. */
export const termsPapers = resource<readonly TermsPaper[]>(async () => {
  const answer = await ask('GET /api/v1/documents/terms-condition/')
  return answer.ok ? done(answer.data.results) : answer
})

/** Those that are still to be agreed to. */
export function openTerms(papers: readonly TermsPaper[]): readonly TermsPaper[] {
  return papers.filter(({ accepted_at }) => accepted_at === null)
}
