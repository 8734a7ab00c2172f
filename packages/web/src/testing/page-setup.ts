import { afterAll, afterEach } from 'vitest'

/**
 * Files share a page and their modules, which keep what they know of a person as a browser does: each file begins as after a sign-out,
 * in an empty window. On a busy machine what is waited for takes its time.
 */
if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react')
  const { forgetPerson } = await import('../client/session/resets.ts')
  const { useSession } = await import('../client/session/session.ts')
  configure({ asyncUtilTimeout: 15_000 })
  afterEach(cleanup)
  afterAll(() => {
    forgetPerson()
    useSession.setState(useSession.getInitialState(), true)
    document.body.replaceChildren()
    localStorage.clear()
    sessionStorage.clear()
    history.replaceState(null, '', '/')
  })
}
