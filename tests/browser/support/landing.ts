import { leaveAddresses } from './leave-addresses.ts'
import { stepNames, stepOf } from './mode.ts'
import { lookEveryMs, patienceMs } from './patience.ts'
import type { Walk } from './walk.ts'

const titles = new Map(stepNames.map((name) => [stepOf(name).title, name]))

/** Waits until the page is where the engine says. */
export async function expectLanding({ page, mode, shadow }: Pick<Walk, 'page' | 'mode' | 'shadow'>): Promise<void> {
  const { step } = shadow.place()
  const address = shadow.hasLeft() ? leaveAddresses : [`/${mode.name}/${step}`]
  await page
    .waitForURL((url) => address.includes(url.pathname), { timeout: patienceMs })
    .catch(async () => {
      const said = (await page.locator('main').innerText()).slice(0, 600)
      throw new Error(
        `The page is at ${new URL(page.url()).pathname}, the engine at ${address.join(' or ')}. It says “${said.replaceAll('\n', ' ')}”`,
      )
    })
  if (shadow.hasLeft()) return
  // A page may have a heading of its own, when it was done before; it never has that of another step.
  const others = [...titles.keys()].filter((title) => title !== stepOf(step).title)
  await page
    .waitForFunction(
      (wrong) => {
        const heading = document.querySelector<HTMLElement>('#step-title')?.innerText
        return heading !== undefined && !wrong.includes(heading)
      },
      others,
      { timeout: patienceMs, polling: lookEveryMs },
    )
    .catch(async () => {
      throw new Error(`${step} shows “${await page.locator('main').innerText()}”`.slice(0, 300))
    })
}

/** What does not fit on the narrowest phone. */
export async function findOverflow({ page }: Pick<Walk, 'page'>): Promise<readonly string[]> {
  const wide = await page.evaluate(() => {
    const { scrollWidth } = document.documentElement
    if (scrollWidth <= innerWidth) return []
    const out = [...document.querySelectorAll('body *')].filter((one) => one.getBoundingClientRect().right > innerWidth + 1)
    return [
      `${scrollWidth} of ${innerWidth} px: ${out
        .slice(0, 3)
        .map((one) => one.outerHTML.slice(0, 90))
        .join(' | ')}`,
    ]
  })
  return wide.map((text) => `scrolls sideways: ${text}`)
}

/** Tables that an ordinary phone doesn’t show whole, so that figures lie outside until somebody pushes them in. */
export async function findCutTables({ page }: Pick<Walk, 'page'>): Promise<readonly string[]> {
  const before = page.viewportSize()
  await page.setViewportSize({ width: 360, height: 740 })
  const cut = await page.evaluate(() => {
    for (const closed of document.querySelectorAll('details')) closed.open = true
    const frames = [...document.querySelectorAll('section:has(> table)')].filter((frame) => frame.scrollWidth > frame.clientWidth)
    return frames.map((frame) => `${frame.getAttribute('aria-label')} is ${frame.scrollWidth} px wide and has ${frame.clientWidth}`)
  })
  if (before) await page.setViewportSize(before)
  return cut
}
