import type { Path } from '@app/engine/author'
import type { Page, Response } from 'playwright-core'
import { pressHands } from '../hands/press.ts'
import { makeAccount } from './account-page.ts'
import { answersOn, factsIn } from './answers.ts'
import { fillStep, mainButton } from './fill-step.ts'
import { answersNeededFor, answersThatBring, jobsThatBring } from './findings.ts'
import { stepOf } from './mode.ts'
import { patienceMs } from './patience.ts'
import { untilSaved } from './saved.ts'
import { untilDrawn } from './until-drawn.ts'
import { usualAnswers } from './usual-answers.ts'
import { enterAgain, isJourney, type Walk } from './walk.ts'

export type Planned = Path['steps'][number]

/** Does a step as it is planned: answers it or takes its action, and comes out where the page leads. */
export async function doStep(walk: Walk, { step: name, answers, facts, action }: Planned, found: Planned['facts'] = {}): Promise<void> {
  const { page, person, shadow } = walk
  const step = stepOf(name)
  if (walk.isSignedIn) await untilSaved(page)
  if (action !== undefined) {
    const label = step.actions?.find(({ to }) => to === action)?.label ?? action
    await comeOut(walk, () => page.getByRole('button', { name: label, exact: true }).click())
    shadow.send({ type: 'TAKE', to: action })
    return
  }
  const wanted = {
    ...usualAnswers(person),
    ...jobsThatBring(found),
    ...answersThatBring(name, facts),
    ...answers,
    ...answersNeededFor(name, found),
  }
  const answered = answersOn(step, wanted, shadow.facts())
  await fillStep(page, { step, answered, known: shadow.facts() })
  await comeOut(walk, () => (pressHands[name] ?? pressMain)(page))
  // What the page went by is what it was told last before it went.
  const told = walk.isSignedIn ? await walk.told().at(-1) : undefined
  shadow.next(factsIn(Object.fromEntries(answered.map(([field, value]) => [field.name, value]))), told?.facts ?? {})
}

/** Makes the account where one is asked for. */
export async function signUpWhereAsked(walk: Walk): Promise<void> {
  const { page, person, mode } = walk
  if (walk.isSignedIn || !(await page.getByRole('button', { name: 'Create my account' }).isVisible())) return
  const told = page.waitForResponse((response) => isJourney(response, 'GET', mode.name))
  await makeAccount(page, person)
  await told
  walk.isSignedIn = true
  await page.getByRole('button', { name: 'Create my account' }).waitFor({ state: 'detached' })
  await enterAgain(walk, { type: 'GO', step: walk.shadow.place().step })
}

async function pressMain(page: Page): Promise<void> {
  await mainButton(page).click()
}

/** Presses, and waits until the page has gone on, or has said why it does not. */
async function comeOut({ page, mode }: Walk, press: () => Promise<void>): Promise<void> {
  // What a page has still to show moves its buttons: one that moves away while it is pressed has not been pressed.
  await untilDrawn(page)
  const before = new URL(page.url()).pathname
  const options = { timeout: patienceMs }
  const summary = page.getByRole('alert', { name: 'There’s a problem' })
  const gone = page.waitForURL((url) => url.pathname !== before, options).then(() => 'gone' as const)
  const saved = page.waitForResponse(savedAfterAsking(mode.name), options).then(() => 'saved' as const)
  const refused = summary.waitFor(options).then(() => 'refused' as const)
  const all = [gone, saved, refused]
  for (const one of all) one.catch(() => undefined)
  await press()
  const first = await Promise.any(all).catch(() => 'nothing' as const)
  if (first === 'nothing')
    throw new Error(`Nothing happened on ${before}, with a main button that ${await atWork(page)}, which shows: ${await shownShort(page)}`)
  if (first === 'refused')
    throw new Error(`${before} says: ${(await summary.innerText()).replaceAll('\n', ' · ')}, of ${await shownWrong(page)}`)
}

/** What stands in the fields that are marked as wrong. */
async function shownWrong(page: Page): Promise<string> {
  const typed = await page
    .locator('main input[aria-invalid=true]')
    .evaluateAll((found) => found.map((input) => (input instanceof HTMLInputElement ? input.value : '')))
  return JSON.stringify(typed)
}

async function atWork(page: Page): Promise<string> {
  const isAtWork = await mainButton(page).evaluateAll((found) => found.map((button) => button.getAttribute('aria-disabled') === 'true'))
  return isAtWork.length === 0 ? 'is not there' : isAtWork.includes(true) ? 'is at work' : 'waits for a press'
}

/** The end of what a page shows, where it says how it stands. */
async function shownShort(page: Page): Promise<string> {
  const text = await page.locator('main').innerText()
  return text.slice(-300).replaceAll('\n', ' · ')
}

/** A page that stays where it is saves its place all the same, once it has asked what is so now. What it saves before is an answer. */
function savedAfterAsking(mode: string): (response: Response) => boolean {
  let hasAsked = false
  return (response) => {
    hasAsked ||= isJourney(response, 'GET', mode)
    return hasAsked && isJourney(response, 'PUT', mode)
  }
}
