import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { countEdge } from './count-edge.ts'

const edge = { mode: 'landing-rollover', version: 'v1', from: 'a', to: 'b', kind: 'next' } as const
const sent = vi.fn<(url: string, body: Blob) => boolean>(() => true)

beforeEach(() => {
  vi.useFakeTimers()
  Object.assign(navigator, { sendBeacon: sent })
  // What other tests in this window have left waiting.
  dispatchEvent(new Event('pagehide'))
  sent.mockClear()
})
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'globalPrivacyControl')
})

const bodies = () => Promise.all(sent.mock.calls.map(async ([, blob]) => JSON.parse(await blob.text())))

it('ways go together after a moment, each under an id of its own, and with nothing else', async () => {
  countEdge(edge)
  countEdge({ ...edge, from: 'b', to: 'c' })
  expect(sent).not.toHaveBeenCalled()
  vi.advanceTimersByTime(3_000)
  const [{ events }] = await bodies()
  expect(events).toEqual([
    { id: expect.stringMatching(/^[0-9a-f-]{36}$/), ...edge },
    { id: expect.any(String), ...edge, from: 'b', to: 'c' },
  ])
  expect(events[0].id).not.toBe(events[1].id)
})

it('what waits goes when the page goes', async () => {
  countEdge(edge)
  dispatchEvent(new Event('pagehide'))
  expect(sent).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(10_000)
  expect(sent).toHaveBeenCalledTimes(1)
})

it('offline it is dropped in silence, and is not sent later', () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  countEdge(edge)
  vi.advanceTimersByTime(3_000)
  online.mockReturnValue(true)
  vi.advanceTimersByTime(60_000)
  expect(sent).not.toHaveBeenCalled()
  online.mockRestore()
})

it('nothing is counted in a browser that asks not to be followed', () => {
  Object.assign(navigator, { globalPrivacyControl: true })
  countEdge(edge)
  vi.advanceTimersByTime(3_000)
  expect(sent).not.toHaveBeenCalled()
})
