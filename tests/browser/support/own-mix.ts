import type { Locator, Page } from 'playwright-core'

/** Puts a fund into the mix that is built on the page, with its share in percent. */
export async function addFund(page: Page, name: string, percent: string): Promise<void> {
  await page.getByRole('combobox').fill(name)
  await page.getByRole('option', { name }).click()
  await shareOf(page, name).fill(percent)
}

export function shareOf(page: Page, fund: string): Locator {
  return page.getByRole('textbox', { name: new RegExp(`^${fund}.*Share in percent`) })
}
