import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { violations } from './axe.ts'
import { becomeCustomer, type Customer } from './customer.ts'
import { faultsInEveryLook } from './faults-in-every-look.ts'
import { modeWith } from './mode-with.ts'
import { openStep, pressMain } from './open-step.ts'
import { longestMs, openStage } from './stage.ts'

/** Each of these steps, as it comes and with what is wrong on it, in every kind of colours. */
export function describeAxe(steps: readonly string[]): void {
  const stage = openStage()
  let customer: Customer
  beforeAll(async () => {
    customer = await becomeCustomer(await stage().take('phone'))
  }, longestMs)

  describe.each(steps)('%s', { timeout: longestMs }, (step) => {
    it('19 25 does not scroll sideways, and no checker finds anything on it', async () => {
      const { page } = customer
      const found = [...(await faultsInEveryLook(page, () => openStep(page, modeWith(step), step)))]
      if (await hasRequired(page)) {
        await pressMain(page)
        await page
          .getByRole('alert', { name: 'There’s a problem' })
          .waitFor({ timeout: 2_000 })
          .catch(() => undefined)
        found.push(...(await violations(page)).map((one) => `with errors: ${one}`))
      }
      expect(found, found.join('\n')).toEqual([])
    })
  })
}

/** Whether pressing the button would say what is missing, and do nothing else. */
async function hasRequired(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const empty = [...document.querySelectorAll<HTMLInputElement>('main form input[aria-required=true]')].some(({ value }) => value === '')
    const names = new Set([...document.querySelectorAll<HTMLInputElement>('main form input[type=radio]')].map(({ name }) => name))
    return empty || [...names].some((name) => !document.querySelector(`input[type=radio][name="${name}"]:checked`))
  })
}
