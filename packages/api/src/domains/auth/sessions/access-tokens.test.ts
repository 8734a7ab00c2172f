import { randomUUID } from 'node:crypto'
import Fastify from 'fastify'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ringOf } from '../../../security/testing/key-rings.ts'
import { accessTokenSeconds, openAccessTokens } from './access-tokens.ts'

const person = { id: randomUUID(), sessionId: randomUUID(), passwordCheckedAt: new Date('2026-05-06T07:00:00Z') }
const longAfterMs = (accessTokenSeconds + 60) * 1000

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-05-06T07:08:09Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

it('a token names its person as often as it is shown, and nobody once it has expired', async () => {
  const tokens = await openAccessTokens(Fastify(), ringOf('first'))
  const token = tokens.sign(person)
  expect([tokens.read(token), tokens.read(token)]).toEqual([person, person])
  vi.advanceTimersByTime(longAfterMs)
  expect(tokens.read(token)).toBeUndefined()
})

it('a token that was changed, or signed with a key of somebody else, names nobody', async () => {
  const tokens = await openAccessTokens(Fastify(), ringOf('first'))
  const others = await openAccessTokens(Fastify(), ringOf('second'))
  const token = tokens.sign(person)
  expect(tokens.read(token)).toEqual(person)
  expect(tokens.read(`${token.slice(0, -2)}${token.endsWith('A') ? 'B' : 'A'}`)).toBeUndefined()
  expect(others.read(token)).toBeUndefined()
})
