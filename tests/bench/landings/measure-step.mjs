import { loadPage } from '../web/load-page.mjs'

const readMs = 8_000

/** How long the first step takes after the click on a landing page that was read for a while, and when it is loaded again. */
export async function measureStep(browser, url) {
  const { page, context } = await loadPage(browser, url, { ready: 'h1' })
  await page.waitForTimeout(readMs)
  const afterClick = await timed(page, () => page.evaluate(follow))
  const reload = await timed(page, () => page.reload({ waitUntil: 'commit' }))
  await context.close()
  return { afterClick, reload }
}

/** Runs in the page. */
function follow() {
  document.querySelector('main a[href*="/landing-"]').click()
}

/** From leaving the page before until the step can be used, by the clock of the page. */
async function timed(page, act) {
  await act()
  await page.waitForSelector('button[type=submit]:not(form[action="/consent"] button)')
  return page.evaluate(() => performance.now())
}
