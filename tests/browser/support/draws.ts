import type { Page } from 'playwright-core'
import type { Visitor } from './browser.ts'
import type { Stage } from './stage.ts'

/** A page that is only busy runs no timers either. */
const turns = { count: 20, everyMs: 250 }

/**
 * Whether a window draws. Now and then Chromium without a screen stops drawing one for good: its script runs, and no frame comes. Playwright
 * looks at two frames before it presses anything, so it waits in vain there.
 */
export async function draws(page: Page): Promise<boolean> {
  return page.evaluate(
    ({ count, everyMs }) =>
      new Promise<boolean>((tell) => {
        requestAnimationFrame(() => tell(true))
        const turn = (left: number) => (left === 0 ? tell(false) : setTimeout(turn, everyMs, left - 1))
        turn(count)
      }),
    turns,
  )
}

/** Does something at a phone that is kept; and from the start in a new window, if this one has stopped drawing meanwhile. */
export async function atPhone({ take }: Pick<Stage, 'take'>, act: (visitor: Visitor) => Promise<void>): Promise<void> {
  const visitor = await take('phone')
  try {
    await act(visitor)
  } catch (error) {
    if (await draws(visitor.page).catch(() => true)) throw error
    console.warn(`The browser has stopped drawing ${visitor.page.url()}: what was done there is done again in a new window.`)
    await visitor.page.close()
    await act(await take('phone'))
  }
}
