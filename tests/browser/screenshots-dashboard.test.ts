import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { dashboardAddresses } from '@app/schemas/pages/dashboard-addresses'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { moveClock } from '../faults/support/pass-time.ts'
import { answerQuestions, comeBack, fundPlan, register, savePersonalInformation } from './support/acts.ts'
import { newVisitor, openBrowser, type Visitor } from './support/browser.ts'
import { be, demoCustomers, startDemo } from './support/demo-customers.ts'
import { newPerson } from './support/person.ts'
import type { BrowserService } from './support/service.ts'
import { speak } from './support/speak.ts'
import { untilAnswered } from './support/until-answered.ts'

/** Nothing is tried here: each page of the dashboard as customers see it, for whoever looks at them. */
const folder = join(process.env['SCREENSHOTS'] ?? '', 'dashboard')
const dayMs = 86_400_000
const looks = { width: 360, height: 780 }
const heights = { 360: 780, 768: 1024, 1440: 900 } as const

/** The names and sums that pages have the least room for. */
const longest = 'longest'
/** Some of them, where that is asked for: `CUSTOMERS=ada-sample,longest`. */
const wanted = process.env['CUSTOMERS']?.split(',') ?? [...demoCustomers, longest]

let service: BrowserService
let browser: Browser
beforeAll(async () => {
  mkdirSync(folder, { recursive: true })
  service = await startDemo()
  browser = await openBrowser()
}, 900_000)
afterAll(async () => {
  await browser.close()
  await service.stop()
})

it.each(wanted)('every page of the dashboard as %s, on a phone, a tablet and a desk', { timeout: 3_600_000 }, async (customer) => {
  const visitor = await newVisitor(browser, service.address, looks)
  await (customer === longest ? becomeLongest(visitor) : be(visitor.page, customer))
  for (const language of ['en', 'es'] as const) {
    await visitor.page.setViewportSize(looks)
    await speak(visitor.page, language)
    for (const [width, height] of Object.entries(heights)) {
      for (const address of dashboardAddresses) {
        await visitor.page.setViewportSize({ width: Number(width), height })
        await takePictures(visitor.page, address, `${customer}--${width}`, language)
      }
    }
  }
  await visitor.context.close()
})

/** `dashboard-transfer--ada-sample--360-dark-es.png` and the like. */
async function takePictures(page: Page, address: string, of: string, language: string): Promise<void> {
  await page.goto(address)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await untilAnswered(page)
  await standTall(page)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const path = join(folder, `${address.slice(1).replaceAll('/', '-')}--${of}-${colorScheme}-${language}.png`)
    expect((await page.screenshot({ path, fullPage: true })).length, path).toBeGreaterThan(5_000)
  }
}

/** As high as all of it: the bar at the foot of a phone is then below the page, and not across it. What has room may become higher. */
async function standTall(page: Page): Promise<void> {
  for (let tries = 0; tries < 4; tries++) {
    const size = page.viewportSize()
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    if (!size || height <= size.height) return
    await page.setViewportSize({ ...size, height })
  }
}

async function becomeLongest(visitor: Visitor): Promise<void> {
  const person = newPerson({ first_name: 'Maximiliana-Theodora', last_name: 'Featherstonehaugh-Wolfeschlegelstein' })
  const send = await register(visitor, person)
  const pass = (days: number) => moveClock(service.books, days * dayMs)
  await savePersonalInformation(send, person, true)
  await answerQuestions(send)
  await fundPlan(send, person, pass)
  await comeBack(send, person)
  const { results } = (await send('GET', '/api/v1/apex/user/accounts/')) as { results: { account_number: string }[] }
  for (const amount of [99_999.55, 99_998.55]) {
    await send('POST', '/api/v1/apex/user/transfer/deposit/create/', {
      account_number: results[0]?.account_number,
      contribution_type: 'ROLLOVER',
      amount,
    })
  }
  await pass(10)
  await comeBack(send, person)
  await visitor.page.goto('/dashboard')
}
