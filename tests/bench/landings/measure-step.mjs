import { loadPage } from '../web/load-page.mjs'

const readMs = 8_000

/** How long the first step takes after the click on a landing page that was read for a while, and when it is loaded again. */
export async function measureStep(browser, url) {
  const { page, context } = await loadPage(browser, url, { ready: 'h1' })
  await page.waitForTimeout(readMs)
  const afterClick = await timed(page, () => page.locator('main a[href*="/landing-"]').first().click())
  const reload = await timed(page, () => page.reload({ waitUntil: 'commit' }))
  await context.close()
  return { afterClick, reload }
}

async function timed(page, act) {
  const begunAt = performance.now()
  await act()
  await page.waitForSelector('#step-title')
  return performance.now() - begunAt
}
