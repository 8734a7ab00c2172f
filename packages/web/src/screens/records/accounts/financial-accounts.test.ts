import type { Facts } from '@app/engine'
import { afterEach, expect, it } from 'vitest'
import { forgetPerson } from '../../../client/session/resets.ts'
import { signedInBrowser, stubService } from '../../../testing/stub-service.ts'
import { financialAccounts } from './financial-accounts.ts'

afterEach(forgetPerson)

const root = '/api/v1/financial_accounts/plaid/linked_institutions/'
const work = { mode: 'landing-fc-loan', step: 'locate-401k', facts: {}, all: {}, key: 'key' }

it.each([
  ['by-hand', [`DELETE ${root}plan-1/`]],
  ['link', []],
])('whoever tells of a plan %s forgets tries to link it that failed: %j', async (locate_choice, deleted) => {
  signedInBrowser()
  const asked = stubService({
    [`GET ${root}`]: () => ({
      body: {
        results: [
          { pk: 'plan-1', kind: 'investments', state: 'failed' },
          { pk: 'bank-1', kind: 'bank', state: 'failed' },
          { pk: 'plan-2', kind: 'investments', state: 'login_required' },
        ],
      },
    }),
    [`DELETE ${root}plan-1/`]: () => ({ body: { status: 'OK' } }),
  })
  expect((await financialAccounts.save({ locate_choice }, work)).ok).toBe(true)
  expect(asked.map(({ call }) => call).filter((call) => call.startsWith('DELETE'))).toEqual(deleted)
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
