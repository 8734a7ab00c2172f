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

it('the waits are those of the specification', () => {
  expect(cache).toMatchObject({ refreshThrottleMs: 1000, saveRetryMs: 100 })
})
