import { z } from 'zod'
import { knownProviderScore } from '../../rules/accounts/known-providers.ts'
import { contract, contracts } from '../contract.ts'
import { dollars, pk, results } from '../fields.ts'

const recordKeeperName = z.string().trim().min(1).max(120)

const provider = z.strictObject({
  pk,
  record_keeper_name: z.string(),
  balance: z.number().nullable().meta({ description: 'Dollars; null when the person does not know.' }),
  current_job: z.boolean(),
  current_plan_loan: z.boolean().nullable().meta({ description: 'Whether a loan of this plan is owed; null while nobody has said.' }),
  score: z.literal(knownProviderScore),
})

/** The providers that a person remembers. */
export const knownProviderContracts = contracts({
  listKnownProviders: contract({
    method: 'GET',
    path: '/api/v1/accounts/known_providers/',
    who: 'person',
    idempotent: 'by-nature',
    about: 'Lists the providers that the person remembers.',
    sends: 'json',
    status: 200,
    answer: results(provider),
    errors: [],
  }),
  addKnownProvider: contract({
    method: 'POST',
    path: '/api/v1/accounts/known_providers/create/',
    who: 'person',
    idempotent: 'by-nature',
    about: 'Keeps a provider that the person remembers; named again, it is changed.',
    body: z.strictObject({
      record_keeper_name: recordKeeperName,
      balance: dollars.nullable().exactOptional(),
      current_job: z.boolean().exactOptional(),
      current_plan_loan: z.boolean().exactOptional(),
      score: z.number().exactOptional().meta({ description: 'It is always 10, whatever is sent.' }),
    }),
    sends: 'json',
    status: 201,
    answer: provider,
    errors: ['card_number_refused', 'over_the_limit'],
  }),
  crosscheckKnownProviders: contract({
    method: 'GET',
    path: '/api/v1/accounts/known_providers/crosscheck/',
    who: 'person',
    idempotent: 'by-nature',
    about: 'Says for each provider that the person remembers whether an account was found there.',
    sends: 'json',
    status: 200,
    answer: z.strictObject({
      searched: z.boolean().meta({ description: 'Whether a search has ended. Before that, nothing can have been found.' }),
      results: z.array(z.strictObject({ pk, record_keeper_name: z.string(), is_found: z.boolean() })).readonly(),
    }),
    errors: [],
  }),
})
