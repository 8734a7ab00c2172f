import { z } from 'zod'
import { taxTypes } from '../../rules/accounts/rollover.ts'
import { cleanAlternativeNames } from '../../rules/people/names.ts'
import { cleanZipCodes } from '../../rules/people/zip-codes.ts'
import { contract, contracts } from '../contract.ts'
import { dollars, pk, results, version } from '../fields.ts'

const mostNames = 20

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

const list = {
  who: 'person',
  method: 'GET',
  idempotent: 'by-nature',
  sends: 'json',
  status: 200,
  answer: results(account),
  errors: [],
} as const

/** Old accounts: the search for them, and what it found. */
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
