import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, onTestFinished } from 'vitest'
import { type Look, newVisitor, openBrowser, takeOver, type Visitor } from './browser.ts'
import { type BrowserService, startService } from './service.ts'

export type Stage = {
  readonly service: BrowserService
  /** A visitor who is gone after the test. */
  readonly visit: (look?: Look) => Promise<Visitor>
  /** A visitor who stays for all tests of a file. */
  readonly keep: (look?: Look) => Promise<Visitor>
  /** Somebody else at a window that is kept for that, by its name. */
  readonly take: (window: 'phone' | 'other device') => Promise<Visitor>
}

type Opening = { readonly mayBeAhead?: boolean; readonly isForMoney?: boolean }

/** What may be put in for the year of this day is known, and the year doesn't end while somebody moves money. */
const forMoney = { from: new Date('2026-05-04T14:00:00Z'), moneyWaitsMinutes: 30 }

/** How long anything may take as a whole, the start of a service and a browser among it. A busy machine takes long. */
export const longestMs = 180_000

/** Files that one process runs after each other share these. They end with the process, which Vitest ends by this signal. */
let service: (BrowserService & { readonly isForMoney: boolean }) | undefined
let browser: Browser | undefined
process.once('SIGTERM', () => process.exit())

/**
 * A service and a browser for the tests of a file, with windows of its own. `mayBeAhead`: whether its clock may have been moved by then, as
 * it may where tests move it themselves. For all others, the browser and the service mean the same day by today. `isForMoney`: a service as
 * people use it to move money, which waits before it is sent; its clock begins on the same day in every run.
 */
export function openStage(opening: Opening = {}): () => Stage {
  let stage: Stage | undefined
  const opened: Visitor[] = []
  beforeAll(async () => {
    const at = await openService(opening)
    const open = async (look?: Look) => {
      const visitor = await newVisitor(await browserAlive(), at.address, look)
      opened.push(visitor)
      return visitor
    }
    stage = { service: at, visit: (look) => visit(open, look), keep: open, take: windows(open, at.address) }
  }, longestMs)
  afterAll(async () => {
    for (const { context } of opened) await context.close().catch(() => undefined)
  }, longestMs)
  return () => {
    if (!stage) throw new Error('The stage is not open yet.')
    return stage
  }
}

/** A service whose clock was moved is ahead of the browser for good. */
async function openService({ mayBeAhead = false, isForMoney = false }: Opening): Promise<BrowserService> {
  const mayGoOn = mayBeAhead || isForMoney || !service?.isAhead()
  if (service && service.isForMoney === isForMoney && mayGoOn) return service
  await service?.stop()
  service = { ...(await startService(isForMoney ? forMoney : {})), isForMoney }
  return service
}

/** A browser that dies is the fault of the test in which it does, and of no other. */
async function browserAlive(): Promise<Browser> {
  if (!browser?.isConnected()) browser = await openBrowser()
  return browser
}

async function visit(open: Stage['keep'], look?: Look): Promise<Visitor> {
  const visitor = await open(look)
  onTestFinished(() => visitor.context.close())
  return visitor
}

function windows(open: Stage['keep'], address: string): Stage['take'] {
  const kept = new Map<string, Visitor>()
  return async (window) => {
    const before = kept.get(window)
    const isThere = before?.context.browser()?.isConnected() === true
    const visitor = before && isThere ? await takeOver(before, address) : await open()
    kept.set(window, visitor)
    return visitor
  }
}
