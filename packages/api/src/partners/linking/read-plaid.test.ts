import { expect, it } from 'vitest'
import { readPlaid } from './read-plaid.ts'

it('without any of it, accounts are linked in the sandbox', () => {
  expect(readPlaid({ PLAID_SECRET: '' })).toEqual({ plaid: undefined })
})

it.each([
  ['sandbox', 'https://sandbox.plaid.com'],
  ['production', 'https://production.plaid.com'],
])('%s is at %s', (PLAID_ENV, baseUrl) => {
  expect(readPlaid({ PLAID_CLIENT_ID: 'id', PLAID_SECRET: 'secret', PLAID_ENV })).toEqual({
    plaid: { clientId: 'id', secret: 'secret', baseUrl },
  })
})

it.each([
  [{ PLAID_CLIENT_ID: 'id', PLAID_ENV: 'sandbox' }, 'PLAID_SECRET'],
  [{ PLAID_SECRET: 'hidden', PLAID_ENV: 'sandbox' }, 'PLAID_CLIENT_ID'],
  [{ PLAID_CLIENT_ID: 'id', PLAID_SECRET: 'hidden' }, 'PLAID_ENV'],
  [{ PLAID_CLIENT_ID: 'id', PLAID_SECRET: 'hidden', PLAID_ENV: '__proto__' }, 'PLAID_ENV'],
])('of %j it says that %s is wrong, without a secret', (env, name) => {
  const { problems } = readPlaid(env)
  expect(problems).toEqual([expect.stringMatching(new RegExp(`^${name} must`))])
  expect(problems?.join()).not.toContain('hidden')
})
