import { chromium } from 'playwright-core'
import { findChromium, noChromium } from '../../scripts/support/chromium.ts'

/** The browser of the tests. Whoever has none learns it before anything is measured. */
export function findBrowser() {
  const executablePath = findChromium()
  if (executablePath === undefined) throw new Error(noChromium)
  return { open: () => chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-dev-shm-usage'] }) }
}
