import { afterEach, beforeEach, expect, it } from 'vitest'
import { forgetPerson } from '../../../client/session/resets.ts'
import { signedInBrowser, stubService } from '../../../testing/stub-service.ts'
import { claimMatches, type Match, unclaimed } from '../../data/search/unclaimed.ts'
import { unclaimedProperties } from './unclaimed-properties.ts'

beforeEach(signedInBrowser)
afterEach(forgetPerson)

const work = { mode: 'landing-fc-unclaimed', step: 'get-lost-money-online', facts: {}, all: {}, key: 'key' }
const claimCall = 'PATCH /api/v1/accounts/unclaimed_properties/claimed/'
const free = { is_free: true, words: '', claim_page: 'https://unclaimed.org/' }
const listed = { body: { free, search: { state: 'done', looked_at: null }, results: [] } }
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
  const asked = stubService({
    'POST /api/v1/consents/answer/': () => ({ body: consent('no') }),
    'GET /api/v1/accounts/unclaimed_properties/': () => listed,
  })
  await unclaimed.load()
  await unclaimedProperties.save({ file_with_help: 'self' }, work)
  await unclaimed.load()
  expect(asked.filter(({ call }) => call === 'GET /api/v1/accounts/unclaimed_properties/')).toHaveLength(2)
})

it('more claims than one call takes are all sent, and none after one that fails', async () => {
  const mine = Array.from({ length: 250 }, (_, at) => ({ pk: `pk-${at}`, version: 1 }) as Match)
  let calls = 0
  const asked = stubService({ [claimCall]: () => (++calls === 5 ? { status: 500, body: { code: 'internal_error', detail: '' } } : listed) })
  expect((await claimMatches(mine, { claimed: false, how: 'with-help' })).ok).toBe(true)
  const sent = asked.map(({ body }) => body.unclaimed_properties.map(({ pk }: { pk: string }) => pk))
  expect([sent.map(({ length }) => length), new Set(sent.flat()).size]).toEqual([[100, 100, 50], 250])
  expect((await claimMatches(mine, { claimed: false, how: 'with-help' })).ok).toBe(false)
  expect(asked).toHaveLength(5)
})
