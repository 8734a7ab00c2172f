import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { isFew } from '../support/is-few.ts'
import type { Visitor } from './support/browser.ts'
import { becomeCustomer, type Customer } from './support/customer.ts'
import { longestMs, openStage } from './support/stage.ts'

const stage = openStage()
const street = '77 Canary Street'
const partner = 'canary-partner'

/** Every way in which a session ends without the person pressing “Sign out”. */
const endings: Readonly<Record<string, (customer: Customer) => Promise<void>>> = {
  'the browser loses its cookies': async ({ context }) => context.clearCookies({ name: 'signed_in' }),
  'it is ended from another device': async ({ page, send }) => {
    const { results } = await send('GET', '/api/v1/auth/sessions/')
    const [{ pk } = { pk: '' }] = results as { readonly pk: string }[]
    await send('DELETE', `/api/v1/auth/sessions/${pk}/`)
    await page.reload()
  },
  'it can not be renewed': async ({ context }) => {
    await context.clearCookies({ name: 'access_token' })
    await context.clearCookies({ name: 'refresh_token' })
  },
  'nobody uses it': async ({ page }) => {
    await page.clock.fastForward('23:00')
    await page.waitForURL(/\/signin/)
  },
}

const tried = Object.keys(endings).filter((_ending, index) => !isFew || index % 2 === 1)

it.each(tried)('the next person sees nothing of the last after %s', { timeout: longestMs }, async (name) => {
  const visitor = await stage().visit()
  visitor.watch.expect(401, /./)
  if (name === 'nobody uses it') await visitor.page.clock.install()
  await visitor.page.goto(`/landing-rollover?partner_name=${partner}&origin_domain=canary.example`)
  const customer = await becomeCustomer(visitor, false)
  await typeSomething(customer)
  expect(await whatIsLeft(customer), 'what is kept is sealed').not.toMatch(/Canary|canary/)
  await endings[name]?.(customer)
  await nextPerson(customer)
})

async function typeSomething({ page }: Visitor): Promise<void> {
  await page.goto('/landing-rollover/personal-information?part=2')
  await page.getByLabel('Home street address').fill(street)
  await page.waitForFunction(() => localStorage.getItem('flow:sealed:drafts') !== null)
}

async function nextPerson(visitor: Visitor): Promise<void> {
  const { page } = visitor
  for (const address of ['/signup', '/landing-rollover/personal-information', '/landing-spffx', '/dashboard']) {
    await page.goto(address)
    await page.locator('h1:visible').first().waitFor()
    expect(`${address}: ${await shown(page)}`).not.toMatch(/canary/i)
    expect(await whatIsLeft(visitor)).not.toMatch(/canary/i)
  }
}

async function shown(page: Page): Promise<string> {
  const typed = await page.locator('input').evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value).join(' '))
  return `${await page.locator('body').innerText()} ${typed}`
}

/** All that a browser keeps and a person at it can read. */
async function whatIsLeft({ page, context }: Visitor): Promise<string> {
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]))
  const cookies = await context.cookies()
  return `${kept} ${cookies.map(({ name, value }) => `${name}=${value}`).join(' ')}`
}
