import { expect, it } from 'vitest'
import { newPerson } from './support/person.ts'
import { longestMs, openStage } from './support/stage.ts'

const stage = openStage()

it('an account is made and signed in to before any script is there', { timeout: longestMs }, async () => {
  const { page, context } = await stage().visit({ hasScript: false })
  const { first_name, last_name, email, password } = newPerson()
  await page.goto('/signup?next=%2Fprivacy')
  await page.getByLabel('First name').fill(first_name)
  await page.getByLabel('Last name').fill(last_name)
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Choose a password').fill('tiny')
  await page.getByRole('button', { name: 'Create my account' }).click()
  expect(await page.getByRole('alert').innerText()).toContain('Use at least 15')
  expect([await page.title(), await page.getByLabel('E-mail address').inputValue()]).toEqual([expect.stringMatching(/^Error: /), email])
  await page.getByLabel('Choose a password').fill(password)
  await page.getByRole('button', { name: 'Create my account' }).click()
  await page.waitForURL('**/privacy')
  await context.clearCookies()
  await page.goto('/signin?next=%2Fprivacy')
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL('**/privacy')
  expect((await context.cookies()).map(({ name }) => name)).toContain('signed_in')
})
