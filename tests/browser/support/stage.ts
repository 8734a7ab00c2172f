import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, onTestFinished } from 'vitest'
import { type Look, newVisitor, openBrowser, takeOver, type Visitor } from './browser.ts'
import { type BrowserService, startService } from './service.ts'

export type Stage = {
  readonly service: BrowserService
  readonly browser: Browser
  /** A visitor who is gone after the test. */
  readonly visit: (look?: Look) => Promise<Visitor>
  /** Somebody else at a window that is kept for that, by its name. */
  readonly take: (window: 'phone' | 'other device') => Promise<Visitor>
}

/** A service and a browser for the tests of a file. */
export function openStage(): () => Stage {
  let stage: Stage | undefined
  beforeAll(async () => {
    const service = await startService()
    const browser = await openBrowser()
    const visit: Stage['visit'] = async (look) => {
      const visitor = await newVisitor(browser, service.address, look)
      onTestFinished(() => visitor.context.close())
      return visitor
    }
    const windows = new Map<string, Visitor>()
    const take: Stage['take'] = async (window) => {
      const kept = windows.get(window)
      const visitor = kept ? await takeOver(kept, service.address) : await newVisitor(browser, service.address)
      windows.set(window, visitor)
      return visitor
    }
    stage = { service, browser, visit, take }
  })
  afterAll(async () => {
    await stage?.browser.close()
    await stage?.service.stop()
  })
  return () => {
    if (!stage) throw new Error('The stage is not open yet.')
    return stage
  }
}
