import { done } from '../../../client/service/answer.ts'
import { ask } from '../../../client/service/ask.ts'
import { reportToAdvertisers } from '../../../client/tracking/report-to-advertisers.ts'
import { storeSearched } from '../../data/search/searched.ts'
import type { RecordKind } from '../record.ts'

/** The search for old accounts. `if-none`: one that runs or has ended is enough. `again`: with what is known now. */
export const searches: RecordKind = {
  save: async ({ start }) => {
    const known = storeSearched(await ask('GET /api/v1/accounts/onboarding/'))
    if (!known.ok) return known
    if (start !== 'again' && known.data.search !== null) return done(undefined)
    const begun = storeSearched(await ask('POST /api/v1/accounts/onboarding/create/', { body: {} }))
    if (begun.ok) reportToAdvertisers('search')
    return begun
  },
}
