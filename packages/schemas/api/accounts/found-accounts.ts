import { z } from 'zod'
import { rolloverDeliveries, rolloverStages, rolloverWays, taxTypes } from '../../rules/accounts/rollover.ts'
import { cleanAlternativeNames } from '../../rules/people/names.ts'
import { cleanZipCodes } from '../../rules/people/zip-codes.ts'
import { contract, contracts } from '../contract.ts'
import { dollars, pk, results, sentDate, version } from '../fields.ts'

const mostNames = 20
const day = z.string().meta({ description: 'A day: YYYY-MM-DD.' })

const namePart = z.string().max(60)
const hints = z.strictObject({
  names: z
    .array(z.strictObject({ first_name: namePart, last_name: namePart }))
    .max(mostNames)
    .transform((names) => cleanAlternativeNames(names))
    .exactOptional()
    .meta({ description: 'Other names that the person had. Empty ones are dropped.' }),
  zipcodes: z
    .array(z.string().max(20))
    .max(mostNames)
    .transform((codes) => [...new Set(cleanZipCodes(codes))])
    .exactOptional()
    .meta({ description: 'ZIP codes of earlier addresses. What has not five digits is dropped.' }),
})

export const searchSources = ['plan-filings', 'your-entries', 'record-keepers'] as const

const search = z.strictObject({
  pk,
  state: z
    .enum(['running', 'ended'])
    .meta({ description: 'Ended when the filings and the entries are looked through; record keepers answer in days.' }),
  started_at: z.string(),
  ended_at: z.string().nullable(),
  sources: z
    .array(
      z.strictObject({
        source: z.enum(searchSources),
        state: z.enum(['waiting', 'running', 'done']),
        found: z.int().meta({ description: 'How many accounts this source knows of.' }),
      }),
    )
    .readonly(),
})

const kept = z.strictObject({
  names: z.array(z.strictObject({ first_name: z.string(), last_name: z.string() })).readonly(),
  zipcodes: z.array(z.string()).readonly(),
  search: search.nullable(),
})

const accountPlans = ['move', 'employer-plan', 'leave', 'cash-out'] as const

const account = z.strictObject({
  pk,
  version,
  kind: z.enum(['matched', 'no-match', 'user-entered']),
  source: z.enum(['form-5500', 'you', 'none']).meta({ description: 'How we know of it.' }),
  source_year: z.int().nullable(),
  confidence: z.int().nullable().meta({ description: 'How sure it is that this is the company, from 0 to 100.' }),
  why: z.string().meta({ description: 'Why we think so, or what we could not find, in words.' }),
  employer_name: z.string(),
  company_name: z.string().nullable(),
  plan_name: z.string().nullable(),
  record_keeper_name: z.string().nullable(),
  start_year: z.int().nullable(),
  end_year: z.int().nullable(),
  balance: z.number().nullable(),
  balance_from: z.enum(['you', 'record-keeper']).nullable(),
  record_keeper_answer: z.enum(['not-asked', 'waiting', 'found', 'nothing', 'needs-call']),
  asked_at: z.string().nullable(),
  answered_at: z.string().nullable(),
  show: z.boolean(),
  is_mine: z.enum(['yes', 'no', 'unsure']),
  tax_type: z.enum(taxTypes).nullable(),
  account_plan: z.enum(accountPlans).nullable(),
  online_access: z.enum(['yes', 'lost', 'never']).nullable(),
  selected: z.boolean().meta({ description: 'Whether the person has ticked it to be moved.' }),
  rollover: pk.nullable(),
})

const stage = z.strictObject({
  stage: z.enum(rolloverStages),
  reached_on: day.nullable(),
  expected_by: day.nullable(),
})

const rollover = z.strictObject({
  pk,
  found_account: pk,
  employer_name: z.string(),
  record_keeper_name: z.string().nullable(),
  state: z.enum(['waiting_for_partner', ...rolloverStages, 'refused']),
  refused_why: z.string().nullable().meta({ description: 'Why it was refused, and what to do, in words.' }),
  way: z.enum(rolloverWays),
  amount: z.number().nullable(),
  stages: z.array(stage).readonly(),
  days_overdue: z.int(),
  days_out_of_market: z.int().nullable(),
  sixty_days_end: day.nullable(),
  days_left_of_sixty: z.int().nullable(),
  withheld: z.number().nullable(),
  checks_to_expect: z.union([z.literal(1), z.literal(2)]).nullable(),
  form_1099r_codes: z.array(z.string()).readonly(),
  next_step: z.string(),
})

const change = z.strictObject({
  pk,
  version,
  show: z.boolean().exactOptional(),
  is_mine: z.enum(['yes', 'no', 'unsure']).exactOptional(),
  balance: dollars.nullable().exactOptional(),
  tax_type: z.enum(taxTypes).nullable().exactOptional(),
  account_plan: z.enum(accountPlans).nullable().exactOptional(),
  online_access: z.enum(['yes', 'lost', 'never']).nullable().exactOptional(),
  selected: z.boolean().exactOptional(),
})

const note = z.strictObject({
  about: z.enum(['request', 'call']).meta({ description: 'Told with the request, or after the call with the plan.' }),
  outcome: z.enum(['done', 'not-reached', 'more-needed']).exactOptional().meta({ description: 'How the call went.' }),
  delivery: z.enum(rolloverDeliveries).exactOptional().meta({ description: 'How the money is to be sent.' }),
  amount: dollars.exactOptional(),
  expected_date: sentDate.exactOptional().meta({ description: 'When the plan said it sends the money.' }),
  reference: z.string().trim().min(1).max(120).exactOptional().meta({ description: 'A check, wire or case number.' }),
  more_needed: z
    .array(z.string().regex(/^[a-z][a-z-]{0,39}$/))
    .max(20)
    .exactOptional(),
  note: z.string().trim().min(1).max(2000).exactOptional(),
  agreed: z.literal(true).exactOptional().meta({ description: 'That the person has checked the request and asks us to send it.' }),
})
const savedNote = note.extend({ pk, noted_at: z.iso.datetime() })

const list = {
  who: 'person',
  method: 'GET',
  idempotent: 'by-nature',
  sends: 'json',
  status: 200,
  answer: results(account),
  errors: [],
} as const

/** Old accounts: the search for them, what it found, and the way of the money to its new place. */
export const foundAccountContracts = contracts({
  keepAlternatives: contract({
    method: 'POST',
    path: '/api/v1/accounts/alt_personal_information/create/',
    who: 'person',
    idempotent: 'by-nature',
    about: 'Keeps other names and earlier ZIP codes of the person, for the search.',
    body: hints,
    sends: 'json',
    status: 201,
    answer: kept,
    errors: ['card_number_refused'],
  }),
  startSearch: contract({
    method: 'POST',
    path: '/api/v1/accounts/onboarding/create/',
    who: 'person',
    idempotent: 'by-nature',
    about: 'Starts the search for old accounts, or joins the one that runs. It goes on when nobody looks.',
    body: hints,
    sends: 'json',
    status: 201,
    answer: kept,
    errors: ['card_number_refused', 'personal_information_required', 'letter_required'],
  }),
  readSearch: contract({
    method: 'GET',
    path: '/api/v1/accounts/onboarding/',
    who: 'person',
    idempotent: 'by-nature',
    about: 'Says how the search stands, source by source.',
    sends: 'json',
    status: 200,
    answer: kept,
    errors: [],
  }),
  listFoundAccounts: contract({
    ...list,
    path: '/api/v1/accounts/found_accounts/',
    about: 'Lists every account that a search has found, or not.',
  }),
  listMatchedAccounts: contract({
    ...list,
    path: '/api/v1/accounts/found_accounts/5500/',
    about: 'Lists the accounts that fit the public filing of a plan.',
  }),
  listUnmatchedAccounts: contract({
    ...list,
    path: '/api/v1/accounts/found_accounts/nomatch/',
    about: 'Lists the employers for which no plan was found.',
  }),
  listEnteredAccounts: contract({
    ...list,
    path: '/api/v1/accounts/found_accounts/user_entered/',
    about: 'Lists the accounts that the person has told us of.',
  }),
  listShownAccounts: contract({
    ...list,
    path: '/api/v1/accounts/found_accounts/show/',
    about: 'Lists the accounts that the person has not put aside.',
  }),
  readFoundAccount: contract({
    method: 'GET',
    path: '/api/v1/accounts/found_account/{id}/',
    who: 'person',
    idempotent: 'by-nature',
    about: 'Gives one account.',
    params: z.strictObject({ id: pk }),
    sends: 'json',
    status: 200,
    answer: account,
    errors: ['not_found'],
  }),
  trackRollovers: contract({
    method: 'GET',
    path: '/api/v1/accounts/found_accounts_tracker/',
    who: 'person',
    idempotent: 'by-nature',
    about: 'Says where the money is that is on its way: dates, what is late, days out of the market, days left of the 60.',
    sends: 'json',
    status: 200,
    answer: results(rollover),
    errors: [],
  }),
  updateFoundAccounts: contract({
    method: 'POST',
    path: '/api/v1/accounts/found_accounts/update/',
    who: 'person',
    idempotent: 'by-nature',
    about: 'Keeps what the person says about accounts: all of it or nothing.',
    body: z.strictObject({ found_accounts: z.array(change).min(1).max(100) }),
    sends: 'json',
    status: 200,
    answer: results(account),
    errors: ['not_found', 'conflict_version'],
  }),
  requestRollover: contract({
    method: 'POST',
    path: '/api/v1/accounts/found_accounts/rollover_request/',
    who: 'person',
    idempotent: 'by-key-or-equal',
    about: 'Asks the record keeper to move an account.',
    body: z.strictObject({ pk, way: z.enum(rolloverWays).exactOptional().meta({ description: 'direct-check unless it is said.' }) }),
    sends: 'json',
    status: 201,
    answer: rollover,
    errors: ['not_found', 'letter_required', 'not_in_this_state', 'already_done', 'idempotency_mismatch', 'idempotency_in_progress'],
  }),
  noteRollover: contract({
    method: 'POST',
    path: '/api/v1/accounts/found_accounts/rollover_notes/',
    who: 'person',
    idempotent: 'by-key',
    about: 'Keeps what a person tells of a move: what they asked for, or what the plan said on the call.',
    body: note,
    sends: 'json',
    status: 201,
    answer: savedNote,
    errors: ['over_the_limit', 'card_number_refused', 'idempotency_mismatch', 'idempotency_in_progress'],
  }),
  listRolloverNotes: contract({
    method: 'GET',
    path: '/api/v1/accounts/found_accounts/rollover_notes/',
    who: 'person',
    idempotent: 'by-nature',
    about: 'Lists what the person told of moves, the latest first.',
    sends: 'json',
    status: 200,
    answer: results(savedNote),
    errors: [],
  }),
  mailFoundAccounts: contract({
    method: 'POST',
    path: '/api/v1/accounts/found_accounts/trigger_email/',
    who: 'person',
    idempotent: 'no',
    about: 'Sends the person an e-mail with what was found.',
    body: z.strictObject({}).optional(),
    sends: 'json',
    status: 200,
    answer: z.strictObject({ sent: z.literal(true) }),
    errors: ['not_found', 'too_many_requests'],
  }),
})
