import { loadPage } from './load-page.mjs'

/** The slowest answer of the page to a finger or a key, on a phone that is six times slower than this machine. */
export async function measureInteraction(browser, url, { ready, button }) {
  const { page, context } = await loadPage(browser, url, { ready, cpu: 6 })
  await page.evaluate(() => {
    window.paints.slowest = 0
  })
  const field = page.locator('input[type=text]:visible, input:not([type]):visible').first()
  if (await field.count()) await field.pressSequentially('harbor', { delay: 80 })
  const more = page.locator('summary').first()
  if (await more.count()) await more.click()
  await page.getByRole('button', { name: button }).click()
  await page.waitForTimeout(1500)
  const { slowest } = await page.evaluate(() => window.paints)
  await context.close()
  return slowest
}
