import { afterAll, beforeAll, onTestFinished } from 'vitest'
import { type Look, newVisitor, openBrowser, takeOver, type Visitor } from './browser.ts'
import { type BrowserService, startService } from './service.ts'

export type Stage = {
  readonly service: BrowserService
  readonly close: () => Promise<void>
  /** A visitor who is gone after the test. */
  readonly visit: (look?: Look) => Promise<Visitor>
  /** A visitor who stays for all tests of a file. */
  readonly keep: (look?: Look) => Promise<Visitor>
  /** Somebody else at a window that is kept for that, by its name. */
  readonly take: (window: 'phone' | 'other device') => Promise<Visitor>
}

/** How long anything may take as a whole, the start of a service and a browser among it. A busy machine takes long. */
export const longestMs = 180_000

/** A service and a browser for the tests of a file. */
export function openStage(): () => Stage {
  let stage: Stage | undefined
  beforeAll(async () => {
    const service = await startService()
    let browser = await openBrowser()
    // A browser that dies is the fault of the test in which it does, and of no other.
    const alive = async () => {
      if (!browser.isConnected()) browser = await openBrowser()
      return browser
    }
    const keep: Stage['keep'] = async (look) => newVisitor(await alive(), service.address, look)
    const visit: Stage['visit'] = async (look) => {
      const visitor = await keep(look)
      onTestFinished(() => visitor.context.close())
      return visitor
    }
    const windows = new Map<string, Visitor>()
    const take: Stage['take'] = async (window) => {
      const kept = windows.get(window)
      const isThere = kept?.context.browser()?.isConnected() === true
      const visitor = kept && isThere ? await takeOver(kept, service.address) : await newVisitor(await alive(), service.address)
      windows.set(window, visitor)
      return visitor
    }
    stage = { service, visit, keep, take, close: () => browser.close() }
  }, longestMs)
  afterAll(async () => {
    await stage?.close()
    await stage?.service.stop()
  }, longestMs)
  return () => {
    if (!stage) throw new Error('The stage is not open yet.')
    return stage
  }
}
