import { afterEach, expect, it, vi } from 'vitest'
import { personToken } from './person-check.ts'

afterEach(() => vi.useRealTimers())

const frame = () => document.querySelector('iframe')
const say = (data: unknown, own: MessageEventInit = {}) =>
  dispatchEvent(new MessageEvent('message', { data, origin: location.origin, source: frame()?.contentWindow ?? null, ...own }))

it('takes the token of its own frame, and leaves nothing behind', async () => {
  const token = personToken()
  expect(new URL(frame()?.src ?? '').pathname).toBe('/person-check')
  say({ personCheck: 'stranger' }, { origin: 'https://evil.example' })
  say({ personCheck: 'stranger' }, { source: window })
  say('nonsense')
  say({ personCheck: 'a-token' })
  expect([await token, frame()]).toEqual(['a-token', null])
})

it('gives up after four seconds, and when the check says nothing', async () => {
  vi.useFakeTimers()
  const late = personToken()
  await vi.advanceTimersByTimeAsync(4_000)
  expect([await late, frame()]).toEqual([undefined, null])
  const empty = personToken()
  say({ personCheck: '' })
  expect(await empty).toBeUndefined()
})
