import type { Page, Request } from 'playwright-core'
import { patienceMs } from './patience.ts'
import { untilDrawn } from './until-drawn.ts'

/** What a page is waiting for, and how much it has asked for so far. */
type Asking = { readonly open: Set<Request>; count: number }

const asking = new WeakMap<Page, Asking>()

/** What nobody waits for: a stream that never ends, and what is sent on leaving. */
const endless = new Set(['eventsource', 'ping'])

/** How long a page asks for nothing more before it counts as complete. */
const quietMs = 100

export function watchAsking(page: Page): void {
  const now: Asking = { open: new Set(), count: 0 }
  asking.set(page, now)
  page.on('request', (request) => {
    if (endless.has(request.resourceType())) return
    // What the page of before asked for is of no more interest, and not always told of.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) now.open.clear()
    now.count += 1
    now.open.add(request)
  })
  const end = (request: Request) => now.open.delete(request)
  page.on('requestfinished', end).on('requestfailed', end)
}

/**
 * Waits until all that a page asks for has come and is drawn. That its network is idle, a document says once, half a second after the last
 * call: one that is slow to ask would be taken for complete.
 */
export async function untilAnswered(page: Page): Promise<void> {
  const now = asking.get(page)
  if (!now) throw new Error('Nobody has watched what this page asks for.')
  const latest = Date.now() + patienceMs
  for (let before = -1; now.open.size > 0 || now.count > before; ) {
    if (Date.now() > latest) throw new Error(`Still not answered: ${[...now.open].map((request) => request.url()).join(', ')}`)
    before = now.count
    await untilDrawn(page)
    // By the clock of the page itself: one that is busy comes to it later.
    await page.evaluate((ms) => new Promise((done) => setTimeout(done, ms)), quietMs)
  }
}
