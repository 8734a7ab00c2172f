import type { Page } from 'playwright-core'

/** Opens a mode at its address. Whoever is not signed in and meets its landing page presses the button there. */
export async function enterMode(page: Page, address: string): Promise<void> {
  await page.goto(address)
  const start = page.locator(`#hero a[href^="${address}/"]`)
  await start.or(page.locator('#root')).first().waitFor({ state: 'attached' })
  if (await start.isVisible()) await start.click()
}
