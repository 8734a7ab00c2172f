import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp } from '../../testing/test-app.ts'

let service: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  service = await startTestApp()
})
afterAll(() => service.close())

const root = '/api/v1/accounts/known_providers/'
const add = (token: string, payload: object) => service.ask({ method: 'POST', url: `${root}create/`, token, payload })
const list = async (token: string) => (await service.ask({ method: 'GET', url: root, token })).body.results

it('keeps a provider with the score 10, whatever is sent', async () => {
  const { access } = await service.signUp()
  const { status, body } = await add(access, { record_keeper_name: ' Fidelity ', balance: 1234.56, current_job: true, score: 3 })
  expect([status, body]).toEqual([
    201,
    { pk: body.pk, record_keeper_name: 'Fidelity', balance: 1234.56, current_job: true, current_plan_loan: null, score: 10 },
  ])
  expect(await list(access)).toEqual([body])
})

it('changes a provider that is named again, however it is written', async () => {
  const { access } = await service.signUp()
  const first = await add(access, { record_keeper_name: 'Tom’s  Plans', balance: 1 })
  const again = await add(access, { record_keeper_name: "TOM'S plans" })
  expect([again.body.pk, again.body.balance]).toEqual([first.body.pk, null])
  expect(await list(access)).toHaveLength(1)
})

it('shows nobody the providers of another', async () => {
  const [one, other] = [await service.signUp(), await service.signUp()]
  await add(one.access, { record_keeper_name: 'Vanguard' })
  expect(await list(other.access)).toEqual([])
})

it.each([-1, 0.001, 1e12, 'five', Number.MAX_VALUE])('refuses the balance %s', async (balance) => {
  const { access } = await service.signUp()
  expect((await add(access, { record_keeper_name: 'Vanguard', balance })).body.fields).toHaveProperty('balance')
})

it('says that nothing was searched for yet, rather than that nothing was found', async () => {
  const { access } = await service.signUp()
  const { body: provider } = await add(access, { record_keeper_name: 'Vanguard' })
  const { body } = await service.ask({ method: 'GET', url: `${root}crosscheck/`, token: access })
  expect(body).toEqual({ searched: false, results: [{ pk: provider.pk, record_keeper_name: 'Vanguard', is_found: false }] })
})
