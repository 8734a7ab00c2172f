import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type DashboardAddress, dashboardAddresses } from '@app/schemas/pages/dashboard-addresses'
import { chromium, type Page } from 'playwright-core'
import { findChromium, noChromium } from './support/chromium.ts'
import { knownWords } from './support/known-words.ts'

const timesOfCalls = 6
/** How long the stories of all customers may take. */
const storiesMs = 180_000
const lookEveryMs = 1_000
const folder = join(import.meta.dirname, '../packages/web/src/dashboard/testing/generated')
/** What is read aloud: every page of somebody with two years of deposits, and pages that others see otherwise, people in trouble among them. */
const customers: Readonly<Record<string, readonly DashboardAddress[]>> = {
  'kofi-sketch': dashboardAddresses,
  'hugo-draft': ['/dashboard', '/dashboard/loan', '/dashboard/need-help'],
  'dov-stand-in': ['/dashboard', '/dashboard/rollover', '/dashboard/need-help'],
  'quincy-testcase': ['/dashboard/search-result'],
  'ada-sample': ['/dashboard'],
  'ewa-template': ['/dashboard', '/dashboard/documents', '/dashboard/transfer'],
  'lou-outline': ['/dashboard', '/dashboard/investments', '/dashboard/transfer', '/dashboard/transfer/withdraw'],
  'marco-invented': ['/dashboard', '/dashboard/rollover', '/dashboard/transfer'],
}
/** Some of them, where that is asked for: the others’ days would be others too. */
const wanted = process.env['CUSTOMERS']?.split(',') ?? Object.keys(customers)

/**
 * `npm run answers -- ADDRESS`: asks the demonstration that runs there for all that the pages of the dashboard ask for, as some demo
 * customers, and keeps the answers for the tests that read those pages aloud.
 */
async function main([address]: readonly string[]): Promise<number> {
  const executablePath = findChromium()
  if (!address?.startsWith('http')) {
    console.error('Say where the demonstration runs: npm run answers -- http://localhost:3000 (DEMO=on npm start).')
    return 2
  }
  if (!executablePath) {
    console.error(noChromium)
    return 1
  }
  if (!(await isDemonstration(address))) {
    console.error(`No demonstration answers at ${address}. Start one with DEMO=on npm start, and say the address that it names.`)
    return 1
  }
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  mkdirSync(folder, { recursive: true })
  for (const [customer, addresses] of Object.entries(customers)) {
    if (!wanted.includes(customer)) continue
    const context = await browser.newContext({ baseURL: address, locale: 'en-US', timezoneId: 'America/New_York' })
    const page = await context.newPage()
    await be(page, customer)
    const answers = await answersAt(page, addresses)
    const at = await page.evaluate(() => new Date().toISOString())
    writeFileSync(join(folder, `${customer}.json`), `${JSON.stringify({ at, answers }, null, 2)}\n`)
    console.log(`${customer}: ${Object.keys(answers).length} answers`)
    await context.close()
  }
  await browser.close()
  return 0
}

/** Stories are told one after the other: the last ones take a minute, and the list says so when it is loaded again. */
async function be(page: Page, customer: string): Promise<void> {
  const button = page.locator(`form[action="/dev/people/${customer}"] button`)
  const end = Date.now() + storiesMs
  for (await page.goto('/dev/people'); (await button.count()) === 0 && Date.now() < end; await page.reload()) await pause(lookEveryMs)
  await button.click()
}

async function isDemonstration(address: string): Promise<boolean> {
  try {
    return (await fetch(new URL('/dev/people', address))).ok
  } catch {
    // An address that is none, or at which nobody answers.
    return false
  }
}

/** Everything that each page asks for when it is opened, by its call. What a mode is comes from the flows themselves. */
async function answersAt(page: Page, addresses: readonly DashboardAddress[]): Promise<Readonly<Record<string, unknown>>> {
  const found = new Map<string, unknown>()
  page.on('response', async (response) => {
    const { pathname, search } = new URL(response.url())
    const isJson = response.headers()['content-type']?.startsWith('application/json')
    if (!isJson || !response.ok() || !pathname.startsWith('/api/') || pathname.startsWith('/api/flows')) return
    found.set(`${response.request().method()} ${pathname}${search}`, await response.json().catch(() => undefined))
  })
  for (const address of addresses) {
    // The overview comes with its answers when it is opened, and asks for them when it is come to.
    await page.goto(address === '/dashboard' ? '/dashboard/documents' : address)
    if (address === '/dashboard') await page.getByRole('link', { name: 'Overview', exact: true }).first().click()
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
  }
  return Object.fromEntries([...found].map(shortened).toSorted(([one], [other]) => one.localeCompare(other)))
}

/** Of the times for a call, of which there are hundreds, a few. */
function shortened([call, answer]: readonly [string, unknown]): readonly [string, unknown] {
  const isLong = call.includes('/calls/slots/') && typeof answer === 'object' && answer !== null && 'results' in answer
  return isLong && Array.isArray(answer.results) ? [call, { ...answer, results: answer.results.slice(0, timesOfCalls) }] : [call, answer]
}

knownWords(
  'npm run answers',
  'keeps what the demonstration answers that runs at an ADDRESS, for the tests that read the dashboard aloud.',
  [/^https?:/],
)
process.exitCode = await main(process.argv.slice(2))
