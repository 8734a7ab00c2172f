import { afterEach, beforeEach, expect, it } from 'vitest'
import { forgetPerson } from '../../../client/session/resets.ts'
import { signedInBrowser, stubService } from '../../../testing/stub-service.ts'
import { unclaimed } from '../../data/search/unclaimed.ts'
import { unclaimedProperties } from './unclaimed-properties.ts'

beforeEach(signedInBrowser)
afterEach(forgetPerson)

const work = { mode: 'landing-fc-unclaimed', step: 'get-lost-money-online', facts: {}, all: {}, key: 'key' }
const consent = (answer: string) => ({ consent: 'claim_help', answer, answered_at: '2026-11-23T12:00:00.000Z' })

it.each([
  ['help', 'yes'],
  ['self', 'no'],
])('who files the claims is saved by the service, and shown on every device: %s', async (who, answer) => {
  const asked = stubService({
    'POST /api/v1/consents/answer/': () => ({ body: consent(answer) }),
    'GET /api/v1/consents/': () => ({ body: { results: [consent(answer)] } }),
  })
  expect((await unclaimedProperties.save({ file_with_help: who }, work)).ok).toBe(true)
  expect(asked.map(({ call, body }) => [call, body])).toEqual([['POST /api/v1/consents/answer/', { consent: 'claim_help', answer }]])
  expect(await unclaimedProperties.load?.({})).toEqual({ ok: true, data: { file_with_help: who } })
})

it('who files themselves after all reads which claims are theirs to file by now', async () => {
  const list = { free: { is_free: true, words: '', claim_page: 'https://unclaimed.org/' }, search: { state: 'done', looked_at: null } }
  const asked = stubService({
    'POST /api/v1/consents/answer/': () => ({ body: consent('no') }),
    'GET /api/v1/accounts/unclaimed_properties/': () => ({ body: { ...list, results: [] } }),
  })
  await unclaimed.load()
  await unclaimedProperties.save({ file_with_help: 'self' }, work)
  await unclaimed.load()
  expect(asked.filter(({ call }) => call === 'GET /api/v1/accounts/unclaimed_properties/')).toHaveLength(2)
})
