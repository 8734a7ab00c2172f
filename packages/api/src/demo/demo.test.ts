import { afterAll, beforeAll, expect, it } from 'vitest'
import { findDemoPeople } from '../domains/demo/store.ts'
import { addCompany } from '../domains/found-accounts/testing/searcher.ts'
import { openStoryOn } from '../open-service.ts'
import { type StartedTestApp, startTestApp, testOptions, testSettings } from '../testing/test-app.ts'
import { employersIn } from './persona-answers.ts'
import { seedDemo } from './seed-demo.ts'

let service: StartedTestApp
const complaints: string[] = []

beforeAll(async () => {
  service = await startTestApp({ isDemo: true })
  const { flows } = service.context
  const names = [...flows.current().files.persona.values()].flatMap(
    (persona) => employersIn(persona) as readonly { readonly company_name: string }[],
  )
  for (const { company_name: name } of names) await addCompany(service.plainDb, { name, keeper: `${name} Records` })
  const options = {
    ...testOptions,
    flows,
    webFolder: import.meta.dirname,
    core: service.context,
    databaseUrl: service.databaseUrl,
    settings: { ...testSettings, isDemo: true },
  }
  await seedDemo(service.context, openStoryOn(options), (line) => void complaints.push(line))
}, 240_000)
afterAll(() => service.close())

it('tells the story of every persona that has one, without a hitch', async () => {
  expect(complaints).toEqual([])
  const told = [...service.context.flows.current().files.persona.values()].flatMap(({ persona, demo }) => (demo ? [persona] : []))
  expect((await findDemoPeople(service.db)).map(({ persona }) => persona)).toEqual(told.sort())
})

const be = async (persona: string) => {
  const { body } = await service.ask({ method: 'POST', url: `/dev/people/${persona}` })
  return async (url: string) => (await service.ask({ method: 'GET', url, token: body.access })).body
}

it('shows a search whose record keepers have not answered', async () => {
  const get = await be('ben-example')
  const { search } = await get('/api/v1/accounts/onboarding/')
  expect([search.state, search.sources[2].state]).toEqual(['ended', 'running'])
})

it('shows money on its way', async () => {
  const get = await be('dov-stand-in')
  const { results } = await get('/api/v1/accounts/found_accounts_tracker/')
  expect(results.length).toBeGreaterThan(0)
  expect(['accepted', 'sent', 'received']).toContain(results[0].state)
})

it('shows a loan that is past due', async () => {
  const get = await be('hugo-draft')
  const [loan] = (await get('/api/v1/loans/')).results
  expect(loan.status).toBe('PAST_DUE')
})

it('shows somebody who has saved for two years', async () => {
  const get = await be('kofi-sketch')
  const { results } = await get('/api/v1/apex/user/transfers/')
  expect(results.length).toBeGreaterThan(20)
  const { totals } = await get('/api/v1/accounts/investment_account/')
  expect(Number(totals.totalSavings)).toBeGreaterThan(3_000)
  expect(Number(totals.totalAlltime)).not.toBe(0)
})

it('lists them with a button each, and nobody anywhere else', async () => {
  const page = await service.ask({ method: 'GET', url: '/dev/people' })
  expect(page.text).toContain('Kofi Sketch: Invested for two years')
  const other = await startTestApp()
  expect((await other.ask({ method: 'GET', url: '/dev/people' })).status).toBe(404)
  expect((await other.ask({ method: 'POST', url: '/dev/people/kofi-sketch' })).status).toBe(404)
  await other.close()
})
