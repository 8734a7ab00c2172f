import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { findChromium, noChromium } from '../../../scripts/support/chromium.ts'
import { draws } from './draws.ts'
import { patienceMs } from './patience.ts'
import { type Watch, watchPage } from './watch.ts'

/** Somebody at a browser of their own. */
export type Visitor = { readonly page: Page; readonly context: BrowserContext; readonly watch: Watch }

export type Look = {
  readonly width?: number
  readonly height?: number
  readonly colours?: 'light' | 'dark'
  readonly isForced?: boolean
  readonly isStill?: boolean
  readonly hasScript?: boolean
}

/** A page that is loaded anew is otherwise drawn by a new process each time, which has compiled none of our script yet. */
const oneRenderer = '--process-per-site'

export async function openBrowser(args: readonly string[] = []): Promise<Browser> {
  const executablePath = findChromium()
  if (!executablePath) throw new Error(noChromium)
  return chromium.launch({ executablePath, handleSIGTERM: false, args: ['--no-sandbox', '--disable-dev-shm-usage', oneRenderer, ...args] })
}

let visitors = 0

/** Everybody comes from an address of their own. */
function ownAddress(): { readonly 'x-forwarded-for': string } {
  const number = ++visitors
  return { 'x-forwarded-for': `10.${process.pid & 255}.${number >> 8}.${number & 255}` }
}

/** A new visitor at the narrowest phone there is. */
export async function newVisitor(browser: Browser, address: string, look: Look = {}): Promise<Visitor> {
  const { width = 320, height = 640, colours = 'light', isForced = false, isStill = true, hasScript = true } = look
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width, height },
    colorScheme: colours,
    forcedColors: isForced ? 'active' : 'none',
    reducedMotion: isStill ? 'reduce' : 'no-preference',
    javaScriptEnabled: hasScript,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    extraHTTPHeaders: ownAddress(),
  })
  context.setDefaultTimeout(patienceMs)
  const page = await context.newPage()
  return { page, context, watch: watchPage(page, address, hasScript) }
}

/** Somebody else at the same window: nothing of the one before is left in it. A new window takes a browser much longer. */
export async function takeOver({ context, page: before }: Visitor, address: string): Promise<Visitor> {
  const isOfUse = !before.isClosed() && (await draws(before))
  const page = isOfUse ? before : await context.newPage()
  for (const other of context.pages()) if (other !== page) await other.close()
  page.removeAllListeners()
  await page.goto(`${address}/robots.txt`)
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  // Whoever goes back from here leaves the service, as in a window that is new.
  await page.goto('about:blank')
  await context.unrouteAll()
  await context.clearCookies()
  await context.setExtraHTTPHeaders(ownAddress())
  return { page, context, watch: watchPage(page, address) }
}
