import { describe, expect, it } from 'vitest'
import { moveClock } from '../faults/support/pass-time.ts'
import { register } from './support/acts.ts'
import { plugInAuthenticator } from './support/authenticator.ts'
import { violations } from './support/axe.ts'
import { emailTo } from './support/colleague.ts'
import { newPerson } from './support/person.ts'
import { longestMs, openStage } from './support/stage.ts'

const dayMs = 86_400_000
const newPassword = 'a paper lantern over water'

describe('a passkey', { timeout: longestMs }, () => {
  const stage = openStage({ mayBeAhead: true })

  it('is added, signs in and is lost, and a week later a new password leads back in', async () => {
    const visitor = await stage().visit({ width: 390 })
    const { page } = visitor
    const device = await plugInAuthenticator(visitor)
    const person = newPerson()
    await register(visitor, person)
    await page.goto('/dashboard/settings')
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    await page.getByLabel('Name of the passkey').fill('My phone')
    await page.getByRole('button', { name: 'Create the passkey' }).click()
    await page.getByText('“My phone” is added.').waitFor()
    expect(await page.getByRole('list', { name: 'Backup codes' }).getByRole('listitem').count()).toBe(10)
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: 'I have saved them' }).click()

    // The browser offers it beside the field for the address, and this authenticator takes the offer.
    await leave()
    await page.waitForURL('**/dashboard')

    await device.lose()
    await leave()
    await signIn(person.password)
    await page.getByRole('heading', { name: 'One more step' }).waitFor()
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: 'I don’t have any of these' }).click()
    await page.getByRole('button', { name: 'Ask, and wait 7 days' }).click()
    await page.getByText('We sent you an e-mail').waitFor()
    expect(await emailTo(stage().service, person.email, 'recovery-asked')).toContain('Stop it')

    await moveClock(stage().service.books, 8 * dayMs)
    const mail = await emailTo(stage().service, person.email, 'recovery-ready')
    await page.goto(/href="([^"]+\/signin\/recover#[^"]+)"/.exec(mail)?.[1] ?? '')
    await page.getByLabel('Choose a password').fill(newPassword)
    await page.getByRole('button', { name: 'Set the password and remove the rest' }).click()
    await page.getByText('Your new password is set').waitFor()
    await signIn(newPassword)
    await page.waitForURL('**/dashboard')

    async function leave(): Promise<void> {
      await page.context().clearCookies()
      await page.goto('/signin')
    }

    async function signIn(password: string): Promise<void> {
      await page.getByLabel('E-mail address').fill(person.email)
      await page.getByLabel('Password', { exact: true }).fill(password)
      await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    }
  })
})
