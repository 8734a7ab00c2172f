import { done } from '../../../client/service/answer.ts'
import { ask } from '../../../client/service/ask.ts'
import type { Answered } from '../../../client/service/calls.ts'
import { resource } from '../../../client/service/resource.ts'

export type Rollover = Answered<'GET /api/v1/accounts/found_accounts_tracker/'>['results'][number]

/** Where the money of a person is that was asked to move. */
export const rollovers = resource<readonly Rollover[]>(async () => {
  const answer = await ask('GET /api/v1/accounts/found_accounts_tracker/')
  return answer.ok ? done(answer.data.results) : answer
})
