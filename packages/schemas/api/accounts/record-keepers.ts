import { z } from 'zod'
import { contract, contracts } from '../contract.ts'
import { says } from '../says.ts'
import { companyId } from './companies.ts'

const reading = { method: 'GET', who: 'person', idempotent: 'by-nature', sends: 'json', status: 200 } as const

/** Who keeps the records of plans. */
export const recordKeeperContracts = contracts({
  listRecordKeepers: contract({
    ...reading,
    path: '/api/v1/record_keepers/names/',
    about: 'Lists the names of record keepers, a hundred to a page, sorted.',
    query: z.strictObject({
      page: z
        .string()
        .regex(/^[1-9]\d{0,5}$/, says({ en: 'Use the number of a page, from 1 on.', es: 'Usa el número de una página, a partir de 1.' }))
        .transform(Number)
        .exactOptional(),
    }),
    answer: z.strictObject({
      count: z.int().min(0),
      next: z.string().nullable().meta({ description: 'The address of the next page, without a host.' }),
      results: z.array(z.string()).readonly(),
    }),
    errors: [],
  }),
  getCompanyProvider: contract({
    ...reading,
    path: '/api/v1/record_keepers/company_provider/',
    about: 'Says who keeps the records of the largest plan of a company; null when no filing names one.',
    query: z.strictObject({
      company_id: z
        .string()
        .regex(/^\d{1,9}$/, says({ en: 'Use the number of a company.', es: 'Usa el número de una empresa.' }))
        .transform(Number)
        .exactOptional(),
    }),
    answer: z.strictObject({
      company_id: companyId.nullable(),
      record_keeper_name: z.string().nullable(),
      source_year: z.int().nullable(),
      why: z
        .enum(['no-company', 'short-form', 'not-named'])
        .nullable()
        .meta({ description: 'Why it is not known: short forms name none.' }),
    }),
    errors: ['not_found'],
  }),
})
