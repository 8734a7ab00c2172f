import { afterAll, afterEach, vi } from 'vitest'

/**
 * Files share a page and their modules, which keep what they know of a person and the modes that were walked, as a browser does: each file
 * begins as after a sign-out, in an empty window. On a busy machine what is waited for takes its time.
 */
if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react')
  const { setLanguage } = await import('../client/language.ts')
  const { forgetPerson } = await import('../client/session/resets.ts')
  const { useSession } = await import('../client/session/session.ts')
  const { forgetModes } = await import('../client/walk/flow.ts')
  const { useConsent } = await import('../client/tracking/use-consent.ts')
  await import('./quick-page.ts')
  configure({ asyncUtilTimeout: 60_000 })
  afterEach(cleanup)
  afterAll(async () => {
    // A module cut off halfway would fail for every file that comes after.
    await vi.dynamicImportSettled()
    forgetPerson()
    forgetModes()
    useSession.setState(useSession.getInitialState(), true)
    setLanguage('en')
    useConsent.setState(useConsent.getInitialState(), true)
    document.body.replaceChildren()
    // biome-ignore lint/suspicious/noDocumentCookie: a window that is new has none
    for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`
    localStorage.clear()
    sessionStorage.clear()
    history.replaceState(null, '', '/')
  })
}
