import { done } from '../../../client/service/answer.ts'
import { ask } from '../../../client/service/ask.ts'
import type { Answered } from '../../../client/service/calls.ts'
import { savedResource } from '../../../screens/data/saved-resource.ts'

export type DataCopy = Answered<'GET /api/v1/accounts/exports/'>['results'][number]

/** The copy of their data that a person has asked for; undefined while there is none. */
export const ownCopy = savedResource<DataCopy | undefined>(async () => {
  const answer = await ask('GET /api/v1/accounts/exports/')
  return answer.ok ? done(answer.data.results[0]) : answer
})
