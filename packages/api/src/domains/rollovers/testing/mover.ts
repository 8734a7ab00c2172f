import { randomUUID } from 'node:crypto'
import type { TestApp } from '../../../testing/test-app.ts'
import { dayMs, searcher } from '../../found-accounts/testing/searcher.ts'
import { callsOf } from '../../signing/testing/signer.ts'

const accounts = '/api/v1/accounts'
const harbor = { provider: 'Harbor Trust', account_number: '7712345678', existing_ira: true }
const answers = {
  citizen_status: 'us-citizen',
  employment_status: 'employed',
  annual_pretax_income: '50000-99999',
  tax_filing_status: 'single',
}

type Searcher = Awaited<ReturnType<typeof searcher>>

/** Some days, one after the other. */
export async function passDays(service: TestApp, days: number): Promise<void> {
  for (let day = 0; day < days; day++) {
    service.pass(dayMs)
    await service.doJobs()
  }
}

/** A person with an old account at each of these employers, who can name, open and sign what is needed to move it. */
export async function mover(service: TestApp, ...employers: readonly string[]) {
  const person = await searcher(service)
  for (const employer of employers) await person.addEmployer(employer)
  await person.start()
  await service.doJobs()
  const found = await person.list('5500/')
  const signing = callsOf(service, person.access)
  const request = (payload: object = {}, key: string = randomUUID()) =>
    person.post(`${accounts}/found_accounts/rollover_request/`, { pk: found[0]?.pk, ...payload }, { 'idempotency-key': key })
  const places = destinationsOf(service, person)
  /** Opens an account here, signs its papers, and waits until it is active. */
  const openHere = async (account_type = 'TRADITIONAL_IRA'): Promise<string> => {
    const pk = await askForAccount(person, account_type)
    await signing.sign()
    await passDays(service, 8)
    return pk
  }
  /** Requests the account to be moved and signs its form, to an IRA elsewhere unless another destination is given. */
  const requestSigned = async (payload?: object) => {
    const destination = { pre_tax: payload ? '' : await places.nameIra() }
    const asked = await request(payload ?? { destination })
    if (asked.status >= 300) throw new Error(`The request gave ${asked.status}: ${asked.text}`)
    await signing.sign()
    await service.doJobs()
    return asked.body
  }
  return {
    ...person,
    ...signing,
    ...places,
    ...requestedOf(person),
    found,
    account: found[0],
    request,
    requestSigned,
    openHere,
  }
}

/** The calls about moves that were requested. */
function requestedOf(person: Searcher) {
  return {
    track: async () => (await person.get(`${accounts}/found_accounts_tracker/`)).body.results,
    cancel: (pk: string) => person.post(`${accounts}/rollovers/${pk}/cancel/`, {}),
    arrived: (pk: string, payload: object, key: string = randomUUID()) =>
      person.post(`${accounts}/rollovers/${pk}/arrived/`, payload, { 'idempotency-key': key }),
  }
}

/** Where the money may go: an IRA elsewhere, or the plan of a new employer. */
function destinationsOf(service: TestApp, person: Searcher) {
  return {
    nameIra: async (ira_type = 'traditional', own: object = {}): Promise<string> =>
      (
        await service.ask({
          method: 'POST',
          url: `${accounts}/add_ira_account/`,
          token: await person.proven(),
          payload: { ...harbor, ira_type, ...own },
          headers: { 'idempotency-key': randomUUID() },
        })
      ).body.pk,
    namePlan: async (own: object = {}): Promise<string> => {
      const plan = { institution: 'New Mill 401(k)', account_number: 'PLAN 0042', check_address: 'P.O. Box 9, Akron, OH 44301' }
      return (await person.post(`${accounts}/rollover_destinations/`, { ...plan, ...own })).body.pk
    },
    destinations: async () => (await person.get(`${accounts}/rollover_destinations/`)).body,
  }
}

async function askForAccount(person: Searcher, account_type: string): Promise<string> {
  const url = '/api/v1/documents/terms-condition/'
  const { results } = (await person.get(url)).body
  const documents = results.map(({ document, version }: { document: string; version: string }) => ({ document, version }))
  await person.post(`${url}accept/`, { documents })
  await person.post(`${accounts}/add_investment_account_info/`, answers)
  const opened = await person.post('/api/v1/apex/user/accounts/open/', { account_type })
  if (opened.status >= 300) throw new Error(`Opening gave ${opened.status}: ${opened.text}`)
  return opened.body.pk
}
