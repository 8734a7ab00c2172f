import type { Answer } from '../../../client/service/answer.ts'
import { ask } from '../../../client/service/ask.ts'
import type { Answered } from '../../../client/service/calls.ts'
import { resource } from '../../../client/service/resource.ts'
import { search } from './search.ts'

export type Searched = Answered<'GET /api/v1/accounts/onboarding/'>

/** Under which other names and places we search, and the state of the search. */
export const searched = resource<Searched>(() => ask('GET /api/v1/accounts/onboarding/'))

export function storeSearched(answer: Answer<Searched>): Answer<Searched> {
  if (answer.ok) {
    searched.put(answer.data)
    search.put(answer.data.search)
  }
  return answer
}
