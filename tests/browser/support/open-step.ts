import type { Page } from 'playwright-core'
import { answersOn } from './answers.ts'
import { fillStep, mainButton } from './fill-step.ts'
import { stepOf } from './mode.ts'
import { newPerson } from './person.ts'
import { untilDrawn } from './until-drawn.ts'
import { usualAnswers } from './usual-answers.ts'

/** Opens a step by its address, on its first page, and waits until it is drawn, with the live data on it. */
export async function openStep(page: Page, mode: string, name: string): Promise<void> {
  await page.goto(`/${mode}/${name}${stepOf(name).parts ? '?part=1' : ''}`)
  await page.locator('#step-title').waitFor()
  await untilDrawn(page)
}

/** Fills in what a step asks: as it is said, and as usual where nothing is said. */
export async function answerStep(page: Page, name: string, wanted: Readonly<Record<string, unknown>> = {}): Promise<void> {
  const step = stepOf(name)
  const all = { ...usualAnswers(newPerson()), ...wanted }
  await fillStep(page, { step, answered: answersOn(step, all, {}), known: {} })
}

/** Goes on to the page of a step that asks for this field: what the pages before it ask is answered as usual. */
export async function openPart(page: Page, name: string, field: string): Promise<void> {
  const step = stepOf(name)
  const { parts = [] } = step
  const at = parts.findIndex(({ fields }) => fields.includes(field))
  const asked = parts.slice(0, at).flatMap(({ fields }) => fields)
  const answered = answersOn(step, usualAnswers(newPerson()), {}).filter(([one]) => asked.includes(one.name))
  await fillStep(page, { step: { ...step, parts: parts.slice(0, at) }, answered, known: {} })
  await pressMain(page)
  await page.getByRole('heading', { level: 1, name: parts[at]?.title ?? step.title, exact: true }).waitFor()
}

export async function pressMain(page: Page): Promise<void> {
  await mainButton(page).click()
}
