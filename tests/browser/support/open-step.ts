import type { Page } from 'playwright-core'
import { hands } from '../hands/hands.ts'
import { answersOn } from './answers.ts'
import { stepOf } from './mode.ts'
import { newPerson } from './person.ts'
import { usualAnswers } from './usual-answers.ts'

/** Opens a step by its address and waits until it is drawn, with the live data on it. */
export async function openStep(page: Page, mode: string, name: string): Promise<void> {
  await page.goto(`/${mode}/${name}`)
  await page.getByRole('heading', { level: 1, name: stepOf(name).title, exact: true }).waitFor()
  await page.waitForLoadState('networkidle')
}

/** Fills in what a step asks: as it is said, and as usual where nothing is said. */
export async function answerStep(page: Page, name: string, wanted: Readonly<Record<string, unknown>> = {}): Promise<void> {
  const step = stepOf(name)
  const all = { ...usualAnswers(newPerson()), ...wanted }
  for (const [field, value] of answersOn(step, all, {})) await hands[field.type]({ page, field, value, within: page.locator('main') })
}

export async function pressMain(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: stepOf(name).continue, exact: true }).click()
}
