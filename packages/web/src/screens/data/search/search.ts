import { done } from '../../../client/service/answer.ts'
import { ask } from '../../../client/service/ask.ts'
import type { Answered } from '../../../client/service/calls.ts'
import { resource } from '../../../client/service/resource.ts'

export type Search = NonNullable<Answered<'GET /api/v1/accounts/onboarding/'>['search']>
export type Source = Search['sources'][number]

/** The state of the search, source by source. `null` when none was started. */
export const search = resource<Search | null>(async () => {
  const answer = await ask('GET /api/v1/accounts/onboarding/')
  return answer.ok ? done(answer.data.search) : answer
})
