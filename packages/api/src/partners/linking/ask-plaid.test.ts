import { expect, it } from 'vitest'
import { z } from 'zod'
import { askPlaid } from './ask-plaid.ts'

const settings = { baseUrl: 'https://plaid.example', clientId: 'client', secret: 'secret' }

it.each([
  ['ITEM_ERROR', 'ITEM_LOGIN_REQUIRED', 'login-required'],
  ['ITEM_ERROR', 'ITEM_NOT_FOUND', 'refused'],
  ['INSTITUTION_ERROR', 'INSTITUTION_DOWN', 'unavailable'],
  // Keys that are not right are ours to mend: no link has ended.
  ['INVALID_INPUT', 'INVALID_API_KEYS', 'unavailable'],
  ['INVALID_INPUT', 'UNAUTHORIZED_ENVIRONMENT', 'unavailable'],
])('%s %s is read as %s', async (error_type, error_code, why) => {
  const text = JSON.stringify({ error_type, error_code, error_message: 'In words.', display_message: null })
  const ask = askPlaid(async () => ({ ok: true, status: 400, headers: {}, text }), settings)
  expect(await ask('/accounts/get', {}, z.object({}))).toMatchObject({ ok: false, why })
})
