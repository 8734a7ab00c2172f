import { setTimeout as pause } from 'node:timers/promises'
import { dashboardAddresses } from '@app/schemas/pages/dashboard-addresses'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { catalogue } from '../model/support/all-flows.ts'
import { violationsInEveryLook } from './support/axe.ts'
import { newVisitor, openBrowser, type Visitor } from './support/browser.ts'
import { hiddenFocus, smallTargets } from './support/hands-and-eyes.ts'
import { findOverflow } from './support/landing.ts'
import { lookEveryMs } from './support/patience.ts'
import { type BrowserService, startService } from './support/service.ts'
import { speak } from './support/speak.ts'
import { longestMs } from './support/stage.ts'

const phone = { width: 360, height: 780 }
const desk = { width: 1440, height: 900 }
/** Each has a past of another kind: nothing yet, money on its way, a late loan, two years of deposits … */
const customers = [...catalogue.documents.persona.values()].flatMap(({ data }) => (data.demo ? [data.persona] : []))

let service: BrowserService
let browser: Browser
beforeAll(async () => {
  service = await startService({ isDemo: true })
  browser = await openBrowser()
  // The desk is filled after the last story.
  while (!(await isTold('colleague-lead'))) await pause(lookEveryMs)
}, longestMs)
afterAll(async () => {
  await browser.close()
  await service.stop()
}, longestMs)

describe.each(customers)('as %s', { timeout: longestMs }, (persona) => {
  let visitor: Visitor
  beforeAll(async () => {
    visitor = await newVisitor(browser, service.address, phone)
    const { page } = visitor
    await page.goto('/dev/people')
    await page.locator(`form[action="/dev/people/${persona}"] button`).click()
    await page.getByRole('link', { name: 'Go on to the dashboard' }).click()
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
    await page.setViewportSize(desk)
    await overflow('on a desk')
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
  await page.waitForLoadState('networkidle')
}

async function isTold(persona: string): Promise<boolean> {
  return (await fetch(`${service.address}/dev/people/${persona}`, { method: 'POST' })).ok
}
