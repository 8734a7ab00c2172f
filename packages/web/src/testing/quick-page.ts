import { configure, getConfig } from '@testing-library/react'
import * as react from 'react'
import { quickStyles } from './quick-styles.ts'

/**
 * What costs tests of pages a third of their time and is shown to nobody. It is done once, when this is loaded: all files share a window and
 * their modules.
 */
const quick = quickStyles(getComputedStyle)
for (const one of [window, document.defaultView]) if (one) one.getComputedStyle = quick

/**
 * What is waited for is looked for again at each change of the page, and each time it isn't there the whole page would be written into an
 * error that is thrown away. Testing Library itself adds the page to the last one, once it has waited long enough.
 */
const { getElementError, asyncWrapper } = getConfig()
const isWaiting = (): boolean => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true

function elementError(message: string | null, container: Element): Error {
  if (!isWaiting()) return getElementError(message, container)
  const error = new Error(message ?? '')
  error.name = 'TestingLibraryElementError'
  return error
}

/**
 * What has come is found as soon as it is drawn. React runs what follows from it (its effects: listening, asking) a turn later, and whoever
 * looks at a page gives it that turn: without it a test could act before the page listens. The clock may be set, the turn is a real one.
 */
const nextTurn = setImmediate
const settled: typeof asyncWrapper = (act) =>
  asyncWrapper(async () => {
    const result: unknown = await act()
    await new Promise<void>((resolve) => nextTurn(() => resolve()))
    return result
  })
configure({ getElementError: elementError, asyncWrapper: settled })

/** React keeps a stack with each of the first ten thousand elements of a second, for its warnings to tell where they were made. No test reads it. */
const internals: unknown = Reflect.get(react, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE')
const beyondTheFirst = { get: () => 10_000, set: () => undefined }
if (internals instanceof Object) Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', beyondTheFirst)
