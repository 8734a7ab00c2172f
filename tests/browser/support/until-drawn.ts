import type { Page } from 'playwright-core'
import { lookEveryMs } from './patience.ts'

/** Waits for the live data of a page, and for the answers of before. */
export async function untilDrawn(page: Page): Promise<void> {
  const isDrawn = () => !document.querySelector('main [class*=skeleton], main [class*=waiting], main [class*=filling]')
  await page.waitForFunction(isDrawn, undefined, { polling: lookEveryMs })
}
