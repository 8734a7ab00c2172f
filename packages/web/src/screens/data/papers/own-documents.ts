import { done } from '../../../client/service/answer.ts'
import { ask } from '../../../client/service/ask.ts'
import type { Answered } from '../../../client/service/calls.ts'
import { savedResource } from '../saved-resource.ts'

export type OwnDocument = Answered<'GET /api/v1/documents/'>['results'][number]

/** Everything that is on file for a person: what they signed, sent or asked for, and what was made for them. The newest first. */
export const ownDocuments = savedResource<readonly OwnDocument[]>(async () => {
  const answer = await ask('GET /api/v1/documents/')
  // Papers that wait for a signature are shown where they are signed.
  return answer.ok ? done(answer.data.results.filter(({ status }) => status !== 'TO_SIGN')) : answer
})

/** Whether it is there for good, with a file: nobody has to look at it first. */
export function isFiled({ status, file_name: name }: OwnDocument): boolean {
  return status === 'FILED' && name !== null
}
