import type { Contract } from '@app/schemas/api/contract'
import { domains } from '@app/schemas/api/domains'
import { formatCents } from '@app/schemas/rules/money/money'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { startTestApp } from '../../testing/test-app.ts'
import { addCompany, dayMs, searcher } from './testing/searcher.ts'

let service: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  service = await startTestApp()
  await addCompany(service.plainDb, { name: 'Paper Crane Clinic, Inc.', keeper: 'Harbour Plan Records' })
})
afterAll(() => service.close())

it('finds the plan of a job among the filings, says why, and asks the record keeper', async () => {
  const person = await searcher(service)
  await person.addEmployer('Paper Crane Clinic')
  await person.addEmployer('Nobody Has Filed For This')
  const { status, body } = await person.start()
  expect([status, body.search.state]).toEqual([201, 'running'])
  await service.doJobs()
  const found = await person.list('')
  expect(found.map((one) => [one.kind, one.source, one.employer_name, one.company_name, one.record_keeper_name, one.confidence])).toEqual(
    expect.arrayContaining([
      ['matched', 'form-5500', 'Paper Crane Clinic', 'Paper Crane Clinic, Inc.', 'Harbour Plan Records', expect.any(Number)],
      ['no-match', 'none', 'Nobody Has Filed For This', null, null, null],
    ]),
  )
  expect(found.map(({ record_keeper_answer }) => record_keeper_answer).sort()).toEqual(['not-asked', 'waiting'])
  const { search } = (await person.read()).body
  expect([search.state, search.sources.map(({ state }: { state: string }) => state)]).toEqual(['ended', ['done', 'done', 'running']])
  expect(await person.emailsOf('search-ended')).toHaveLength(1)
  const { body: unclaimed } = await person.get('/api/v1/accounts/unclaimed_properties/')
  expect(unclaimed.search.state).toBe('done')
  const shown = await person.get('/api/v1/documents/letter/disclosures/')
  expect(shown.body.results).toEqual([expect.objectContaining({ recipient: 'Harbour Plan Records' })])
})

it('takes over what the record keeper answers some days later, and tells the person', async () => {
  const person = await searcher(service)
  await person.addEmployer('Paper Crane Clinic')
  await person.start()
  await service.doJobs()
  service.pass(4 * dayMs)
  await service.doJobs()
  const [account] = await person.list('5500/')
  expect(account).toMatchObject({
    record_keeper_answer: 'found',
    balance: expect.any(Number),
    balance_from: 'record-keeper',
    answered_at: expect.any(String),
  })
  expect(await person.emailsOf('record-keeper-answered')).toHaveLength(1)
  expect((await person.read()).body.search.sources[2]).toEqual({ source: 'record-keepers', state: 'done', found: 1 })

  // A small balance may have been moved out of a plan, but not while its record keeper says that it is there.
  const movedOut = async () => (await person.get('/api/v1/accounts/safe-harbor/auto-rollover-accounts/')).body.results
  const small = service.plainDb.updateTable('found_accounts').where('id', '=', account.pk).set({ balance_cents: 400_000 })
  await small.execute()
  expect(await movedOut()).toEqual([])
  await small.set({ balance_from: 'you' }).execute()
  expect(await movedOut()).toEqual([expect.objectContaining({ balance: 4_000, state: 'possible' })])
})

it('lists what the person entered as their own entry, and the employer of no filing as no match', async () => {
  const person = await searcher(service)
  await person.post('/api/v1/accounts/known_providers/create/', { record_keeper_name: 'Old Oak Savings', balance: 12 })
  await person.addEmployer('Nobody Has Filed For This')
  await person.start()
  await service.doJobs()
  expect((await person.list('user_entered/')).map(({ record_keeper_name }) => record_keeper_name)).toEqual(['Old Oak Savings'])
  expect((await person.list('nomatch/')).map(({ employer_name }) => employer_name)).toEqual(['Nobody Has Filed For This'])
  expect(await person.list('5500/')).toEqual([])
  expect(await person.list('show/')).toHaveLength(2)
})

it('asks the provider that the person named for a job, though no filing fits the employer', async () => {
  const person = await searcher(service)
  await person.addEmployer('Nobody Has Filed For This', { other_provider: 'Old Video Trust' })
  await person.start()
  await service.doJobs()
  expect(await person.list('nomatch/')).toEqual([])
  const [account] = await person.list('user_entered/')
  expect(account).toMatchObject({
    source: 'you',
    employer_name: 'Nobody Has Filed For This',
    record_keeper_name: 'Old Video Trust',
    record_keeper_answer: 'waiting',
    asked_at: expect.any(String),
  })
  const shown = await person.get('/api/v1/documents/letter/disclosures/')
  expect(shown.body.results).toEqual([expect.objectContaining({ recipient: 'Old Video Trust' })])
})

it('searches once for many who press at once, and finds nothing twice when its work is done twice', async () => {
  const person = await searcher(service)
  await person.addEmployer('Paper Crane Clinic')
  const started = await Promise.all(Array.from({ length: 8 }, () => person.start()))
  expect(new Set(started.map(({ body }) => body.search.pk)).size).toBe(1)
  const work = () => service.jobHandlers['run-search']?.work({ id: started[0]?.body.search.pk }, { jobId: '1', at: service.context.now() })
  await Promise.all([work(), work()])
  await service.doJobs()
  await person.start()
  await service.doJobs()
  expect(await person.list('')).toHaveLength(1)
  expect(await person.emailsOf('search-ended')).toHaveLength(2)
})

it('forgets on the next search what was found for a job that is deleted, and keeps what the person said of the others', async () => {
  const person = await searcher(service)
  const gone = await person.addEmployer('Nobody Has Filed For This')
  await person.addEmployer('Paper Crane Clinic')
  await person.start()
  await service.doJobs()
  const [kept] = await person.list('5500/')
  await person.update([{ pk: kept?.pk, version: kept?.version, is_mine: 'yes', tax_type: 'both' }])
  await service.ask({ method: 'DELETE', url: `/api/v1/employers/delete/${gone}`, token: person.access })
  await person.start()
  await service.doJobs()
  expect(await person.list('')).toEqual([expect.objectContaining({ pk: kept?.pk, is_mine: 'yes', tax_type: 'both' })])
})

it('needs personal information and a letter in force', async () => {
  const stranger = await service.signUp()
  const start = (token: string) => service.ask({ method: 'POST', url: '/api/v1/accounts/onboarding/create/', token, payload: {} })
  expect((await start(stranger.access)).body.code).toBe('personal_information_required')
  const person = await searcher(service, { signs: false })
  expect((await person.start()).body.code).toBe('letter_required')
})

it('keeps other names without the empty ones, and five-digit ZIP codes alone', async () => {
  const person = await searcher(service)
  const names = [
    { first_name: ' Pat ', last_name: 'Earlier' },
    { first_name: ' ', last_name: '' },
  ]
  const { status, body } = await person.post('/api/v1/accounts/alt_personal_information/create/', {
    names,
    zipcodes: ['04401-1234', '4401', ' 04462', '04462'],
  })
  expect([status, body]).toEqual([201, { names: [{ first_name: 'Pat', last_name: 'Earlier' }], zipcodes: ['04462'], search: null }])
  expect((await person.post('/api/v1/accounts/alt_personal_information/create/', { zipcodes: ['04401'] })).body).toMatchObject({
    names: [{ first_name: 'Pat', last_name: 'Earlier' }],
    zipcodes: ['04401'],
  })
})

it('never takes one of two changes for the other: a stale one is refused, and nothing of it is kept', async () => {
  const person = await searcher(service)
  for (const name of ['Paper Crane Clinic', 'Nobody Has Filed For This']) await person.addEmployer(name)
  await person.start()
  await service.doJobs()
  const [one, other] = await person.list('')
  const both = await Promise.all([
    person.update([{ pk: one?.pk, version: one?.version, is_mine: 'no' }]),
    person.update([{ pk: one?.pk, version: one?.version, is_mine: 'yes' }]),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  const mixed = await person.update([
    { pk: other?.pk, version: other?.version, show: false },
    { pk: one?.pk, version: one?.version, show: false },
  ])
  expect([mixed.status, mixed.body.code]).toEqual([409, 'conflict_version'])
  expect((await person.list('show/')).length).toBe(2)
})

it('sends the list by e-mail when there is one, and not too often', async () => {
  const person = await searcher(service)
  const send = () => person.post('/api/v1/accounts/found_accounts/trigger_email/', {})
  expect((await send()).body.code).toBe('not_found')
  await person.addEmployer('Paper Crane Clinic')
  await person.start()
  await service.doJobs()
  expect([(await send()).body, (await person.emailsOf('found-accounts')).length]).toEqual([{ sent: true }, 1])
  for (let times = 0; times < 5; times++) await send()
  expect((await send()).body.code).toBe('too_many_requests')
})

it('what a record keeper has reported of a plan counts over every estimate when costs are compared', async () => {
  const person = await searcher(service)
  await addCompany(service.plainDb, { name: 'Paper Crane Foundry', keeper: 'Told Balance Records' })
  await person.addEmployer('Paper Crane Foundry')
  const before = (await person.get('/api/v1/employers/fees/')).body.results[0]
  await person.start()
  for (let day = 0; day < 20; day++) {
    service.pass(dayMs)
    await service.doJobs()
  }
  const [account] = await person.list('5500/')
  const after = (await person.get('/api/v1/employers/fees/')).body.results[0]
  expect([before.balance_from, account.balance_from]).toEqual([null, 'record-keeper'])
  expect([after.balance_from, after.balance]).toEqual(['told', { low: account.balance, expected: account.balance, high: account.balance }])
})

/** Calls whose answers have a balance that is no figure of an old plan, or a person’s own words in the row in which they wrote them. */
const ownWords = [/known_providers/, /personal_information/, /financial_accounts/, /refinance_loan/, /loans\/\{id\}\/schedule/]

/** Every other call whose answer has a balance, by method and path. */
const callsWithBalance = Object.values(domains)
  .flatMap((contracts) => Object.values<Contract>(contracts))
  .filter(({ answer, path }) => {
    const shape = JSON.stringify(z.toJSONSchema(answer, { unrepresentable: 'any', io: 'output' }))
    return /"\w*balance":/.test(shape) && !ownWords.some((own) => own.test(path))
  })
  .map(({ method, path }) => `${method} ${path}`)

it('what a record keeper has reported outranks what the person remembers, in every call that gives a balance', async () => {
  const person = await searcher(service)
  await addCompany(service.plainDb, { name: 'Paper Crane Tannery', keeper: 'Ranked Balance Records' })
  await person.addEmployer('Paper Crane Tannery')
  await person.post('/api/v1/accounts/known_providers/create/', { record_keeper_name: 'Ranked Balance Records', balance: 76_543.21 })
  await person.post('/api/v1/financial_accounts/manual_accounts/create/', {
    institution_name: 'Ranked Balance Records',
    company_name: 'Paper Crane Tannery',
    account_subtype: '401k',
    current_balance: 65_432.11,
  })
  await person.start()
  await service.doJobs()
  const [{ pk: before, version }] = await person.list('5500/')
  await person.update([{ pk: before, version, balance: 54_321.99 }])
  expect((await person.list('5500/'))[0]).toMatchObject({ balance: 54_321.99, balance_from: 'you' })
  for (let day = 0; day < 20; day++) {
    service.pass(dayMs)
    await service.doJobs()
  }
  const [account] = await person.list('5500/')
  await person.update([{ pk: account.pk, version: account.version, balance: 54_321.99, selected: true }])
  expect((await person.list('5500/'))[0]).toMatchObject({ balance: account.balance, balance_from: 'record-keeper', selected: true })
  const accounts = '/api/v1/accounts'
  const [provider] = (await person.get(`${accounts}/providers/unique/`)).body.user_providers
  const named = [{ record_keeper_name: 'Ranked Balance Records', balance: 76_543.21 }]
  const bodies: Readonly<Record<string, object>> = {
    'POST /api/v1/accounts/found_accounts/update/': { found_accounts: [{ pk: account.pk, version: account.version + 1, show: true }] },
    'POST /api/v1/accounts/providers/ticked/': { user_providers: [provider.pk] },
    'POST /api/v1/accounts/providers/create/': named,
    'POST /api/v1/accounts/providers/rollover_request/': { user_providers: [provider.pk] },
  }
  const seen: string[] = []
  for (const call of callsWithBalance) {
    const [method, path = ''] = call.split(' ')
    const url = path.replace('{id}', account.pk)
    const { text } = method === 'GET' ? await person.get(url) : await person.post(url, bodies[call] ?? {})
    expect([call, /76543\.21|65432\.11|54321\.99/.test(text)]).toEqual([call, false])
    if (text.includes(String(account.balance))) seen.push(call)
  }
  expect(seen).toEqual(
    expect.arrayContaining([
      'GET /api/v1/employers/fees/',
      'GET /api/v1/accounts/providers/unique/',
      'GET /api/v1/accounts/preview/',
      'POST /api/v1/accounts/providers/ticked/',
      'POST /api/v1/accounts/providers/create/',
      'GET /api/v1/accounts/found_accounts/',
      'GET /api/v1/accounts/found_account/{id}/',
    ]),
  )
  await person.post(`${accounts}/found_accounts/trigger_email/`, {})
  expect(JSON.stringify((await person.emailsOf('found-accounts')).at(-1)?.paragraphs)).toContain(
    formatCents(Math.round(account.balance * 100)),
  )
})

it('what plans cost leaves out an account that is not theirs, and one that its record keeper does not have', async () => {
  await addCompany(service.plainDb, { name: 'Nothing Left Bakery', keeper: 'Nothing Plan Records' })
  const person = await searcher(service)
  for (const name of ['Paper Crane Clinic', 'Nothing Left Bakery', 'Nobody Has Filed For This']) await person.addEmployer(name)
  const compared = async () =>
    (await person.get('/api/v1/employers/fees/')).body.results.map((one: { company_name: string }) => one.company_name)
  expect(await compared()).toHaveLength(3)
  await person.start()
  await service.doJobs()
  service.pass(4 * dayMs)
  await service.doJobs()
  expect((await compared()).toSorted()).toEqual(['Nobody Has Filed For This', 'Paper Crane Clinic'])
  const clinic = (await person.list('')).find(({ employer_name: name }) => name === 'Paper Crane Clinic')
  await person.update([{ pk: clinic.pk, version: clinic.version, is_mine: 'no' }])
  expect(await compared()).toEqual(['Nobody Has Filed For This'])
})

it('a plan that was found is listed once, also when the person names another provider later', async () => {
  const person = await searcher(service)
  const job = await person.addEmployer('Paper Crane Clinic')
  await person.start()
  await service.doJobs()
  await person.addEmployer('Nobody Has Filed For This', { other_provider: 'Old Oak Savings' })
  expect((await person.changeEmployer(job, 'Paper Crane Clinic', { other_provider: 'Another Keeper' })).status).toBe(200)
  const { user_providers: all } = (await person.get('/api/v1/accounts/providers/unique/')).body
  const listed = all.map((one: { record_keeper_name: string; source: string }) => [one.record_keeper_name, one.source])
  expect(listed.toSorted()).toEqual([
    ['Harbour Plan Records', 'found'],
    ['Old Oak Savings', 'employer'],
  ])
})
