import type { TestApp } from '../../../testing/test-app.ts'
import { askedFor } from '../../found-accounts/asked-for.ts'
import { openDetails } from '../../found-accounts/details.ts'
import { findAccounts } from '../../found-accounts/store.ts'
import { form, personWithRecord } from '../../personal-information/testing/person-with-record.ts'
import { inputsOf } from '../../unclaimed/inputs.ts'
import { type Follow, pair } from './follower.ts'

let people = 0

/** Somebody with personal information of which one thing is given. */
function somebody(service: TestApp, own: object) {
  people++
  return personWithRecord(service, { ...form, ssn: `219-36-${String(people).padStart(4, '0')}`, ...own })
}

/** What a record keeper is asked with. */
const asked = <T>(name: string, values: readonly [T, T]): Follow =>
  pair(values, async (service, value) => {
    const { pk } = await somebody(service, { first_name: 'Ana', last_name: 'Draft', [name]: value })
    const { externalId: _own, ...person } = (await askedFor(service.context, service.db, pk)) ?? {}
    return person
  })

const job = {
  company_id: null,
  company_name: 'Nobody Has Filed For This',
  start_year: 2010,
  end_year: 2015,
  record_keeper_selected_name: null,
  other_provider: 'Old Oak Savings',
  salary: null,
}

/** What a search has found of a job, and whom it asks. */
async function searchedFor(service: TestApp, jobs: readonly object[]): Promise<unknown> {
  const person = await somebody(service, {})
  const post = (url: string, payload: object) =>
    service.ask({ method: 'POST', url, token: person.access, payload, headers: { 'idempotency-key': service.context.newId() } })
  await person.sign(person.record.pk, { has_custodial_auth: true, signed_name: 'Pat Example' })
  for (const one of jobs) {
    const added = await post('/api/v1/employers/add_user_employers/', one)
    if (added.status >= 300) throw new Error(`Adding a job gave ${added.status}: ${added.text}`)
  }
  await post('/api/v1/accounts/onboarding/create/', {})
  await service.doJobs()
  const rows = await findAccounts(service.db, person.pk)
  return rows.map((row) => ({ kind: row.kind, ...openDetails(service.context.keys, row) }))
}

const worked = <T>(name: string, values: readonly [T, T], more: object = {}): Follow =>
  pair(values, (service, value) => searchedFor(service, [{ ...job, ...more, [name]: value }]))

/** The names and places that lists of unclaimed money are searched for. */
async function lookedFor(service: TestApp, own: object, hints?: object): Promise<unknown> {
  const { pk, access } = await somebody(service, { first_name: 'Ana', last_name: 'Draft', ...own })
  if (hints) {
    const url = '/api/v1/accounts/alt_personal_information/create/'
    await service.ask({ method: 'POST', url, token: access, payload: hints, headers: { 'idempotency-key': service.context.newId() } })
  }
  const inputs = await inputsOf({ db: service.db, keys: service.context.keys }, pk)
  return { names: inputs?.names, places: inputs?.places }
}

const looked = <T>(name: string, values: readonly [T, T]): Follow => pair(values, (service, value) => lookedFor(service, { [name]: value }))
const hinted = <T>(name: string, values: readonly [T, T]): Follow =>
  pair(values, (service, value) => lookedFor(service, {}, { [name]: value }))

export const planSearchFollowers = {
  'employers.list': pair([[], [job]], searchedFor),
  'employers.company_name': worked('company_name', ['Paper Crane Clinic', 'Tin Whistle Works']),
  'employers.start_year': worked('start_year', [2001, 2002]),
  'employers.end_year': worked('end_year', [2011, 2012]),
  'employers.record_keeper_selected_name': worked('record_keeper_selected_name', ['Old Oak Savings', 'Sample Trust'], {
    other_provider: null,
  }),
  'employers.other_provider': worked('other_provider', ['Old Oak Savings', 'Old Video Trust']),
  'personal_information.first_name': asked('first_name', ['Ana', 'Bea']),
  'personal_information.last_name': asked('last_name', ['Draft', 'Rivera']),
  'personal_information.street_address': asked('street_address', ['1 Elm St', '2 Elm St']),
  'personal_information.city': asked('city', ['Portland', 'Bangor']),
  'personal_information.state': asked('state', ['ME', 'OR']),
  'personal_information.zip_code': asked('zip_code', ['04101', '04401']),
  'personal_information.phone_number': asked('phone_number', ['2075550134', '2075550135']),
  'personal_information.dob': asked('dob', ['1980-01-02', '1970-01-02']),
}

export const unclaimedSearchFollowers = {
  'personal_information.first_name': looked('first_name', ['Ana', 'Bea']),
  'personal_information.last_name': looked('last_name', ['Draft', 'Rivera']),
  'personal_information.city': looked('city', ['Portland', 'Bangor']),
  'personal_information.state': looked('state', ['ME', 'OR']),
  'personal_information.zip_code': looked('zip_code', ['04101', '04401']),
  'alt_personal_information.names': hinted('names', [
    [{ first_name: 'Ana', last_name: 'Before' }],
    [{ first_name: 'Ana', last_name: 'Earlier' }],
  ]),
  'alt_personal_information.zipcodes': hinted('zipcodes', [['97214'], ['98103']]),
}
