import { afterEach, expect, it } from 'vitest'
import { forgetPerson } from '../../../client/session/resets.ts'
import { stubService } from '../../../testing/stub-service.ts'
import { iraAccounts } from './ira-accounts.ts'

afterEach(forgetPerson)

const add = 'POST /api/v1/accounts/add_ira_account/'
const kept = {
  pk: 'a',
  version: 3,
  provider: 'Larch Trust',
  account_number: '••••0983',
  existing_ira: true,
  ira_type: 'roth',
  check_payable_to: 'Larch FBO Ada',
}
const work = (all: Readonly<Record<string, unknown>> = {}) => ({ mode: 'landing-rollover', step: 'ira/info', facts: {}, all, key: 'key' })
const wish = 'POST /api/v1/accounts/wished_ira/update/'
const service = (results: readonly object[], wished: string | null = null) =>
  stubService({
    'GET /api/v1/accounts/ira/': () => ({ body: { results } }),
    'GET /api/v1/accounts/wished_ira/': () => ({ body: { ira_type: wished } }),
    [wish]: ({ body }) => ({ body }),
    [add]: () => ({ status: 201, body: kept }),
    'PUT /api/v1/accounts/ira/a/update/': () => ({ body: { ...kept, version: 4 } }),
  })

it('an IRA that the person has is kept as one that exists', async () => {
  const asked = service([])
  await iraAccounts.save(
    { provider: 'Larch Trust', ira_type: 'traditional', account_number: 'IRA-4471-20983', check_payable_to: undefined },
    work(),
  )
  expect(asked.find(({ call }) => call === add)?.body).toEqual({
    provider: 'Larch Trust',
    account_number: 'IRA-4471-20983',
    existing_ira: true,
    ira_type: 'traditional',
    check_address: null,
    check_payable_to: null,
  })
})

it('saved again it changes the existing one, and what the page does not ask stays', async () => {
  const asked = service([kept])
  await iraAccounts.save({ provider: 'Larch', account_number: '12345678' }, work())
  const put = asked.find(({ call }) => call.startsWith('PUT'))
  expect([put?.headers['if-match'], put?.body]).toEqual([
    '"3"',
    {
      provider: 'Larch',
      account_number: '12345678',
      existing_ira: true,
      ira_type: 'roth',
      check_payable_to: 'Larch FBO Ada',
      check_address: null,
    },
  ])
})

it('the number is never shown again', async () => {
  service([kept])
  expect(await iraAccounts.load?.({})).toEqual({
    ok: true,
    data: { provider: 'Larch Trust', ira_type: 'roth', check_payable_to: 'Larch FBO Ada' },
  })
})

it('two different numbers get a message; spaces and dashes make no difference', async () => {
  service([])
  const wrong = (again: string | undefined) =>
    iraAccounts.wrong?.({}, work({ account_number: '1234 5678', ...(again && { account_number_again: again }) }))
  expect(await wrong('12345679')).toEqual({ account_number_again: expect.any(String) })
  expect([await wrong('1234-5678'), await wrong(undefined)]).toEqual([{}, {}])
})

it('which kind is to be opened here is saved for the application, and shown on every device', async () => {
  const asked = service([], 'both')
  await iraAccounts.save({ ira_type: 'roth', provider: undefined, account_number: undefined }, work())
  expect(asked.filter(({ call }) => call === wish).map(({ body }) => body)).toEqual([{ ira_type: 'roth' }])
  forgetPerson()
  expect(await iraAccounts.load?.({})).toMatchObject({ ok: true, data: { ira_type: 'both' } })
})

it('an IRA elsewhere that is entered later takes the place of one that was to be opened here', async () => {
  const asked = service([], 'roth')
  await iraAccounts.save({ provider: 'Larch Trust', ira_type: 'traditional', account_number: 'IRA-4471-20983' }, work())
  expect(asked.filter(({ call }) => call === wish).map(({ body }) => body)).toEqual([{ ira_type: null }])
})
