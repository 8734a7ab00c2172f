import axeCore from 'axe-core'
import type { Frame, Page } from 'playwright-core'

declare global {
  interface Window {
    axe?: typeof axeCore
  }
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** The rules that go by colours and sizes. All others read the tree, and which parts of it are shown. */
const measuring = ['color-contrast', 'link-in-text-block', 'target-size', 'scrollable-region-focusable']

/** Forced colours first: a browser applies them as a page is drawn. */
const looks = {
  'forced colours': { colorScheme: 'dark', forcedColors: 'active' },
  dark: { colorScheme: 'dark', forcedColors: 'none' },
  light: { colorScheme: 'light', forcedColors: 'none' },
} as const

/**
 * What axe finds on a page in forced, dark and light colours. Every rule is applied once; in another look only those that measure, since
 * the others would see the same, unless the page shows other things in it.
 */
export async function violationsInEveryLook(page: Page, open: () => Promise<unknown>): Promise<readonly string[]> {
  await page.emulateMedia(looks['forced colours'])
  await open()
  const found: string[] = []
  const seen = new Set<string>()
  for (const [name, look] of Object.entries(looks)) {
    await page.emulateMedia(look)
    const shown = await shownOn(page)
    const rules = seen.has(shown) ? measuring : undefined
    seen.add(shown)
    found.push(...(await run(page, rules, look.forcedColors === 'active')).map((one) => `${name}: ${one}`))
  }
  return found
}

/** What axe finds on a page as it is. */
export function violations(page: Page): Promise<readonly string[]> {
  return run(page, undefined, false)
}

/** Where colours are forced, axe still goes by those of the page (-webkit-text-fill-color), which nobody sees there. */
async function run(page: Page, only: readonly string[] | undefined, isForced: boolean): Promise<readonly string[]> {
  for (const frame of page.frames()) await bringAxe(frame)
  const rules = only && (isForced ? only.filter((rule) => rule !== 'color-contrast') : only)
  const options: axeCore.RunOptions = {
    runOnly: rules ? { type: 'rule', values: [...rules] } : { type: 'tag', values: tags },
    ...(isForced && !rules && { rules: { 'color-contrast': { enabled: false } } }),
    // What is not asked for is counted, and not written out.
    resultTypes: ['violations'],
  }
  const found = await page.evaluate(async (given) => (await window.axe?.run(document, given))?.violations, options)
  if (!found) throw new Error('axe has not come to the page.')
  return found.flatMap(({ id, nodes }) => nodes.slice(0, 2).map(({ html, any }) => `${id}: ${html.slice(0, 140)} ${any[0]?.message ?? ''}`))
}

/** It stays in a document as long as that is there: half a megabyte of script is read once. */
async function bringAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => window.axe !== undefined))) await frame.evaluate(axeCore.source)
}

/** Which elements are shown, in their order. */
function shownOn(page: Page): Promise<string> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body, body *')]
      .map((element) => (element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ? '1' : '0'))
      .join(''),
  )
}
