import { afterEach, expect, it } from 'vitest'
import { forgetPerson } from '../../../client/session/resets.ts'
import { signedInBrowser, stubService } from '../../../testing/stub-service.ts'
import { manualAccounts } from './manual-accounts.ts'

afterEach(forgetPerson)

const work = { mode: 'landing-fc-loan', step: 'locate-401k', facts: {}, all: {}, key: 'key' }
const told = { institution_name: 'Sample Keepers', current_balance: 42_000 }

/** A service that keeps what it is told, and says how often it was told what. */
function keeping() {
  const held: Record<string, unknown>[] = []
  signedInBrowser()
  const asked = stubService({
    'GET /api/v1/financial_accounts/manual_accounts/': () => ({ body: { results: held } }),
    'POST /api/v1/financial_accounts/manual_accounts/create/': ({ body }) => {
      held.push({ pk: `account-${held.length}`, version: 1, company_name: null, ...body })
      return { status: 201, body: held.at(-1) ?? {} }
    },
    'PATCH /api/v1/financial_accounts/manual_accounts/account-0/update': ({ body }) => {
      Object.assign(held[0] ?? {}, body, { version: 2 })
      return { body: held[0] ?? {} }
    },
  })
  return { held, asked }
}

it('going back and correcting an account changes that one and adds no second', async () => {
  const { held, asked } = keeping()
  expect((await manualAccounts.save(told, work)).ok).toBe(true)
  expect((await manualAccounts.save({ ...told, current_balance: 24_000 }, work)).ok).toBe(true)
  expect(held).toMatchObject([{ institution_name: 'Sample Keepers', current_balance: 24_000 }])
  expect(asked.find(({ call }) => call.startsWith('PATCH'))?.headers['if-match']).toBe('"1"')
})

it('what another page tells of is an account of its own', async () => {
  const { held } = keeping()
  await manualAccounts.save(told, work)
  await manualAccounts.save({ institution_name: 'Specimen Benefits' }, { ...work, step: 'locate-401k-new' })
  expect(held).toHaveLength(2)
})
