import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { catalogue } from '../../model/support/all-flows.ts'
import { lookEveryMs } from './patience.ts'
import { type BrowserService, startService } from './service.ts'

/** Each has a past of another kind: nothing yet, money on its way, a late loan, two years of deposits … */
export const demoCustomers = [...catalogue.documents.persona.values()].flatMap(({ data }) => (data.demo ? [data.persona] : []))

/** A demonstration whose stories are all told. The desk is filled after the last one. */
export async function startDemo(): Promise<BrowserService> {
  const service = await startService({ isDemo: true })
  const isTold = async () => (await fetch(`${service.address}/dev/people/colleague-lead`, { method: 'POST' })).ok
  while (!(await isTold())) await pause(lookEveryMs)
  return service
}

/** Goes on as a demo customer, from the page that lists them. */
export async function be(page: Page, persona: string): Promise<void> {
  await page.goto('/dev/people')
  await page.locator(`form[action="/dev/people/${persona}"] button`).click()
  await page.getByRole('link', { name: 'Go on to the dashboard' }).click()
}
