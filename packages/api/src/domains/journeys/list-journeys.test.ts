import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp } from '../../testing/test-app.ts'
import { addMarks } from '../progress/store.ts'
import { letBeKnown } from '../testing/let-be-known.ts'
import { at, newTraveller } from './testing/traveller.ts'

let app: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

it('journeys are listed with where the person left off, the latest first, and to nobody else', async () => {
  const { save, access } = await newTraveller(app)
  const other = await newTraveller(app)
  const list = async (token: string) => (await app.ask({ method: 'GET', url: '/api/journeys', token })).body.results
  expect(await list(access)).toEqual([])
  await save('landing-rollover', { base: 0 })
  app.pass(60_000)
  await save('onboarding', { base: 0 })
  expect(await list(access)).toMatchObject([
    { mode: 'onboarding', step: 'previous-jobs' },
    { mode: 'landing-rollover', step: 'previous-jobs', title: 'Roll your old 401(k)s over', step_title: expect.any(String) },
  ])
  expect(await list(other.access)).toEqual([])
})

it('who looks changes nothing: not the place, not the list, not the mode, whatever address is opened and however often', async () => {
  const { save, access, comeBack } = await newTraveller(app)
  await save('landing-rollover', { base: 0 })
  const get = (url: string) => app.ask({ method: 'GET', url, token: access })
  const state = async () => ({
    list: (await get('/api/journeys')).body,
    place: (await comeBack('landing-rollover')).body.place,
    user: (await get('/api/v1/auth/user/')).body,
    progress: (await get('/api/v1/accounts/completed_info/')).body,
  })
  const before = await state()
  expect(before.list.results).toHaveLength(1)
  for (const mode of ['onboarding', 'landing-rollover', 'dashboard-rollover', 'landing-fc-loan']) {
    const { steps } = app.context.flows.current().modes.get(mode)?.live?.resolved ?? { steps: {} }
    expect((await comeBack(mode)).status).toBe(200)
    expect((await get(`/api/flows/${mode}/walk`)).status).toBe(200)
    for (const step of ['', ...Object.keys(steps)]) await get(`/${mode}/${step}`)
  }
  expect(await state()).toEqual(before)
})

it('a walk is over once nothing follows where the person left off and nothing is left to do there', async () => {
  const { pk, save, access } = await newTraveller(app)
  const isOver = async (mode: string) => {
    const { body } = await app.ask({ method: 'GET', url: '/api/journeys', token: access })
    return body.results.find((one: { mode: string }) => one.mode === mode)?.is_over
  }
  await letBeKnown(app.db, pk, { hasRecord: true, isSigned: true, wantsIra: true })
  const free = 'landing-solo-only'
  await save(free, { base: 0, place: at('beagle-member') })
  expect(await isOver(free)).toBe(false)
  await save(free, { base: 1, place: at('beagle-member'), answers: { member: 'free' } })
  await addMarks(app.db, pk, ['ira_interested'], new Date())
  expect(await isOver(free)).toBe(true)
  await save(free, { base: 2, place: at('beagle-member'), answers: { member: 'member' } })
  expect(await isOver(free)).toBe(false)
  const freely = 'landing-subscription'
  await save(freely, { base: 0, place: at('retirement-concierge'), answers: { concierge: 'no' } })
  expect(await isOver(freely)).toBe(true)
  const loan = 'landing-fc-loan'
  await save(loan, { base: 0, place: at('ira/schedule-call') })
  expect(await isOver(loan)).toBe(false)
})
