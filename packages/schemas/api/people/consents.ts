import { z } from 'zod'
import { contract, contracts } from '../contract.ts'
import { results } from '../fields.ts'

/** What people are asked to allow, apart from everything that they sign. */
export const consentNames = ['account_link', 'card_on_file', 'claim_help', 'text_results'] as const

const name = z.enum(consentNames)
const consent = z.strictObject({
  consent: name,
  answer: z.enum(['yes', 'no']),
  answered_at: z.iso.datetime(),
})

/** What a person allows us, and takes back when they like. */
export const consentContracts = contracts({
  listConsents: contract({
    method: 'GET',
    path: '/api/v1/consents/',
    who: 'person',
    idempotent: 'by-nature',
    about: 'Gives the last answer of the person to each thing that they were asked to allow.',
    sends: 'json',
    status: 200,
    answer: results(consent),
    errors: [],
  }),
  answerConsent: contract({
    method: 'POST',
    path: '/api/v1/consents/answer/',
    who: 'person',
    idempotent: 'by-nature',
    about: 'Keeps what the person allows or refuses, and when. The same answer again keeps its first moment.',
    body: z.strictObject({
      consent: name,
      answer: z.enum(['yes', 'no']),
      words: z
        .string()
        .max(4000)
        .exactOptional()
        .meta({ description: 'What the person was shown when they answered: kept with the answer.' }),
    }),
    sends: 'json',
    status: 200,
    answer: consent,
    errors: [],
  }),
})
