import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp } from '../../testing/test-app.ts'
import { letBeKnown } from '../testing/let-be-known.ts'

let service: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  service = await startTestApp()
})
afterAll(() => service.close())

const ask = async (token: string) => (await service.ask({ method: 'GET', url: '/api/v1/accounts/invitation/', token })).body

it('a person without personal information has no link', async () => {
  const { access } = await service.signUp()
  expect(await ask(access)).toEqual({ origin: null, joined: 0, reward: null })
})

it('counts who has joined by the link, and promises no reward', async () => {
  const [one, other] = [await service.signUp(), await service.signUp()]
  for (const { pk } of [one, other]) await letBeKnown(service.db, pk, { hasRecord: true, isSigned: false, wantsIra: false })
  const { origin } = await ask(one.access)
  const form = { first_name: 'Fay', last_name: 'Friend', email: 'fay.friend@example.com', password1: 'three quiet brown stones' }
  const { status } = await service.ask({
    method: 'POST',
    url: '/api/v1/auth/registration/',
    headers: { 'x-security-code': 'any' },
    payload: { ...form, ...origin },
  })
  expect(status).toBe(201)
  expect(await ask(one.access)).toEqual({ origin, joined: 1, reward: null })
  expect((await ask(other.access)).joined).toBe(0)
  expect(origin.origin_domain).not.toBe(one.pk)
})
