import { z } from 'zod'
import { contract, contracts } from '../contract.ts'
import { answered, claims, free, list, search, totals } from './unclaimed-fields.ts'

const reading = { method: 'GET', who: 'person', idempotent: 'by-nature', sends: 'json', status: 200, errors: [] } as const
const saving = {
  method: 'PATCH',
  who: 'person',
  idempotent: 'by-nature',
  sends: 'json',
  status: 200,
  errors: ['not_found', 'conflict_version', 'not_in_this_state'],
} as const

/** Money that states hold for people: what may be theirs, what they say of it, and how they get it. */
export const unclaimedContracts = contracts({
  listUnclaimed: contract({
    ...reading,
    path: '/api/v1/accounts/unclaimed_properties/',
    about: 'Lists what states may hold for the person, and looks again when names, places or records have changed.',
    answer: list,
  }),
  listUnclaimedToConfirm: contract({
    ...reading,
    path: '/api/v1/accounts/unclaimed_properties/confirmation/',
    about: 'Lists what waits for “mine” or “not mine”.',
    answer: list,
  }),
  listUnclaimedPending: contract({
    ...reading,
    path: '/api/v1/accounts/unclaimed_properties/pending/',
    about: 'Lists what is the person’s and not paid out yet.',
    answer: list,
  }),
  listUnclaimedNew: contract({
    ...reading,
    path: '/api/v1/accounts/unclaimed_properties/new/',
    about: 'Lists what was found since the last visit: each for 24 hours from when it was first listed here, or until it is answered.',
    answer: list,
  }),
  readUnclaimedAmount: contract({
    ...reading,
    path: '/api/v1/accounts/unclaimed_properties/amount/',
    about: 'Sums what states tell, by how far it is. Nothing of it is promised.',
    answer: z.strictObject({
      free,
      search,
      found: totals,
      confirmed: totals,
      claim_started: totals,
      claimed: totals,
      claimed_received: z.number().meta({ description: 'What states have paid, as the person says.' }),
      note: z.string(),
    }),
  }),
  answerUnclaimed: contract({
    ...saving,
    path: '/api/v1/accounts/unclaimed_properties/update-confirmed/',
    about: 'Keeps whether matches are the person’s: all of it or nothing.',
    body: z.strictObject({ unclaimed_properties: answered }),
    answer: list,
  }),
  claimUnclaimed: contract({
    ...saving,
    path: '/api/v1/accounts/unclaimed_properties/claimed/',
    about: 'Keeps which claims are sent or done: all of it or nothing. With our help they are filed for whoever has paid for it.',
    errors: [...saving.errors, 'not_paid'],
    body: z.strictObject({ unclaimed_properties: claims }),
    answer: list,
  }),
})
