import type { Facts } from '@app/engine'
import { afterEach, expect, it } from 'vitest'
import { forgetPerson } from '../../../client/session/resets.ts'
import { signedInBrowser, stubService } from '../../../testing/stub-service.ts'
import { financialAccounts } from './financial-accounts.ts'

afterEach(forgetPerson)

const root = '/api/v1/financial_accounts/plaid/linked_institutions/'
const work = { mode: 'landing-fc-loan', step: 'locate-401k', facts: {}, all: {}, key: 'key' }

it.each([
  [{ locate_choice: 'by-hand' }, ['plan-1', 'plan-3']],
  [{ locate_choice: 'link' }, []],
  [{ bank_link_way: 'not-now' }, ['bank-1', 'bank-3']],
])('whoever goes on without a link forgets the tries that failed, and no link that has worked: %j', async (answers, deleted) => {
  signedInBrowser()
  const asked = stubService({
    [`GET ${root}`]: () => ({
      body: {
        results: [
          { pk: 'plan-1', kind: 'investments', state: 'failed' },
          { pk: 'bank-1', kind: 'bank', state: 'failed' },
          ...['plan-2', 'plan-3'].map((pk) => ({ pk, kind: 'investments', state: 'login_required' })),
          ...['bank-2', 'bank-3'].map((pk) => ({ pk, kind: 'bank', state: 'login_required' })),
        ],
      },
    }),
    'GET /api/v1/financial_accounts/accounts/': () => ({
      body: { results: ['plan-2', 'bank-2'].map((linked_institution) => ({ pk: 'a', source: 'linked', linked_institution })) },
    }),
    ...Object.fromEntries(deleted.map((pk) => [`DELETE ${root}${pk}/`, () => ({ body: { status: 'OK' } })])),
  })
  expect((await financialAccounts.save(answers, work)).ok).toBe(true)
  expect(asked.map(({ call }) => call).filter((call) => call.startsWith('DELETE'))).toEqual(deleted.map((pk) => `DELETE ${root}${pk}/`))
})

it('a page of links that is opened again begins with what is linked, and with nothing that would be asked for once more', async () => {
  signedInBrowser()
  const load = (facts: Facts) => financialAccounts.load?.(facts)
  expect(await load({ 'bank.link': 'linked', 'plan.link': 'linked' })).toEqual({
    ok: true,
    data: { bank_link_way: 'online', locate_choice: 'link' },
  })
  expect(await load({ 'bank.link': 'by-hand', 'plan.link': 'by-hand' })).toEqual({ ok: true, data: {} })
  expect(await load({ 'bank.link': 'none', 'plan.link': 'none' })).toEqual({ ok: true, data: {} })
})
