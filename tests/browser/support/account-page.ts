import type { Page } from 'playwright-core'
import type { Person } from './person.ts'

/** Makes an account on the page that asks for one. */
export async function makeAccount(page: Page, { first_name, last_name, email, password }: Person): Promise<void> {
  await page.getByLabel('First name').fill(first_name)
  await page.getByLabel('Last name').fill(last_name)
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Choose a password').fill(password)
  const made = page.waitForResponse((response) => response.url().includes('/auth/registration/'))
  await page.getByRole('button', { name: 'Create my account' }).click()
  if ((await made).status() !== 201) throw new Error(`The account was not made: ${await (await made).text()}`)
}

/** Signs in on the page for that. */
export async function signIn(page: Page, { email, password }: Person, next: string): Promise<void> {
  await page.goto(`/signin?next=${encodeURIComponent(next)}`)
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}
