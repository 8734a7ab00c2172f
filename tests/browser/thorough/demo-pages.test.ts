import { dashboardAddresses } from '@app/schemas/pages/dashboard-addresses'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { violations, violationsInEveryLook } from '../support/axe.ts'
import { newVisitor, openBrowser, type Visitor } from '../support/browser.ts'
import { be, demoCustomers, startDemo } from '../support/demo-customers.ts'
import { hiddenFocus, smallTargets } from '../support/hands-and-eyes.ts'
import { findOverflow } from '../support/landing.ts'
import type { BrowserService } from '../support/service.ts'
import { speak } from '../support/speak.ts'
import { longestMs } from '../support/stage.ts'
import { untilAnswered } from '../support/until-answered.ts'

/** What a wide screen shows at four times its size. */
const narrowest = { width: 320, height: 640 }
const phone = { width: 360, height: 780 }
const desk = { width: 1440, height: 900 }

let service: BrowserService
let browser: Browser
beforeAll(async () => {
  service = await startDemo()
  browser = await openBrowser()
  // The stories of all customers are told first: a minute on a machine of its own, and three beside other walks.
}, 3 * longestMs)
afterAll(async () => {
  await browser.close()
  await service.stop()
}, longestMs)

describe.each(demoCustomers)('as %s', { timeout: longestMs }, (persona) => {
  let visitor: Visitor
  beforeAll(async () => {
    visitor = await newVisitor(browser, service.address, phone)
    await be(visitor.page, persona)
  }, longestMs)
  afterAll(() => visitor.context.close())

  it.each(dashboardAddresses)('%s fits, has nothing that axe finds, and is worked by hand and by key', async (address) => {
    const { page, watch } = visitor
    const found: string[] = []
    const overflow = async (where: string) => found.push(...(await findOverflow({ page })).map((one) => `${where}: ${one}`))
    const checked = await violationsInEveryLook(page, async () => {
      await open(page, address)
      await overflow('on a phone')
    })
    found.push(...checked)
    found.push(...(await smallTargets(page)).map((one) => `small: ${one}`))
    found.push(...(await hiddenFocus(page)).map((one) => `hidden with the focus: ${one}`))
    await page.setViewportSize(narrowest)
    await overflow('on the narrowest screen')
    await page.setViewportSize(desk)
    await overflow('on a desk')
    found.push(...(await violations(page)).map((one) => `on a desk: ${one}`))
    await page.setViewportSize(phone)
    found.push(...watch.take())
    expect(found, found.join('\n')).toEqual([])
  })

  it('every page fits in Spanish too, and at twice the size of text', async () => {
    const { page } = visitor
    await speak(page, 'es')
    const found: string[] = []
    for (const address of dashboardAddresses) {
      await open(page, address)
      found.push(...(await findOverflow({ page })).map((one) => `${address}: ${one}`))
      await page.evaluate(doubleText)
      found.push(...(await findOverflow({ page })).map((one) => `${address} at twice the size: ${one}`))
    }
    expect(found, found.join('\n')).toEqual([])
  })
})

/** Runs in the page. */
function doubleText(): void {
  document.documentElement.style.fontSize = '200%'
}

/** All of it: what is asked of the service too. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await untilAnswered(page)
}
