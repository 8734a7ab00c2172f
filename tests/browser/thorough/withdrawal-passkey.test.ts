import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { plugInAuthenticator } from '../support/authenticator.ts'
import { violations } from '../support/axe.ts'
import { emailTo } from '../support/colleague.ts'
import { becomeSaver } from '../support/saver.ts'
import { longestMs, openStage } from '../support/stage.ts'

describe('a withdrawal with a passkey', { timeout: longestMs }, () => {
  const stage = openStage({ isForMoney: true })

  it('takes the passkey as a sign that it is you; once that is lost, a backup code', async () => {
    const saver = await becomeSaver(stage(), { hasPlan: true })
    const { page, person, watch } = saver
    const device = await plugInAuthenticator(saver)

    // With money in the account a password alone adds no passkey: somebody may have stolen it.
    await page.goto('/dashboard/settings')
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    await page.getByLabel('Name of the passkey').fill('My phone')
    watch.expect(403, /passkeys/)
    watch.expect(403, /passkeys/)
    await page.getByRole('button', { name: 'Create the passkey' }).click()
    await enterPassword(page, person.password)
    const mailed = page.getByRole('dialog', { name: 'Enter the code from our e-mail' })
    await mailed.getByText('The code is on its way.').waitFor()
    expect(await violations(page)).toEqual([])
    // As it is written there, with its space.
    const [, code = ''] = /Your code is (\d{4} \d{4})\./.exec(await emailTo(stage().service, person.email, 'mailed-code')) ?? []
    await mailed.getByLabel('Code from the e-mail').fill(code)
    await mailed.getByRole('button', { name: 'Confirm the code' }).click()
    await page.getByText('“My phone” is added.').waitFor()
    const backupCode = await page.getByRole('list', { name: 'Backup codes' }).getByRole('listitem').first().innerText()
    await page.getByRole('button', { name: 'I have saved them' }).click()

    // What was shown a moment ago counts for five minutes.
    await saver.pass(600_000)
    await wish(page, '2000')
    watch.expect(403, /withdraw\/create/)
    await page.getByRole('dialog').getByRole('button', { name: 'Take out $2,000.00' }).click()
    const proof = page.getByRole('dialog', { name: 'Make sure that it’s you' })
    expect(await violations(page)).toEqual([])
    await proof.getByRole('button', { name: 'Use my passkey' }).click()
    await page.getByText('Your withdrawal of $2,000.00 is saved').waitFor()

    await device.lose()
    await saver.pass(600_000)
    await wish(page, '1000')
    watch.expect(403, /withdraw\/create/)
    await page.getByRole('dialog').getByRole('button', { name: 'Take out $1,000.00' }).click()
    await proof.getByRole('button', { name: 'Use my passkey' }).click()
    await proof.getByRole('alert').filter({ hasText: 'passkey' }).waitFor()
    await proof.getByLabel('Code').fill(backupCode)
    await proof.getByRole('button', { name: 'Confirm' }).click()
    await page.getByText('Your withdrawal of $1,000.00 is saved').waitFor()
    expect(watch.take()).toEqual([])
  })
})

async function wish(page: Page, amount: string): Promise<void> {
  await page.goto('/dashboard/transfer/withdraw')
  await page.getByRole('radio', { name: /^None of these reasons/ }).check()
  await page.getByLabel('How much?').fill(amount)
  await page.getByLabel('Hold back for federal income tax').fill('20')
  await page.getByLabel('Hold back for state income tax').fill('8')
  await page.getByRole('button', { name: 'Review' }).click()
  await page.screenshot({ path: '/tmp/r/pk.png', fullPage: true })
  await page.getByRole('dialog').getByRole('heading', { name: 'Check this withdrawal' }).waitFor()
}

async function enterPassword(page: Page, password: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Enter your password to continue' })
  await dialog.getByLabel('Password').fill(password)
  await dialog.getByRole('button', { name: 'Confirm' }).click()
}
