import type { Page, Request, Response } from 'playwright-core'
import { patienceMs } from './patience.ts'
import { untilDrawn } from './until-drawn.ts'

export type Watch = {
  /** What went wrong behind the page since it was asked last. */
  readonly take: () => readonly string[]
  /** A refusal that a test brings about by itself. */
  readonly expect: (status: number, path: RegExp) => void
  /** Waits until all that the page asks for has come, and is drawn. The state `networkidle` is told once for a document, and comes early where a page is slow to ask. */
  readonly untilAnswered: () => Promise<void>
}

/** A browser that runs no script has no use for what is loaded ahead for it, and says so on a page that stays open for some seconds. */
const unusedPreload = /was preloaded using link preload but not used/

/** How long a page asks for nothing more before it counts as complete. */
const quietMs = 100

/** Sees what nobody looks at: messages of the console, calls that fail, and calls to anybody but our own service. */
export function watchPage(page: Page, address: string, hasScript = true): Watch {
  const faults: string[] = []
  const expected: { readonly status: number; readonly path: RegExp }[] = []
  page.on('console', (message) => {
    // A call that fails is told of below, with what it was.
    const isKnown = message.text().startsWith('Failed to load resource') || (!hasScript && unusedPreload.test(message.text()))
    if (['error', 'warning'].includes(message.type()) && !isKnown) faults.push(`console: ${message.text().trim().replaceAll('\n', ' ')}`)
  })
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`))
  page.on('request', (request) => {
    if (!request.url().startsWith(address) && !request.url().startsWith('blob:')) faults.push(`goes elsewhere: ${request.url()}`)
  })
  page.on('response', (response) => {
    const path = response.url().slice(address.length)
    if (response.status() < 400 || expected.some((one) => one.status === response.status() && one.path.test(path))) return
    const at = faults.length
    faults.push(failed(response, path))
    void response.text().then(
      (text) => {
        faults[at] = `${failed(response, path)} ${text.slice(0, 200)}`
      },
      () => undefined,
    )
  })
  return {
    take: () => faults.splice(0),
    expect: (status, path) => void expected.push({ status, path }),
    untilAnswered: watchAsking(page),
  }
}

/** What nobody waits for: a stream that never ends, and what is sent on leaving. */
const endless = new Set(['eventsource', 'ping'])

function watchAsking(page: Page): () => Promise<void> {
  const open = new Set<Request>()
  let count = 0
  page.on('request', (request) => {
    if (endless.has(request.resourceType())) return
    count += 1
    open.add(request)
  })
  const end = (request: Request) => open.delete(request)
  page.on('requestfinished', end).on('requestfailed', end)
  // What the page of before asked for is of no more interest, and not always told of.
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) for (const request of open) if (!request.isNavigationRequest()) open.delete(request)
  })
  return async () => {
    const latest = Date.now() + patienceMs
    for (let before = -1; open.size > 0 || count > before; ) {
      if (Date.now() > latest) throw new Error(`Still not answered: ${[...open].map((request) => request.url()).join(', ')}`)
      before = count
      await untilDrawn(page)
      // By the clock of the page itself: one that is busy comes to it later.
      await page.evaluate((ms) => new Promise((done) => setTimeout(done, ms)), quietMs)
    }
  }
}

function failed(response: Response, path: string): string {
  return `${response.status()} ${response.request().method()} ${path}`
}
