import type { Page } from 'playwright-core'
import { lookEveryMs, patienceMs } from './patience.ts'

type Role = Parameters<Page['getByRole']>[0]
type Name = string | RegExp
type Way = 'Tab' | 'Shift+Tab'

/** More stops than any page has. */
const mostStops = 150

/**
 * Tabs until what has this role and name has the focus. Every stop on the way has to show that it has it. A whole round without it is a
 * fault: then it cannot be reached by key.
 */
export async function tabTo(page: Page, role: Role, name: Name, way: Way = 'Tab'): Promise<void> {
  // What comes a moment later would be missed by a quick round.
  await page.getByRole(role, { name }).first().waitFor()
  const isReached = await goRound(page, way, () => hasFocus(page, role, name))
  if (!isReached) throw new Error(`A whole round of tabbing has passed, and no ${role} “${name}” had the focus.`)
}

/** The same, and presses it. */
export async function pressByKey(page: Page, role: Role, name: Name): Promise<void> {
  await tabTo(page, role, name)
  await page.keyboard.press('Enter')
}

/** From the radio button that has the focus to the one with this name, which is chosen then. */
export async function arrowTo(page: Page, name: Name): Promise<void> {
  for (let at = 0; at < mostStops; at++) {
    if (await hasFocus(page, 'radio', name)) return
    await page.keyboard.press('ArrowDown')
    await seeFocus(page)
  }
  throw new Error(`No arrow leads to “${name}”.`)
}

/** Goes round an open dialog both ways: nothing behind it gets the focus. */
export async function seeFocusKept(page: Page): Promise<void> {
  for (const way of ['Tab', 'Shift+Tab'] as const)
    await goRound(page, way, async () => {
      const strayed = await page.evaluate(() => {
        const one = document.activeElement
        return one && one !== document.body && !one.closest('dialog[open]') ? one.outerHTML.slice(0, 120) : undefined
      })
      if (strayed !== undefined) throw new Error(`The focus left the dialog for ${strayed}`)
      return false
    })
}

/** Waits until the page has led people there by itself. */
export async function untilFocused(page: Page, role: Role, name: Name): Promise<void> {
  await until(page, () => hasFocus(page, role, name), `no ${role} “${name}” had the focus`)
}

/** The same of anything that says this. */
export async function untilFocusSays(page: Page, words: string): Promise<void> {
  const says = (wanted: string) => {
    const one = document.activeElement
    return one !== null && one !== document.body && one.textContent?.includes(wanted) === true
  }
  await until(page, () => page.evaluate(says, words), `nothing that says “${words}” had the focus`)
}

/** What has the focus shows it, and is in sight. A heading that a page leads to is read out, and nothing can be done to it. */
async function seeFocus(page: Page): Promise<void> {
  const unseen = await page.evaluate(() => {
    const one = document.activeElement
    if (!one || one === document.body || one.matches('h1')) return undefined
    const isOutlined = [one, one.closest('label')].some((shown) => {
      const { outlineStyle, outlineWidth } = shown ? getComputedStyle(shown) : { outlineStyle: 'none', outlineWidth: '0' }
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    })
    const { top, bottom, left, right } = one.getBoundingClientRect()
    const isInSight = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
    return isOutlined && isInSight ? undefined : one.outerHTML.slice(0, 160)
  })
  if (unseen !== undefined) throw new Error(`What has the focus doesn’t show it: ${unseen}`)
}

/** Whether it came to where it was asked to before all stops had their turn. Between two stops there may be the window itself. */
async function goRound(page: Page, way: Way, isThere: () => Promise<boolean>): Promise<boolean> {
  const stops = await page.evaluateHandle(() => ({ seen: new Set<Element | null>(), last: document.activeElement }))
  for (let at = 0; at < mostStops; at++) {
    await page.keyboard.press(way)
    await seeFocus(page)
    if (await isThere()) return true
    const isRound = await stops.evaluate((all) => {
      const one = document.activeElement
      // A date has a stop for each of its parts.
      const isOver = one !== all.last && all.seen.has(one)
      all.seen.add(one)
      all.last = one
      return isOver
    })
    if (isRound) return false
  }
  return false
}

async function hasFocus(page: Page, role: Role, name: Name): Promise<boolean> {
  return page.getByRole(role, { name, exact: true }).evaluateAll((all) => all.some((one) => one === document.activeElement))
}

async function until(page: Page, isSo: () => Promise<boolean>, otherwise: string): Promise<void> {
  const end = Date.now() + patienceMs
  while (!(await isSo())) {
    if (Date.now() > end) {
      const there = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 160))
      throw new Error(`After ${patienceMs} ms ${otherwise}, but ${there}.`)
    }
    await new Promise((resolve) => setTimeout(resolve, lookEveryMs))
  }
  await seeFocus(page)
}
