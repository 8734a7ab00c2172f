import { compileCondition, type Facts } from '@app/engine'
import type { StepFile } from '@app/schemas/flow/steps/step'
import type { Locator, Page } from 'playwright-core'
import { hands } from '../hands/hands.ts'
import { panelHands } from '../hands/panels.ts'
import { factsIn } from './answers.ts'
import { fieldsOf, type ShownField } from './mode.ts'
import { patienceMs } from './patience.ts'
import { untilDrawn } from './until-drawn.ts'

type Answered = readonly (readonly [ShownField, unknown])[]
type StepFields = { readonly step: StepFile; readonly answered: Answered; readonly known: Facts }

const shortMs = 700

/** Answers what a page asks of somebody of whom this is known. One that was done before asks nothing any more: there is only a way on. */
export async function fillStep(page: Page, { step, answered, known }: StepFields): Promise<void> {
  const pages = pagesOf({ step, answered, known })
  const isOnFirst = ({ name }: ShownField) => pages[0]?.fields.includes(name) === true
  const first = answered.map(([field]) => field).find(isOnFirst) ?? fieldsOf(step).find(isOnFirst)
  if (!first || answered.length === 0) return
  const open = step.parts ? await openPart(page, step, pages) : 0
  if (open === 0 && !(await isAsking(page, step, first))) return
  for (const [index, { heading, fields }] of pages.slice(open).entries()) {
    if (index > 0) await toNextPage(page, heading)
    await untilDrawn(page)
    for (const block of step.body ?? []) if ('panel' in block) await panelHands[block.panel]?.(page)
    for (const [field, value] of answered)
      if (fields.includes(field.name)) await hands[field.type]({ page, field, value, within: page.locator('main') })
  }
}

/** Where a step in parts begins: what is known already is not asked, and what may stay empty is passed over. */
async function openPart(page: Page, step: StepFile, pages: readonly { readonly heading: string }[]): Promise<number> {
  const main = page.getByRole('heading', { level: 1 })
  for (const _part of step.parts ?? []) {
    await main.waitFor()
    await untilDrawn(page)
    const shown = await main.innerText()
    const open = pages.findIndex(({ heading }) => heading === shown)
    if (open >= 0) return open
    if (!step.parts?.some(({ title = step.title }) => title === shown)) return 0
    await mainButton(page).click()
    await main.filter({ hasNotText: shown }).waitFor()
  }
  return 0
}

/** The one main button of a page, whatever stands on it. */
export function mainButton(page: Page): Locator {
  return page.locator('main form button[type=submit]')
}

async function isAsking(page: Page, step: StepFile, first: ShownField): Promise<boolean> {
  const asked = page.locator('main').getByText(first.label).first()
  const other = mainButton(page).filter({ hasNotText: step.continue }).first()
  await asked.or(other).first().waitFor({ timeout: patienceMs })
  // Until everything is known, a page may ask for what was done before, or for what is not ready yet.
  await untilDrawn(page)
  const isAsked = () =>
    asked.waitFor({ timeout: shortMs }).then(
      () => true,
      () => false,
    )
  if (await isAsked()) return true
  // On a busy machine the page may not be there yet: then nothing leads on either.
  if (await other.isVisible()) return false
  return isAsking(page, step, first)
}

/** The pages on which a step asks something of a person with these answers, each with its heading. What may stay empty is asked as well. */
function pagesOf({ step, answered, known }: StepFields): readonly { readonly heading: string; readonly fields: readonly string[] }[] {
  const { title, paced, parts } = step
  if (paced) return answered.map(([{ name, label }]) => ({ heading: label, fields: [name] }))
  const facts = { ...known, ...factsIn(Object.fromEntries(answered.map(([{ name }, value]) => [name, value]))) }
  const isAnswered = (name: string) => answered.some(([one]) => one.name === name)
  const isAsked = ({ name, when }: ShownField) => isAnswered(name) || when === undefined || compileCondition(when).of(facts) === 1
  const asked = fieldsOf(step).flatMap((field) => (isAsked(field) ? [field.name] : []))
  const all = parts ?? [{ fields: fieldsOf(step).map(({ name }) => name) }]
  return all.flatMap(({ title: heading = title, fields }) => {
    const shown = fields.filter((name) => asked.includes(name))
    return shown.length > 0 ? [{ heading, fields: shown }] : []
  })
}

async function toNextPage(page: Page, heading: string): Promise<void> {
  await mainButton(page).click()
  await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor()
}
