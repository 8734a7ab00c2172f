import { done } from '../../../client/answer.ts'
import { ask } from '../../../client/ask.ts'
import type { Answered } from '../../../client/calls.ts'
import { resource } from '../../../client/resource.ts'

export type Search = NonNullable<Answered<'GET /api/v1/accounts/onboarding/'>['search']>
export type Source = Search['sources'][number]

/** How the search stands, source by source. `null` when none was started. */
export const search = resource<Search | null>(async () => {
  const answer = await ask('GET /api/v1/accounts/onboarding/')
  return answer.ok ? done(answer.data.search) : answer
})
