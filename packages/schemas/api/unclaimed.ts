import { z } from 'zod'
import { mineAnswers, unclaimedStates } from '../rules/unclaimed-life.ts'
import { contract, contracts } from './contract.ts'
import { dollars, pk, version } from './fields.ts'

const mostAtOnce = 100

const free = z
  .strictObject({
    is_free: z.literal(true),
    words: z.string(),
    claim_page: z.url().meta({ description: 'Where the pages of all states are found.' }),
  })
  .meta({ description: 'Said with every answer: nobody has to pay for this.' })

const search = z.strictObject({
  state: z.enum(['needs_personal_information', 'running', 'done']).meta({
    description: 'Done when the last names, ZIP codes and records were looked through. What was found before is listed meanwhile.',
  }),
  looked_at: z.string().nullable(),
})

const freeWay = z.strictObject({
  state_name: z.string(),
  claim_page: z.url(),
  is_states_own_page: z.boolean().meta({ description: 'False: the page leads to those of all states.' }),
  papers: z.array(z.string()).readonly().meta({ description: 'Papers that states often ask for.' }),
  usual_wait: z.string(),
})

const match = z.strictObject({
  pk,
  version,
  state: z.enum(unclaimedStates),
  free_way: freeWay,
  held_by: z.string().meta({ description: 'The state that holds it, in two letters.' }),
  state_reference: z.string(),
  holder: z.string().meta({ description: 'Who gave it to the state.' }),
  kind: z.string(),
  is_retirement: z.boolean(),
  report_year: z.int(),
  address_on_record: z.strictObject({ city: z.string().nullable(), state: z.string().nullable(), zip_code: z.string().nullable() }),
  amount: z.number().nullable().meta({ description: 'Dollars, where the state tells the amount.' }),
  amount_from: z.number().nullable().meta({ description: 'Where the state tells a band of amounts: where it begins.' }),
  amount_to: z.number().nullable().meta({ description: 'Where the band ends. Null: it is open, or there is none.' }),
  amount_words: z.string(),
  confidence: z.int().min(0).max(100).meta({ description: 'How sure it is that this is about the person.' }),
  why: z.string(),
  is_new: z.boolean().meta({ description: 'Not answered, and not shown as new before the last 24 hours.' }),
  found_at: z.string(),
  how: z.enum(['free', 'with-help']).nullable().meta({ description: 'How it is claimed.' }),
  claim_started_at: z.string().nullable(),
  claimed_at: z.string().nullable(),
  claimed_amount: z.number().nullable().meta({ description: 'What the state paid, as the person says.' }),
})

const list = z.strictObject({ free, search, results: z.array(match).readonly() })

const totals = z.strictObject({
  count: z.int(),
  exact_count: z.int(),
  exact_total: z.number().meta({ description: 'The sum of the amounts that states tell.' }),
  bands: z
    .array(z.strictObject({ amount_from: z.number(), amount_to: z.number().nullable(), count: z.int() }))
    .readonly()
    .meta({ description: 'How many are in which band. Bands are never added up.' }),
  unknown_count: z.int(),
})

function eachOnce(rows: readonly { readonly pk: string }[]): boolean {
  return new Set(rows.map((row) => row.pk)).size === rows.length
}
const onceWords = { error: 'Name each one once.' }

const answered = z
  .array(z.strictObject({ pk, version, mine: z.enum(mineAnswers).meta({ description: '“unsure” takes an answer back.' }) }))
  .min(1)
  .max(mostAtOnce)
  .refine(eachOnce, onceWords)

const claim = z
  .strictObject({
    pk,
    version,
    claimed: z.boolean().meta({ description: 'True: it is done. False: the claim is sent, and the state has not paid yet.' }),
    how: z.enum(['free', 'with-help']),
    amount: dollars.exactOptional().meta({ description: 'What the state paid. Only when it is done.' }),
  })
  .refine(({ claimed, amount }) => claimed || amount === undefined, {
    error: 'Enter an amount only when the state has paid.',
    path: ['amount'],
  })

const claims = z.array(claim).min(1).max(mostAtOnce).refine(eachOnce, onceWords)

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
    about: 'Keeps which claims are sent or done: all of it or nothing.',
    body: z.strictObject({ unclaimed_properties: claims }),
    answer: list,
  }),
})
