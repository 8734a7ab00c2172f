import type { Answer } from '../../../client/service/answer.ts'
import { ask } from '../../../client/service/ask.ts'
import type { Answered } from '../../../client/service/calls.ts'
import { resource } from '../../../client/service/resource.ts'
import { turns } from '../../../client/service/turns.ts'
import { search } from './search.ts'

export type Searched = Answered<'GET /api/v1/accounts/onboarding/'>

/** Under which other names and places we search, and the state of the search. */
export const searched = resource<Searched>(() => ask('GET /api/v1/accounts/onboarding/'))

type Lists = Partial<Pick<Searched, 'names' | 'zipcodes'>>

const inTurn = turns()

/** Changes a list that is saved as a whole: from what is saved by then, so that nothing comes back that was taken off meanwhile. */
export function changeSearched(how: (now: Searched) => Lists): Promise<Answer<Searched>> {
  return inTurn(async () => {
    const now = await searched.load()
    if (!now.ok) return now
    const { names, zipcodes } = how(now.data)
    const body = { ...(names && { names: [...names] }), ...(zipcodes && { zipcodes: [...zipcodes] }) }
    return storeSearched(await ask('POST /api/v1/accounts/alt_personal_information/create/', { body }))
  })
}

export function storeSearched(answer: Answer<Searched>): Answer<Searched> {
  if (answer.ok) {
    searched.put(answer.data)
    search.put(answer.data.search)
  }
  return answer
}
