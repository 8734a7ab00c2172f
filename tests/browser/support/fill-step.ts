import type { StepFile } from '@app/schemas/flow/step'
import type { Locator, Page } from 'playwright-core'
import { hands } from '../hands/hands.ts'
import { panelHands } from '../hands/panels.ts'
import type { ShownField } from './mode.ts'
import { lookEveryMs, patienceMs } from './patience.ts'

type Answered = readonly (readonly [ShownField, unknown])[]

const shortMs = 700

/** Answers what a page asks. One that was done before asks nothing any more: there is only a way on. */
export async function fillStep(page: Page, step: StepFile, answered: Answered): Promise<void> {
  if (!(await isAsking(page, step, answered))) return
  await untilDrawn(page)
  for (const block of step.body ?? []) if ('panel' in block) await panelHands[block.panel]?.(page)
  for (const [index, [field, value]] of answered.entries()) {
    await hands[field.type]({ page, field, value, within: page.locator('main') })
    const heading = nextHeading(step, field, answered[index + 1]?.[0])
    if (heading !== undefined) await toNextPart(page, heading)
  }
}

/** Waits for the live data of a page, and for the answers of before. */
export async function untilDrawn(page: Page): Promise<void> {
  const isDrawn = () => !document.querySelector('main [class*=skeleton], main [class*=waiting], main [class*=filling]')
  await page.waitForFunction(isDrawn, undefined, { polling: lookEveryMs })
}

/** The one main button of a page, whatever stands on it. */
export function mainButton(page: Page): Locator {
  return page.locator('main form button[type=submit]')
}

async function isAsking(page: Page, step: StepFile, [first]: Answered): Promise<boolean> {
  if (!first) return false
  const asked = page.locator('main').getByText(first[0].label).first()
  const other = mainButton(page).filter({ hasNotText: step.continue })
  await asked.or(other).first().waitFor({ timeout: patienceMs })
  // Until everything is known, a page may ask for what was done before, or for what is not ready yet.
  await untilDrawn(page)
  return asked.waitFor({ timeout: shortMs }).then(
    () => true,
    () => false,
  )
}

/** The heading of the page on which the next field is asked, where that is another page of the step. */
function nextHeading({ paced, parts = [] }: StepFile, field: ShownField, next: ShownField | undefined): string | undefined {
  if (!next) return undefined
  if (paced) return next.label
  const part = parts.find(({ fields }) => fields.includes(next.name))
  return part && !part.fields.includes(field.name) ? part.title : undefined
}

async function toNextPart(page: Page, label: string): Promise<void> {
  await mainButton(page).click()
  await page.getByRole('heading', { level: 1, name: label, exact: true }).waitFor()
}
