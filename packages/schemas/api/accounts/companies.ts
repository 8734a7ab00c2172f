import { z } from 'zod'
import { contract, contracts } from '../contract.ts'
import { says } from '../says.ts'

const typedName = z.string().max(200)
const companyOrder = z.enum(['-assets', 'assets', '-plan_asset', 'plan_asset', 'name', '-name'])

/** Numbers stand in an address as digits: anything else is refused, not guessed at. */
function count(most: number) {
  return z
    .string()
    .regex(/^\d{1,6}$/, says({ en: `Use a whole number from 0 to ${most}.`, es: `Usa un número entero del 0 al ${most}.` }))
    .transform(Number)
    .refine((number) => number <= most, says({ en: `Use a whole number from 0 to ${most}.`, es: `Usa un número entero del 0 al ${most}.` }))
}

/** Further back nobody looks: who searches is more exact instead. */
const offset = count(1_000).exactOptional()
const limit = count(100)
  .refine((number) => number > 0, says({ en: 'Use a whole number from 1 to 100.', es: 'Usa un número entero del 1 al 100.' }))
  .exactOptional()

export const companyId = z.int().min(1).max(999_999_999).meta({ description: 'The number of the company.' })
const dollars = z.number().nullable()
const year = z.int().nullable().meta({ description: 'The year of the filing that this comes from.' })

const range = z.strictObject({ low: z.number(), high: z.number() }).nullable()

const companyFields = {
  company_id: companyId,
  company_name: z.string(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  assets: z.number().meta({ description: 'Savings in all plans of the company, in dollars.' }),
  plan_asset: z.number().meta({ description: 'Savings in its largest plan, in dollars.' }),
  participants: z.int().nullable(),
  plan_count: z.int(),
  plan_name: z.string().nullable(),
  record_keeper_name: z.string().nullable(),
  source_year: year,
  per_person: range.meta({
    description: 'What its largest plan holds for each person, on average, in dollars: an estimate from both ends of the year.',
  }),
  yearly_cost: range.meta({ description: 'What its largest plan may cost a year, in percent: an estimate.' }),
  is_made_up: z.boolean().meta({ description: 'One of the companies of a demonstration.' }),
}
const company = z.strictObject(companyFields)
const plan = z.strictObject({
  plan_number: z.string(),
  plan_name: z.string(),
  participants: z.int().nullable(),
  assets: dollars,
  administration: dollars.meta({ description: 'What the administration of the plan cost in that year, without the management of funds.' }),
  record_keeper_name: z.string().nullable(),
  source_year: year,
})

const next = z.string().nullable().meta({ description: 'The address of the next page, without a host.' })
const reading = { method: 'GET', who: 'anyone', idempotent: 'by-nature', sends: 'json', status: 200, errors: [] } as const
// Filings change with an import, once in a while: what was typed a moment ago and is typed again is not searched again.
const searching = { ...reading, errors: ['too_many_requests'], reusedSeconds: 300 } as const
// A name that is not there is a name that is not found.
const byName = z.strictObject({
  company_name: typedName.exactOptional(),
  offset,
  limit,
  ordering: companyOrder.exactOptional(),
})

/** What a search by name says besides what it found: whether there is such a company, and the first of them. */
function lookup<Row extends z.ZodType>(row: Row) {
  return z.strictObject({
    success: z.boolean(),
    result: row.nullable(),
    count: z.int().min(0),
    next,
    results: z.array(row).readonly(),
  })
}

/** Companies that have a 401(k) plan, as their public filings tell it. */
export const companyContracts = contracts({
  suggestCompanies: contract({
    ...searching,
    path: '/api/v1/employers/companies/',
    about:
      'Names companies that may be meant by what was typed, the likeliest first: beginnings, words in any order, misspelt, trade names.',
    query: z.strictObject({ name__prefix: typedName.exactOptional() }),
    answer: z.strictObject({ results: z.array(company).readonly() }),
  }),
  listCompanyPlans: contract({
    ...reading,
    path: '/api/v1/employers/companies_plan/',
    about: 'Lists companies by their plans, the largest first; with a name those that begin so.',
    query: z.strictObject({ offset, limit, name: typedName.exactOptional(), ordering: companyOrder.exactOptional() }),
    answer: z.strictObject({ next, results: z.array(company).readonly() }),
  }),
  findCompanyDetails: contract({
    ...searching,
    path: '/api/v1/employers/companies_details/',
    about: 'Finds companies of exactly this name, in upper or lower case, with all of their plans.',
    query: byName,
    answer: lookup(z.strictObject({ ...companyFields, plans: z.array(plan).readonly() })),
  }),
  searchCompanies: contract({
    ...searching,
    path: '/api/v1/employers/search/',
    about: 'Finds companies of exactly this name, in upper or lower case.',
    query: byName,
    answer: lookup(company),
  }),
  getClientPage: contract({
    ...reading,
    path: '/api/v1/employers/client_pages/',
    about: 'Says what a page for the people of one company can show.',
    query: z.strictObject({ name: typedName.exactOptional() }),
    answer: z.strictObject({ success: z.boolean(), result: company.nullable() }),
  }),
  searchJobTitles: contract({
    ...reading,
    path: '/api/v1/employers/job_title/search/',
    about: 'Names job titles that fit what somebody types.',
    query: z.strictObject({ name: typedName.exactOptional() }),
    answer: z.strictObject({ results: z.array(z.strictObject({ name: z.string() })).readonly() }),
  }),
})
