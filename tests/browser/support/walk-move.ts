import type { Page } from 'playwright-core'
import { answerStep, pressMain } from './open-step.ts'
import type { Person } from './person.ts'
import { untilDrawn } from './until-drawn.ts'

/** Moves an account, from the question where to. */
export const moveMode = 'dashboard-rollover'

/** Answers each page as usual until that step is open. */
export async function walkMove(page: Page, person: Person, last: string, own: Readonly<Record<string, string>> = {}): Promise<void> {
  const ways = { stop_losing: 'yes', destination: 'new-ira', signature: `${person.first_name} ${person.last_name}`, ...own }
  if (!page.url().includes(`/${moveMode}/`)) await page.goto(`/${moveMode}`)
  for (let steps = 0; steps < 20; steps++) {
    await page.locator('#step-title').waitFor()
    await untilDrawn(page)
    const { pathname } = new URL(page.url())
    const step = pathname.slice(moveMode.length + 2)
    if (step === last && steps > 0) return
    for (const kind of await page.getByLabel('Kind of money').all()) await kind.selectOption('pre-tax')
    await answerStep(page, step, ways)
    await pressMain(page)
    await page.waitForURL((url) => url.pathname !== pathname)
  }
  throw new Error(`${last} is not reached: ${page.url()}`)
}
