import { afterEach, expect, it, vi } from 'vitest'
import { openMemory, saveOnDevice } from '../client/device.ts'
import { openSealedMemory } from '../client/session/sealed-memory.ts'
import { reloadForRelease } from './reload-for-release.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  sessionStorage.clear()
})

it('a part of the page that is gone has the page loaded anew, once', async () => {
  const reload = vi.fn()
  vi.stubGlobal('location', { reload })
  const stop = reloadForRelease()
  const miss = () => dispatchEvent(new Event('vite:preloadError', { cancelable: true }))
  expect([miss(), miss()]).toEqual([false, true])
  await expect.poll(() => reload).toHaveBeenCalled()
  expect(reload).toHaveBeenCalledTimes(1)
  stop()
})

it('what was typed last is on the device before the page is loaded anew', async () => {
  const key = btoa('x'.repeat(32))
  await openMemory(key)
  const kept: (string | undefined)[] = []
  vi.stubGlobal('location', { reload: async () => kept.push((await openSealedMemory(key)).read('form-name')) })
  const stop = reloadForRelease()
  saveOnDevice('form-name', 'the last word')
  dispatchEvent(new Event('vite:preloadError', { cancelable: true }))
  await expect.poll(() => kept).toEqual(['"the last word"'])
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
