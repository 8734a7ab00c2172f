import type { Page } from 'playwright-core'
import { answersOn } from './answers.ts'
import { fillStep, mainButton, untilDrawn } from './fill-step.ts'
import { stepOf } from './mode.ts'
import { newPerson } from './person.ts'
import { usualAnswers } from './usual-answers.ts'

/** Opens a step by its address and waits until it is drawn, with the live data on it. */
export async function openStep(page: Page, mode: string, name: string): Promise<void> {
  await page.goto(`/${mode}/${name}`)
  await page.locator('#step-title').waitFor()
  await untilDrawn(page)
}

/** Fills in what a step asks: as it is said, and as usual where nothing is said. */
export async function answerStep(page: Page, name: string, wanted: Readonly<Record<string, unknown>> = {}): Promise<void> {
  const step = stepOf(name)
  const all = { ...usualAnswers(newPerson()), ...wanted }
  await fillStep(page, step, answersOn(step, all, {}))
}

export async function pressMain(page: Page): Promise<void> {
  await mainButton(page).click()
}
