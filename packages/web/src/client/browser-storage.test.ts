import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ada } from '../testing/ada.ts'
import { signedInBrowser, stubService } from '../testing/stub-service.ts'
import { deviceStorage, tabStorage } from './browser-storage.ts'
import { followLanguage, setLanguage } from './language.ts'
import { forgetPerson } from './session/resets.ts'
import { beginSession, endIdleSession, useSession } from './session/session.ts'
import { draftOf, saveDraft } from './walk/drafts.ts'

const refuse = (name: string) => () => {
  throw new DOMException('no', name)
}
const ways: readonly (readonly [string, () => unknown])[] = [
  ['is full', () => vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse('QuotaExceededError'))],
  [
    'is closed to our pages',
    () => {
      for (const name of ['localStorage', 'sessionStorage'] as const)
        vi.spyOn(window, name, 'get').mockImplementation(refuse('SecurityError'))
    },
  ],
  [
    'is not there',
    () => {
      for (const name of ['localStorage', 'sessionStorage'] as const) vi.stubGlobal(name, null)
    },
  ],
]

describe.each(ways)('where the storage of a browser %s', (_how, close) => {
  beforeEach(() => {
    forgetPerson()
    close()
  })
  afterEach(() => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
    forgetPerson()
    setLanguage('en')
    localStorage.clear()
  })

  it('people sign in, with what they have typed before', async () => {
    saveDraft('personal-information', 'city', 'Portland', false)
    signedInBrowser()
    await beginSession(ada)
    expect([useSession.getState().user, draftOf('personal-information')]).toEqual([ada, { city: 'Portland' }])
  })

  it('what was typed waits in the open page for the same person to sign in again', async () => {
    stubService({ 'POST /api/v1/auth/logout/': () => ({ body: {} }) })
    signedInBrowser()
    await beginSession(ada)
    saveDraft('personal-information', 'city', 'Portland', false)
    await new Promise((resolve) => setTimeout(resolve, 20))
    await endIdleSession()
    expect(draftOf('personal-information')).toEqual({})
    await beginSession(ada)
    expect(draftOf('personal-information')).toEqual({ city: 'Portland' })
  })

  it('the page speaks the language of a person', () => {
    expect(() => followLanguage('es')).not.toThrow()
  })

  it('what is written is there until it is removed, and is said not to outlive the page', () => {
    for (const storage of [deviceStorage, tabStorage]) {
      expect([storage.write('a', '1'), storage.read('a'), storage.keys().includes('a')]).toEqual([false, '1', true])
      storage.remove('a')
      expect([storage.read('a'), storage.keys().includes('a')]).toEqual([undefined, false])
    }
  })
})

it('what a browser keeps again is no longer the page’s alone', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse('QuotaExceededError'))
  deviceStorage.write('a', 'old')
  full.mockRestore()
  expect([deviceStorage.write('a', 'new'), localStorage.getItem('a')]).toEqual([true, 'new'])
  localStorage.removeItem('a')
  expect(deviceStorage.read('a')).toBeUndefined()
})
