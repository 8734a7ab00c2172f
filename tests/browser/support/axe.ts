import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { becomeCustomer, type Customer } from './customer.ts'
import { findOverflow } from './landing.ts'
import { modeWith } from './mode-with.ts'
import { openStep, pressMain } from './open-step.ts'
import { longestMs, openStage } from './stage.ts'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** Forced colours first: a browser applies them as a page is drawn. */
export const looks = {
  'forced colours': { colorScheme: 'dark', forcedColors: 'active' },
  dark: { colorScheme: 'dark', forcedColors: 'none' },
  light: { colorScheme: 'light', forcedColors: 'none' },
} as const

/** Each of these steps, as it comes and with what is wrong on it, in every kind of colours. */
export function describeAxe(steps: readonly string[]): void {
  const stage = openStage()
  let customer: Customer
  beforeAll(async () => {
    customer = await becomeCustomer(await stage().take('phone'))
  }, longestMs)

  describe.each(steps)('%s', { timeout: longestMs }, (step) => {
    it('19 25 does not scroll sideways, and has nothing that axe finds, in light, dark and forced colours', async () => {
      const { page } = customer
      const found = [...(await faultsInEveryLook(page, () => openStep(page, modeWith(step), step)))]
      if (await hasRequired(page)) {
        await pressMain(page)
        await page
          .getByRole('alert', { name: 'There is a problem' })
          .waitFor({ timeout: 2_000 })
          .catch(() => undefined)
        found.push(...(await violations(page, false)).map((one) => `with errors: ${one}`))
      }
      expect(found, found.join('\n')).toEqual([])
    })
  })
}

/** Opens a page; then what axe finds on it in every kind of colours, and whether it scrolls sideways. */
export async function faultsInEveryLook(page: Page, open: () => Promise<unknown>): Promise<readonly string[]> {
  await page.emulateMedia(looks['forced colours'])
  await open()
  const found = [...(await findOverflow({ page }))]
  for (const [name, look] of Object.entries(looks)) {
    await page.emulateMedia(look)
    found.push(...(await violations(page, look.forcedColors === 'active')).map((one) => `${name}: ${one}`))
  }
  return found
}

/** Where colours are forced, axe still goes by those of the page (-webkit-text-fill-color), which nobody sees there. */
export async function violations(page: Page, isForced: boolean): Promise<readonly string[]> {
  // Otherwise it opens a second page for every answer, for frames of other origins, of which there are none.
  const axe = new AxeBuilder({ page }).withTags(tags).setLegacyMode()
  const { violations: all } = await (isForced ? axe.disableRules('color-contrast') : axe).analyze()
  return all.flatMap(({ id, nodes }) => nodes.slice(0, 2).map(({ html, any }) => `${id}: ${html.slice(0, 140)} ${any[0]?.message ?? ''}`))
}

/** Whether pressing the button would say what is missing, and do nothing else. */
async function hasRequired(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const empty = [...document.querySelectorAll<HTMLInputElement>('main form input[aria-required=true]')].some(({ value }) => value === '')
    const names = new Set([...document.querySelectorAll<HTMLInputElement>('main form input[type=radio]')].map(({ name }) => name))
    return empty || [...names].some((name) => !document.querySelector(`input[type=radio][name="${name}"]:checked`))
  })
}
