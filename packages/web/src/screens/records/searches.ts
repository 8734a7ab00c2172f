import { done } from '../../client/answer.ts'
import { ask } from '../../client/ask.ts'
import { keepSearched } from '../data/searched.ts'
import type { RecordKind } from './record.ts'

/** The search for old accounts: starts when a page says so. One that runs is joined. */
export const searches: RecordKind = {
  save: async ({ start }) =>
    start === true ? keepSearched(await ask('POST /api/v1/accounts/onboarding/create/', { body: {} })) : done(undefined),
}
