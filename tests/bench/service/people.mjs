import { randomUUID } from 'node:crypto'
import { ask } from './ask.mjs'

const mode = 'landing-rollover'
const password = 'correct horse battery staple'
const peoplePerAddress = 10

/** The questions that everybody meets, answered to the end; one of the answers says who somebody is, and is kept sealed. */
const answers = {
  citizen_status: 'us-citizen',
  employment_status: 'employed',
  employer_name: 'Example Industries',
  job_title: 'Nurse',
  tax_filing_status: 'married-joint',
  spouse_dob: '1985-04-27',
  annual_pretax_income: '50000-99999',
  estimated_networth: '50000-99999',
  liquid_networth: '25000-49999',
  estimated_tax_bracket: '22',
  experience_level: 'limited',
  risk_tolerance: 'medium',
  investment_goal: 'growth',
  planned_retirement_age: 67,
  liquidity_needs: '5-to-10-years',
  traded_company: false,
  politically_affiliated: false,
  finra_affiliated: false,
}

/** People with a questionnaire and a journey, each from a place of their own. */
export async function makePeople(port, count) {
  const people = []
  for (let number = 0; number < count; number++) people.push(await makePerson(port, number))
  return people
}

/** New tokens for everybody: they do not last as long as the benchmark. */
export async function renewTokens(port, people) {
  for (const person of people) {
    const { access, refresh } = await ask(port, 'POST', '/api/v1/auth/token/refresh/', { body: { refresh: person.refresh } })
    Object.assign(person, { access, refresh })
  }
}

async function makePerson(port, number) {
  const account = { first_name: 'Pat', last_name: 'Example', email: `pat${number}@example.com`, password1: password }
  const headers = { 'x-security-code': 'any', 'x-forwarded-for': `10.0.0.${Math.floor(number / peoplePerAddress)}` }
  const { user, access, refresh } = await ask(port, 'POST', '/api/v1/auth/registration/', { headers, body: account })
  const call = (method, path, body, base) =>
    ask(port, method, path, {
      token: access,
      body,
      headers: { 'idempotency-key': randomUUID(), ...(base !== undefined && { 'if-match': `"${base}"` }) },
    })
  const record = await call('POST', '/api/v1/accounts/add_investment_account_info/', answers)
  const { decision, flow_version } = await call('GET', `/api/journeys/${mode}`)
  await call('PUT', `/api/journeys/${mode}`, { place: decision.go, flow_version }, 0)
  return { id: user.pk, access, refresh, mode, record: record.pk, version: record.version }
}
