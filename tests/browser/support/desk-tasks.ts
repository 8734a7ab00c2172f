import type { Page } from 'playwright-core'
import type { Person } from './person.ts'

/** Opens the first task of a kind in a queue for people of a name, and takes it: others who walk may have asked for the same. */
export async function openTask(page: Page, queue: string, title: RegExp, { last_name: whose }: Person): Promise<void> {
  await page.goto('/desk')
  await page.getByRole('link', { name: queue, exact: true }).click()
  await page.getByRole('link', { name: title }).filter({ hasText: whose }).first().click()
  await page.getByRole('button', { name: 'Take this task' }).click()
  await page.getByText('It’s yours now.').waitFor()
}

/** Ends a task, or writes down a stage of it, with what its form asks for. */
export async function settle(page: Page, outcome: string, fields: Readonly<Record<string, string>>, says = 'Done.'): Promise<void> {
  await page.getByLabel(outcome).check()
  for (const [label, value] of Object.entries(fields)) {
    const choice = page.getByRole('group', { name: label }).getByLabel(value, { exact: true })
    if (await choice.isVisible()) await choice.check()
    else await page.getByRole('textbox', { name: label }).fill(value)
  }
  // The words of the stage before may be the same: what counts is what the page says once it has looked again.
  const lookedAgain = page.waitForResponse((one) => one.request().method() === 'GET' && /\/desk\/tasks\/[^/]+\/$/.test(one.url()))
  await page.getByRole('button', { name: outcome, exact: true }).click()
  await lookedAgain
  await page.getByText(says).first().waitFor()
}
