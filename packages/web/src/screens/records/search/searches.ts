import { done } from '../../../client/service/answer.ts'
import { ask } from '../../../client/service/ask.ts'
import { tell } from '../../../client/tracking/tell.ts'
import { keepSearched } from '../../data/search/searched.ts'
import type { RecordKind } from '../record.ts'

/** The search for old accounts. `if-none`: one that runs or has ended is enough. `again`: with what is known now. */
export const searches: RecordKind = {
  save: async ({ start }) => {
    const known = keepSearched(await ask('GET /api/v1/accounts/onboarding/'))
    if (!known.ok) return known
    if (start !== 'again' && known.data.search !== null) return done(undefined)
    const begun = keepSearched(await ask('POST /api/v1/accounts/onboarding/create/', { body: {} }))
    if (begun.ok) tell('search')
    return begun
  },
}
