import { done } from '../../../client/service/answer.ts'
import { ask } from '../../../client/service/ask.ts'
import type { Answered } from '../../../client/service/calls.ts'
import { resource } from '../../../client/service/resource.ts'

export type OwnDocument = Answered<'GET /api/v1/documents/'>['results'][number]

/** What is on file for a person: what they have signed or accepted, and what others have sent for them. The newest first. */
export const filedDocuments = resource<readonly OwnDocument[]>(async () => {
  const answer = await ask('GET /api/v1/documents/')
  return answer.ok ? done(answer.data.results.filter(({ status, file_name: name }) => status === 'FILED' && name !== null)) : answer
})
