import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { englishIn } from '../../testing/english-in.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { addCompany } from '../found-accounts/testing/searcher.ts'
import { mover, passDays } from './testing/mover.ts'

let service: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  service = await startTestApp()
  for (const name of ['Paper Crane Clinic', 'Second Crane Clinic']) await addCompany(service.plainDb, { name, keeper: `${name} Records` })
})
afterEach(() => service.forgetJobs())
afterAll(() => service.close())

const financial = '/api/v1/financial_accounts'
const providers = '/api/v1/accounts/providers'

async function holder() {
  const person = await mover(service)
  const added = await person.post(`${financial}/manual_accounts/create/`, {
    institution_name: 'Oak Keeper',
    company_name: 'Oak Mill',
    current_balance: 4000,
    account_subtype: '401k',
  })
  await person.post(`${financial}/manual_unlock_requested/`, { accounts: { unlock: [added.body.pk], lock: [] } })
  const requestHeld = (payload: object = {}) => person.post(`${financial}/unlocked_accounts/rollover_request/`, payload)
  return { ...person, held: added.body.pk, requestHeld }
}

it('an account that was entered by hand is moved like one that was found', async () => {
  const { requestHeld, nameIra, sign, track, held } = await holder()
  expect((await requestHeld()).body.code).toBe('destination_required')
  const destination = { pre_tax: await nameIra() }
  const { status, body } = await requestHeld({ destination })
  expect([status, body.results]).toMatchObject([200, [{ pk: held, rollover_requested: true }]])
  expect((await requestHeld({ destination })).status).toBe(200)
  expect(await track()).toMatchObject([
    { source: 'held', found_account: null, employer_name: 'Oak Mill', record_keeper_name: 'Oak Keeper', amount: 4000 },
  ])
  await sign()
  await passDays(service, 15)
  expect((await track())[0]).toMatchObject({ state: 'sent', payments: [{ state: 'sent' }] })
})

it('one that was cancelled can be asked for again', async () => {
  const { requestHeld, nameIra, cancel, track } = await holder()
  const destination = { pre_tax: await nameIra() }
  await requestHeld({ destination })
  await cancel((await track())[0].pk)
  expect((await requestHeld({ destination })).body.results).toHaveLength(1)
  expect((await track()).map(({ state }: { state: string }) => state)).toEqual(['waiting_for_signature'])
})

it('what is at a provider is requested all together or not at all, and only with a destination', async () => {
  const person = await mover(service, 'Paper Crane Clinic', 'Second Crane Clinic')
  await person.post(`${providers}/create/`, [{ record_keeper_name: 'Oak', balance: 700 }])
  const all: { pk: string }[] = (await person.get(`${providers}/unique/`)).body.user_providers
  const request = (payload: object) =>
    person.post(`${providers}/rollover_request/`, { user_providers: all.map(({ pk }) => pk).toReversed(), ...payload })
  expect((await request({})).body.code).toBe('destination_required')
  expect(await person.track()).toEqual([])
  const destination = { pre_tax: await person.nameIra() }
  expect((await request({ destination, user_providers: [all[0]?.pk, person.pk] })).status).toBe(404)
  expect((await request({ destination })).body.user_providers).toMatchObject(all.map(() => ({ rollover_requested: true })))
  await request({ destination })
  const moves: { source: string; employer_name: string }[] = await person.track()
  expect(moves.map(({ source }) => source).toSorted()).toEqual(['found', 'found', 'named'])
  // They were asked for at once.
  const names = moves.map(({ employer_name }) => employer_name)
  expect(names).toEqual(names.toSorted())
  // What was requested by its provider is not requested again by itself.
  expect((await person.request({ destination })).body.code).toBe('already_done')
})

it('ticking a provider asks nobody', async () => {
  const person = await mover(service)
  const { body } = await person.post(`${providers}/create/`, [{ record_keeper_name: 'Oak' }])
  await person.post(`${providers}/ticked/`, { user_providers: [body.user_providers[0].pk] })
  expect(await person.track()).toEqual([])
})

it('says where the money is, and what to do, in Spanish to people who read Spanish', async () => {
  const person = await mover(service, 'Paper Crane Clinic')
  const ask = async (language: 'en' | 'es', path: string, payload?: object) => {
    const call = payload ? { method: 'POST' as const, payload } : { method: 'GET' as const }
    const headers = { 'accept-language': language, 'idempotency-key': randomUUID() }
    return (await service.ask({ ...call, url: `/api/v1/accounts/${path}/`, token: await person.proven(), headers })).body
  }
  const isSpanish = async (path: string) => {
    expect(englishIn(await ask('en', path)), path).not.toEqual([])
    expect(englishIn(await ask('es', path))).toEqual([])
  }
  const refused = await ask('es', 'found_accounts/rollover_request', { pk: person.account.pk })
  expect([refused.code, englishIn(refused)]).toEqual(['destination_required', []])
  await person.nameIra('not-sure')
  const elsewhere = await person.nameIra('roth')
  const wrong = await ask('es', 'found_accounts/rollover_request', { pk: person.account.pk, destination: { pre_tax: elsewhere } })
  expect([wrong.code, englishIn(wrong)]).toEqual(['destination_required', []])
  await person.openHere()
  await isSpanish('rollover_destinations')

  const { pk } = await ask('es', 'found_accounts/rollover_request', { pk: person.account.pk })
  await isSpanish('found_accounts_tracker')
  await person.sign()
  await service.doJobs()
  await isSpanish('found_accounts_tracker')
  await passDays(service, 14)
  expect((await ask('es', 'found_accounts_tracker')).results).toMatchObject([
    { state: 'sent', to: [{ name: 'IRA tradicional' }], next_step: expect.stringContaining('El dinero está en camino.') },
  ])
  const late = await ask('es', `rollovers/${pk}/cancel`, {})
  expect([late.code, englishIn(late)]).toEqual(['not_in_this_state', []])
})
