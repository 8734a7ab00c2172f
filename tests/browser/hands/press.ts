import type { Page } from 'playwright-core'

/** Steps that go on by themselves once something is done elsewhere. */
export const pressHands: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'sign-phone': async (page) => {
    const address = await page.getByRole('link', { name: 'Open the link on this device' }).getAttribute('href')
    const phone = await page.context().browser()?.newPage()
    if (!phone || !address) throw new Error('There is no link for a telephone.')
    await phone.goto(address)
    await phone.getByRole('main').getByRole('checkbox').first().waitFor()
    for (const box of await phone.getByRole('main').getByRole('checkbox').all()) await box.check()
    await phone.getByRole('main').getByRole('textbox').first().fill('Wanda Walker')
    await phone.locator('main form button[type=submit]').click()
    // The papers speak of signing too: only the heading says that it has happened.
    await phone.getByRole('heading', { name: 'Your papers are signed' }).waitFor()
    await phone.context().close()
  },
}
