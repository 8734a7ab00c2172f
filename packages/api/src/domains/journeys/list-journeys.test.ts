import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp } from '../../testing/test-app.ts'
import { newTraveller } from './testing/traveller.ts'

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
