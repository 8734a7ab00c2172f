import { dashboardAddresses } from '@app/schemas/pages/dashboard-addresses'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { becomeSaver, onTheirOwn } from '../support/saver.ts'
import { longestMs, openStage } from '../support/stage.ts'
import { untilAnswered } from '../support/until-answered.ts'

describe('a page that looks by itself for what is new', { timeout: longestMs }, () => {
  const stage = openStage({ isForMoney: true })

  it('leaves what is typed, chosen and open as it is, at each address', async () => {
    const { page, watch } = await becomeSaver(stage(), { width: 1440 })
    const asked = new Set<string>()
    page.on('request', (request) => asked.add(request.url()))
    for (const address of dashboardAddresses) {
      await page.goto(address)
      await untilAnswered(page)
      await page.evaluate(openEverything)
      await untilAnswered(page)
      await page.evaluate(typeEverywhere)
      await untilAnswered(page)
      const before = await state(page)
      asked.clear()
      await onTheirOwn(page)
      await onTheirOwn(page)
      await expect.poll(() => asked.size, { message: address }).toBeGreaterThan(0)
      await untilAnswered(page)
      expect(await state(page), address).toEqual(before)
    }
    expect(watch.take()).toEqual([])
  })
})

function openEverything(): void {
  for (const summary of document.querySelectorAll<HTMLElement>('main details:not([open]) > summary')) summary.click()
}

/** Types into each field as React hears it, and takes the first of each choice. */
function typeEverywhere(): void {
  const fields = 'main :is(input:not([type=radio], [type=checkbox], [type=file], [type=date]), textarea):not([readonly], [disabled])'
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(fields)) {
    const own = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
    Object.getOwnPropertyDescriptor(own.prototype, 'value')?.set?.call(field, field.inputMode === 'decimal' ? '12' : 'Some words')
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  for (const choice of document.querySelectorAll<HTMLInputElement>('main input[type=radio]'))
    if (!document.querySelector(`main input[name="${CSS.escape(choice.name)}"]:checked`)) choice.click()
}

function state(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => [
    ...[...document.querySelectorAll<HTMLInputElement>('main :is(input, textarea, select)')].map(
      ({ id, name, type, value, checked }) => `${id || name}: ${value}${type === 'radio' || type === 'checkbox' ? ` ${checked}` : ''}`,
    ),
    ...[...document.querySelectorAll<HTMLDetailsElement>('main details')].map(
      ({ open, innerText }) => `${innerText.slice(0, 40)}: ${open}`,
    ),
  ])
}
