import { afterEach, beforeEach, expect, it, vi } from 'vitest'

beforeEach(leaveNothing)
afterEach(leaveNothing)

it('an address that names a language is followed, though this device follows the account of somebody who reads another', async () => {
  const before = await openAt('/dashboard')
  before.followLanguage('en')
  const after = await openAt('/dashboard?language=es')
  after.followLanguage('en')
  expect(after.language()).toBe('es')
  expect(document.documentElement.lang).toBe('es')
})

it('what an address chose is there on the next page too', async () => {
  await openAt('/dashboard?language=es')
  const next = await openAt('/dashboard/documents')
  next.followLanguage('en')
  expect(next.language()).toBe('es')
})

it('without a choice the account’s language is spoken, and is gone when its owner leaves', async () => {
  const page = await openAt('/dashboard')
  page.followLanguage('es')
  expect(page.language()).toBe('es')
  page.unfollowLanguage()
  expect((await openAt('/')).language()).toBe('en')
})

it('what was chosen on a page that the service drew is a choice too, and outlives the person whose language was followed before', async () => {
  const page = await openAt('/dashboard')
  page.followLanguage('es')
  // biome-ignore lint/suspicious/noDocumentCookie: as the service answers to “/options?language=en”
  document.cookie = 'language=en; path=/; samesite=lax'
  const back = await openAt('/dashboard')
  back.followLanguage('es')
  expect(back.language()).toBe('en')
  back.unfollowLanguage()
  expect(document.cookie).toContain('language=en')
})

/** A page that is loaded anew: what its modules knew is gone, what the browser keeps is there. */
function openAt(address: string) {
  history.replaceState(null, '', address)
  vi.resetModules()
  return import('./language.ts')
}

function leaveNothing(): void {
  history.replaceState(null, '', '/')
  localStorage.clear()
  // biome-ignore lint/suspicious/noDocumentCookie: what the module itself writes
  document.cookie = 'language=; path=/; max-age=0; samesite=lax'
}
