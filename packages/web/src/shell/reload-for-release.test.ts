// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { reloadForRelease } from './reload-for-release.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

it('a part of the page that is gone has the page loaded anew, once', () => {
  const reload = vi.fn()
  vi.stubGlobal('location', { reload })
  const stop = reloadForRelease()
  const miss = () => dispatchEvent(new Event('vite:preloadError', { cancelable: true }))
  expect([miss(), miss()]).toEqual([false, true])
  expect(reload).toHaveBeenCalledTimes(1)
  stop()
})
