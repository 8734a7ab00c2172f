import type { Page } from 'playwright-core'
import { stepOf } from './mode.ts'
import { untilDrawn } from './until-drawn.ts'

/** Two screens of a phone, with the bars of its browser: beyond that people give up. */
export const mostHeight = 1_550

/** How far down the main button of a step ends, on the lowest of its pages. The step is open on its first one. */
export async function heightOfStep(page: Page, name: string): Promise<number> {
  const heights = [await heightOfPage(page)]
  for (let part = 2; part <= (stepOf(name).parts?.length ?? 1); part++) {
    const at = new URL(page.url())
    at.searchParams.set('part', String(part))
    await page.goto(at.href)
    await page.locator('#step-title').waitFor()
    await untilDrawn(page)
    heights.push(await heightOfPage(page))
  }
  return Math.max(...heights)
}

/** Where the main button ends, or what there is to read on a page without one. */
async function heightOfPage(page: Page): Promise<number> {
  return page.evaluate(() => {
    const last = document.querySelector('main form button[type=submit]') ?? document.querySelector('main')?.lastElementChild
    return Math.round((last?.getBoundingClientRect().bottom ?? 0) + scrollY)
  })
}
