import { ask } from '../../../client/service/ask.ts'
import type { Answered } from '../../../client/service/calls.ts'
import { savedResource } from '../../../screens/data/saved-resource.ts'

export type OwnLetter = Answered<'GET /api/v1/documents/letter/disclosures/'>
export type Letter = OwnLetter['letters'][number]
export type Disclosure = OwnLetter['results'][number]

/** The letters that were signed, and who has seen them. */
export const ownLetter = savedResource<OwnLetter>(() => ask('GET /api/v1/documents/letter/disclosures/'))
