import type { Page } from 'playwright-core'

/** What a person does with the live data of a page, beside answering its fields. */
export const panelHands: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'ira-application': async (page) => {
    const agree = page.getByRole('checkbox', { name: 'I have read these terms and agree to them.' })
    if (await agree.isVisible()) await agree.check()
  },
}
