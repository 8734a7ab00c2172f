import { done } from '../../../client/service/answer.ts'
import { ask } from '../../../client/service/ask.ts'
import type { Answered } from '../../../client/service/calls.ts'
import { resource } from '../../../client/service/resource.ts'

export type DocumentRequest = Answered<'GET /api/v1/documents/verification_docs/'>['results'][number]

/** What the brokerage asks for and does not have yet, but for a photo ID: that has a step of its own. */
export const documentRequests = resource<readonly DocumentRequest[]>(async () => {
  const answer = await ask('GET /api/v1/documents/verification_docs/')
  return answer.ok ? done(answer.data.results.filter(({ doc_type }) => doc_type !== 'photo-id')) : answer
})
