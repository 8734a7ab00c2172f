import { afterEach, expect, it, vi } from 'vitest'
import { reloadForRelease } from './reload-for-release.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
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

it('without a connection the page that is open stays as it is', () => {
  const reload = vi.fn()
  vi.stubGlobal('location', { reload })
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const stop = reloadForRelease()
  expect(dispatchEvent(new Event('vite:preloadError', { cancelable: true }))).toBe(true)
  expect(reload).not.toHaveBeenCalled()
  stop()
})
