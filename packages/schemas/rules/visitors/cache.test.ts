import { describe, expect, it } from 'vitest'
import * as cache from './cache.ts'

const { isListFresh } = cache

describe('a list', () => {
  it('is used again for five minutes', () => {
    expect(isListFresh(0, 0)).toBe(true)
    expect(isListFresh(0, 299_999)).toBe(true)
    expect(isListFresh(0, 300_000)).toBe(false)
  })

  it('is used again for one second when a reload is forced', () => {
    expect(isListFresh(0, 999, true)).toBe(true)
    expect(isListFresh(0, 1000, true)).toBe(false)
  })

  it('from the future is loaded again', () => {
    expect(isListFresh(1000, 999)).toBe(false)
  })
})

it('the waits and limits are those of the specification', () => {
  expect(cache).toMatchObject({
    listCacheMs: 300_000,
    forcedListCacheMs: 1000,
    refreshThrottleMs: 1000,
    saveRetryMs: 100,
    waitPollMs: 100,
    documentsLimit: 1000,
    batchDelayMs: 100,
    analyticsWaitMs: 5000,
    trackingRetryMs: 50,
  })
})
