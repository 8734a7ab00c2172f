import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp } from '../../testing/test-app.ts'

let service: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  service = await startTestApp()
})
afterAll(() => service.close())

const root = '/api/v1/accounts/known_providers'

it('whether a loan is owed to the plan of today is kept and comes back; named again without it, it stays', async () => {
  const { access: token } = await service.signUp()
  const name = (more: object) =>
    service.ask({
      method: 'POST',
      url: `${root}/create/`,
      token,
      payload: { record_keeper_name: 'Sample Trust', current_job: true, ...more },
    })
  const kept = async () => (await service.ask({ method: 'GET', url: `${root}/`, token })).body.results[0].current_plan_loan
  expect((await name({})).body.current_plan_loan).toBe(null)
  expect((await name({ current_plan_loan: true })).body.current_plan_loan).toBe(true)
  await name({ balance: 500 })
  expect(await kept()).toBe(true)
  await name({ current_plan_loan: false })
  expect(await kept()).toBe(false)
})

it('whether IRAs that plans opened are theirs is kept and comes back, for them alone', async () => {
  const [one, other] = [await service.signUp(), await service.signUp()]
  const root = '/api/v1/accounts/safe-harbor/answer/'
  const read = async ({ access: token }: typeof one) => (await service.ask({ method: 'GET', url: root, token })).body
  const say = (match: string) => service.ask({ method: 'POST', url: `${root}update/`, token: one.access, payload: { match } })
  expect(await read(one)).toEqual({ match: null })
  expect((await say('some')).status).toBe(200)
  expect((await say('none')).body).toEqual({ match: 'none' })
  expect([await read(one), await read(other)]).toEqual([{ match: 'none' }, { match: null }])
  expect((await say('maybe')).status).toBe(400)
})
