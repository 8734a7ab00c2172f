import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillCompanies } from '../../directory/testing/fill-companies.ts'
import { startTestApp } from '../../testing/test-app.ts'

const root = '/api/v1/employers'
const known = [
  { name: 'Paper Crane Clinic, Inc.', recordKeeper: 'Elm Trust' },
  { name: 'Paper Crane Clinic, Inc.' },
  { name: 'Paper Crane Garage' },
  { name: 'Zz Sample Bakery LLC' },
]

let service: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  service = await startTestApp()
  await fillCompanies(service.db, known)
})
afterAll(() => service.close())

type Found = { readonly company_name: string; readonly company_id: number; readonly assets: number; readonly plan_asset: number }
const get = async (path: string) => (await service.ask({ method: 'GET', url: `${root}${path}`, headers: { host: 'evil.example' } })).body
const names = (body: { readonly results: readonly Found[] }) => body.results.map(({ company_name }) => company_name)

it('searches are kept by browsers for a while, and end for an address that asks without end', async () => {
  const ask = (typed: string) =>
    service.ask({ method: 'GET', url: `${root}/companies/?name__prefix=${typed}`, remoteAddress: '198.51.100.7' })
  expect((await ask('paper')).headers['cache-control']).toBe('public, max-age=300')
  let status = 200
  for (let asked = 0; asked < 700 && status === 200; asked += 20) {
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask('zzzz')))
    status = Math.max(...answers.map((one) => one.status))
  }
  expect(status).toBe(429)
  expect((await ask('paper')).headers['cache-control']).toBe('no-store')
})

describe('companies that are meant by the typed text', () => {
  it.each(['paper crane', 'PAPER CRANE', 'the paper crane ', 'Paper  Crane'])('are found in upper or lower case: “%s”', async (typed) => {
    const found = names(await get(`/companies/?name__prefix=${encodeURIComponent(typed)}`))
    expect([...found].sort()).toEqual(['Paper Crane Clinic, Inc.', 'Paper Crane Clinic, Inc.', 'Paper Crane Garage'])
  })

  it.each(['Paper Crane Clinic I', 'Paper Crane Clinic, Inc.', 'paper crane clinic inc '])(
    'are found up to their “Inc”: “%s”',
    async (typed) => {
      expect(names(await get(`/companies/?name__prefix=${encodeURIComponent(typed)}`)).slice(0, 2)).toEqual([
        'Paper Crane Clinic, Inc.',
        'Paper Crane Clinic, Inc.',
      ])
    },
  )

  it.each(['p', 'pa', 'pap', 'b', 'br'])('come with the largest first: “%s”', async (typed) => {
    const { results } = (await get(`/companies/?name__prefix=${typed}`)) as { results: Found[] }
    expect(results.length).toBeGreaterThan(1)
    expect(results.length).toBeLessThanOrEqual(20)
    const begun = results.filter(({ company_name }) => company_name.toLowerCase().startsWith(typed))
    expect(begun.length).toBeGreaterThan(1)
    expect(begun.map(({ assets }) => assets)).toEqual(begun.map(({ assets }) => assets).sort((a, b) => b - a))
  })

  it.each(['Garage Paper Crane', 'papr crane garge', 'papercrane garage', 'crane garage', 'PCG'])(
    'are found by other words, misspelt and in short: “%s”',
    async (typed) => {
      expect(names(await get(`/companies/?name__prefix=${encodeURIComponent(typed)}`))[0]).toBe('Paper Crane Garage')
    },
  )

  it.each(['', '%', '_', '....', 'qqqqq', "'; drop table companies", '\\', '🦩'])('are none for “%s”', async (typed) => {
    expect(await get(`/companies/?name__prefix=${encodeURIComponent(typed)}`)).toEqual({ results: [] })
  })
})

describe('a search by name', () => {
  it.each(['paper crane clinic, inc.', ' PAPER CRANE  CLINIC, INC. '])(
    'finds exactly this name, in upper or lower case: “%s”',
    async (typed) => {
      for (const path of ['search', 'companies_details']) {
        const body = await get(`/${path}/?company_name=${encodeURIComponent(typed)}`)
        expect(body).toMatchObject({ success: true, count: 2, next: null })
        expect(names(body)).toEqual(['Paper Crane Clinic, Inc.', 'Paper Crane Clinic, Inc.'])
        expect(body.result).toEqual(body.results[0])
        expect(body.results[0].assets).toBeGreaterThanOrEqual(body.results[1].assets)
      }
    },
  )

  it('gives plans with their costs in the details', async () => {
    const { result } = await get('/companies_details/?company_name=paper%20crane%20garage')
    expect(result.plans).toEqual([expect.objectContaining({ plan_number: '001', source_year: 2024 })])
    expect(result.plans[0].administration).toBeGreaterThan(0)
  })

  it.each(['Paper Crane', '', 'x'.repeat(200)])('fails with null for a name that is not there: “%s”', async (typed) => {
    for (const path of ['search', 'companies_details'])
      expect(await get(`/${path}/?company_name=${typed}`)).toEqual({ success: false, result: null, count: 0, next: null, results: [] })
    expect(await get(`/client_pages/?name=${typed}`)).toEqual({ success: false, result: null })
  })

  it('goes on with the next page, at an address without a host', async () => {
    const first = await get('/search/?company_name=paper%20crane%20clinic%2C%20inc.&limit=1')
    expect(first.next).toMatch(/^\/api\/v1\/employers\/search\/\?/)
    const second = (await service.ask({ method: 'GET', url: first.next })).body
    expect(second.next).toBeNull()
    expect(second.results[0].company_id).not.toBe(first.results[0].company_id)
  })

  it('a page for the people of one company says who keeps the records', async () => {
    expect(await get('/client_pages/?name=paper%20crane%20clinic,%20inc.')).toMatchObject({
      success: true,
      result: { company_name: 'Paper Crane Clinic, Inc.' },
    })
  })
})

describe('the list by plans', () => {
  it('has the 50 largest first, and every company once when it is followed', async () => {
    const seen: Found[] = []
    let next: string | null = `${root}/companies_plan/`
    while (next) {
      const { body } = await service.ask({ method: 'GET', url: next })
      expect(body.results.length).toBeLessThanOrEqual(50)
      seen.push(...body.results)
      next = body.next
    }
    expect(seen).toHaveLength(300)
    expect(new Set(seen.map(({ company_id }) => company_id)).size).toBe(300)
    expect(seen.map(({ plan_asset }) => plan_asset)).toEqual(seen.map(({ plan_asset }) => plan_asset).sort((a, b) => b - a))
  })

  it.each(['assets', '-assets', 'plan_asset', 'name', '-name'])('goes in the order %s', async (ordering) => {
    const one = await get(`/companies_plan/?ordering=${ordering}&limit=100`)
    const other = await get(`/companies_plan/?ordering=${ordering.startsWith('-') ? ordering.slice(1) : `-${ordering}`}&limit=1`)
    expect(one.results).toHaveLength(100)
    expect(one.results[0].company_id).not.toBe(other.results[0].company_id)
  })

  it('with a name has those that begin so', async () => {
    expect(names(await get('/companies_plan/?name=zz'))).toEqual(['Zz Sample Bakery LLC'])
    expect(names(await get('/companies_plan/?name=paper%20crane&limit=2'))).toHaveLength(2)
  })

  it.each([
    'limit=0',
    'limit=101',
    'limit=1e1',
    'offset=-1',
    'offset=1001',
    'ordering=id',
    'ordering=assets;',
    'limit=',
    'offset=1&offset=2',
    'page=1',
  ])('refuses %s', async (query) => {
    const { status, body } = await service.ask({ method: 'GET', url: `${root}/companies_plan/?${query}` })
    expect([status, ['validation_failed', 'unknown_field'].includes(body.code)]).toEqual([400, true])
  })
})

it('job titles that begin so come first, then those with such a word', async () => {
  const { results } = await get('/job_title/search/?name=nurse')
  expect(results[0]).toEqual({ name: 'Nurse Manager' })
  expect(results).toContainEqual({ name: 'Registered Nurse' })
  expect(results.length).toBeLessThanOrEqual(10)
  expect((await get('/job_title/search/?name=')).results).toEqual([])
})
