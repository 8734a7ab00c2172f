import { z } from 'zod'
import type { Words } from '../../language.ts'
import { toSentText } from '../../rules/answers/short-text.ts'
import { contract, contracts } from '../contract.ts'
import { dollars, pk, results, ruled, version } from '../fields.ts'
import { says } from '../says.ts'
import { companyId } from './companies.ts'

const longestName = 120
const mostSalary = 10_000_000
const tooLong: Words<string> = {
  en: `This name is too long. Use ${longestName} letters or fewer.`,
  es: `Este nombre es demasiado largo. Usa ${longestName} letras o menos.`,
}
const companyName = ruled((typed: string) => toSentText(typed, longestName), {
  required: { en: 'Enter the name of the employer.', es: 'Escribe el nombre del empleador.' },
  length: tooLong,
})
const otherName = z.string().trim().max(longestName, says(tooLong))
const year = z
  .int()
  .min(1950, says({ en: 'Enter a year from 1950 on.', es: 'Escribe un año a partir de 1950.' }))
  .max(9999)

const employerFields = {
  company_id: companyId.nullable().exactOptional(),
  company_name: companyName,
  record_keeper_selected_name: otherName.nullable().exactOptional(),
  start_year: year,
  end_year: year,
  salary: dollars.max(mostSalary).nullable().exactOptional(),
  other_provider: otherName.nullable().exactOptional(),
}
const form = z.strictObject(employerFields)

const employer = z.strictObject({
  pk,
  version,
  company_id: companyId.nullable(),
  company_name: z.string(),
  record_keeper_selected_name: z.string().nullable(),
  start_year: z.int(),
  end_year: z.int(),
  salary: z.number().nullable(),
  other_provider: z.string().nullable(),
})

const range = z.strictObject({ low: z.number(), expected: z.number(), high: z.number() })
const verdict = z.enum(['stay', 'move', 'about-the-same', 'unknown'])
const overTime = z.strictObject({ years: z.int(), actual: range, ours: range })
const line = z.strictObject({
  pk,
  company_name: z.string(),
  source_year: z.int().nullable(),
  confidence: z.enum(['medium', 'low', 'none']),
  reason: z
    .enum(['company-unknown', 'plan-unknown', 'balance-unknown', 'counted-with-another'])
    .nullable()
    .meta({ description: 'Why there is no figure.' }),
  balance: range.nullable(),
  balance_from: z
    .enum(['told', 'stated', 'estimate'])
    .nullable()
    .meta({ description: 'Told by the provider, said by the person, or worked out from salary and years.' }),
  actual_percent: range.nullable().meta({ description: 'What the plan costs a year, of the savings in it.' }),
  actual_fees: range.nullable().meta({ description: 'Dollars a year.' }),
  beagle_fees: range.nullable().meta({ description: 'The same with us, with its part of the membership.' }),
  until_retirement: overTime.nullable(),
  verdict,
})

const one = { params: z.strictObject({ id: pk }), who: 'person', sends: 'json', status: 200 } as const

/** The jobs that a person had. */
export const employerContracts = contracts({
  addEmployer: contract({
    method: 'POST',
    path: '/api/v1/employers/add_user_employers/',
    who: 'person',
    idempotent: 'by-key-if-sent',
    about: 'Adds a job that the person had.',
    body: form,
    sends: 'json',
    status: 201,
    answer: employer,
    errors: ['card_number_refused', 'over_the_limit', 'idempotency_mismatch'],
  }),
  listEmployers: contract({
    method: 'GET',
    path: '/api/v1/employers/list_user_employers/',
    who: 'person',
    idempotent: 'by-nature',
    about: 'Lists the jobs that the person had, the last one first.',
    sends: 'json',
    status: 200,
    answer: results(employer),
    errors: [],
  }),
  getEmployer: contract({
    ...one,
    method: 'GET',
    path: '/api/v1/employers/{id}/detail/',
    idempotent: 'by-nature',
    about: 'Gives one of them.',
    answer: employer,
    errors: ['not_found'],
  }),
  updateEmployer: contract({
    ...one,
    method: 'PUT',
    path: '/api/v1/employers/{id}/update/',
    idempotent: 'by-nature',
    versioned: 'if-sent',
    about: 'Puts all of it anew.',
    body: form,
    answer: employer,
    errors: ['not_found', 'precondition_failed', 'card_number_refused'],
  }),
  deleteEmployer: contract({
    ...one,
    method: 'DELETE',
    path: '/api/v1/employers/delete/{id}',
    idempotent: 'by-nature',
    about: 'Takes a job off the list.',
    answer: z.strictObject({ status: z.literal('OK') }),
    errors: ['not_found'],
  }),
  compareFees: contract({
    method: 'GET',
    path: '/api/v1/employers/fees/',
    who: 'person',
    idempotent: 'by-nature',
    about: 'Estimates what the plans of the person’s old employers cost a year, and what the same savings would cost with us.',
    sends: 'json',
    status: 200,
    answer: z.strictObject({
      total_actual_fees: z.number().nullable().meta({ description: 'Dollars a year, where something is known.' }),
      total_beagle_fees: z.number().nullable(),
      is_estimate: z.literal(true),
      verdict,
      until_retirement: overTime.nullable(),
      our_cost: z.strictObject({ fund_percent: z.number(), membership: z.number(), source_year: z.int(), source: z.string() }),
      results: z.array(line).readonly(),
    }),
    errors: [],
  }),
})
