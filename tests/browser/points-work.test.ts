import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { isFew } from '../support/is-few.ts'
import { makeAccount, signIn } from './support/account-page.ts'
import { register, savePersonalInformation, signLetter } from './support/acts.ts'
import { becomeCustomer, type Customer } from './support/customer.ts'
import { enterMode } from './support/enter-mode.ts'
import { mainButton } from './support/fill-step.ts'
import { hiddenFocus, smallTargets } from './support/hands-and-eyes.ts'
import { modeWith } from './support/mode-with.ts'
import { answerStep, openPart, openStep, pressMain } from './support/open-step.ts'
import { newPerson } from './support/person.ts'
import { longestMs, openStage } from './support/stage.ts'
import { untilAnswered } from './support/until-answered.ts'
import { untilDrawn } from './support/until-drawn.ts'

const stage = openStage()
/** All of them, or the first where few are wanted. */
const few = <One>(all: readonly One[]): readonly One[] => all.slice(0, isFew ? 1 : all.length)
/** Asks first who people are, and then for the letter. */
const personal = 'landing-rollover-new'
const searching = 'landing-fc-newfind'

/** Where a person is, what is done, and that a step was taken: none of it does any work. The last is counted some seconds later. */
const keepsThePlace = /journeys|completed_info|api\/funnels$/

describe('the points of work that is done', { timeout: longestMs }, () => {
  /** Somebody whose pages are only looked at. */
  let known: Customer
  beforeAll(async () => {
    known = await becomeCustomer(await stage().keep())
  }, longestMs)

  it.each(
    few([
      ['letter-of-authorization', searching, /letter-of-authorization$/, 'signed'],
      ['payment', 'landing-rc', /payment$/, 'paid'],
    ] as const),
  )('3 back after %s shows that it is done already, and makes no call again', async (step, mode, address, done) => {
    const customer = await becomeCustomer(await stage().take('phone'), step === 'payment')
    const { page } = customer
    if (step === 'payment') await chooseConcierge(page)
    else await openStep(page, mode, step)
    await answerStep(page, step, { ...customer.person, receipt_email: customer.person.email, signed_name: 'Wanda Walker' })
    await pressMain(page)
    await page.waitForURL((url) => !address.test(url.pathname))
    await page.locator('#step-title').waitFor()
    await page.goBack()
    await page.waitForURL(address)
    await page
      .getByText(new RegExp(`already|${done}`, 'i'))
      .first()
      .waitFor()
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() !== 'GET' && !keepsThePlace.test(request.url())) sent.push(request.url())
    })
    await mainButton(page).click()
    await page.waitForURL((url) => !address.test(url.pathname))
    expect(sent).toEqual([])
  })

  it('14 everything that is pressed is at least 44 pixels high, or is in a line of words', async () => {
    const { page } = known
    const small: string[] = []
    for (const step of ['personal-information', 'qa4', 'payment', 'search-result', 'ira/schedule-call', 'previous-jobs']) {
      await openStep(page, modeWith(step), step)
      small.push(...(await smallTargets(page)).map((one) => `${step}: ${one}`))
    }
    expect(small, small.join('\n')).toEqual([])
  })

  it('15 a signature can be typed, and shares of a mix are typed as numbers', async () => {
    const { page } = await becomeCustomer(await stage().take('phone'), false)
    await openStep(page, searching, 'letter-of-authorization')
    await page.getByRole('textbox', { name: 'Type your full name to sign' }).fill('Wanda Walker')
    await openStep(page, 'landing-fc-iraonly', 'portfolio')
    await answerStep(page, 'portfolio', { portfolio_choice: 'own', custom_securities: [{ fund: 'Fernhollow', percent: 60 }] })
    expect(await page.getByRole('textbox', { name: /Share in percent/ }).inputValue()).toBe('60')
  })

  it('16 people who are away are asked at least 20 seconds before, one key is an answer, and what was typed outlives a new sign-in', async () => {
    const { page, person } = await becomeCustomer(await stage().visit())
    await page.clock.install()
    await openStep(page, 'landing-fc-refinance', 'additional-info')
    await openPart(page, 'additional-info', 'annual_income')
    const income = page.getByRole('textbox', { name: /yearly income/i })
    await income.fill('81,500')
    // What looks after the time comes a moment after the page, and here a moment only passes when it is told to.
    await untilAnswered(page)
    await page.clock.runFor(1_000)
    await page.clock.fastForward('20:05')
    const asking = page.getByRole('dialog', { name: 'Are you still there?' })
    await asking.waitFor()
    await page.clock.runFor(20_000)
    await page.keyboard.press('Enter')
    await asking.waitFor({ state: 'detached' })
    // The key that answers sends nothing.
    await page.clock.runFor(1_000)
    expect(await page.locator('[aria-invalid="true"]').count()).toBe(0)
    await page.clock.fastForward('20:05')
    await asking.waitFor()
    // The page of signing in comes first: the session is over when the service says so.
    const isOver = page.waitForResponse((response) => response.url().endsWith('/auth/logout/'))
    await page.clock.fastForward('05:00')
    await page.waitForURL(/\/signin/)
    await isOver
    // Also in a tab that knows nothing of the page they were on.
    await signIn(page, person, '/landing-fc-refinance/additional-info')
    await income.waitFor()
    await expect.poll(() => income.inputValue()).toBe('81,500')
  })

  it.each(
    few([
      ['at 400 %', 320, 256],
      ['at 320 px', 320, 640],
    ] as const),
  )('17 nothing hides what has the focus, %s', async (_title, width, height) => {
    const { page } = known
    const before = page.viewportSize()
    await page.setViewportSize({ width, height })
    for (const step of ['personal-information', 'search-result', 'payment']) {
      await openStep(page, modeWith(step), step)
      const hidden = await hiddenFocus(page)
      expect(hidden, step).toEqual([])
    }
    if (before) await page.setViewportSize(before)
  })

  it('20 saving, what a search finds and what is uploaded are said without moving the focus', async () => {
    const { page } = await becomeCustomer(await stage().take('phone'))
    await openStep(page, searching, 'searching')
    await page.getByRole('status').filter({ hasText: 'Saved.' }).waitFor()
    await page
      .getByRole('status')
      .filter({ hasText: /search|filings/i })
      .first()
      .waitFor()
    await openStep(page, 'landing-rc', 'previous-jobs')
    await page.getByRole('button', { name: /Add/ }).first().click()
    await page.getByRole('combobox').first().fill('Rose')
    await page
      .getByRole('status')
      .filter({ hasText: /found|choice/ })
      .first()
      .waitFor()
    await openStep(page, 'landing-fc-loan', 'photo-id')
    await answerStep(page, 'photo-id', { uploaded_doctype: 'passport' })
    await page.getByRole('status').filter({ hasText: /\S/ }).first().waitFor()
  })

  it('21 before something is sent every answer is listed, and Change leads there and back', async () => {
    const { page } = await becomeCustomer(await stage().take('phone'))
    await openStep(page, 'landing-rollover', 'ira/open-beagle')
    await openPart(page, 'ira/open-beagle', 'application_confirmed')
    const change = page
      .getByRole('main')
      .getByRole('link', { name: /Change/ })
      .or(page.getByRole('main').getByRole('button', { name: /Change/ }))
    await expect.poll(() => change.count()).toBeGreaterThan(3)
    await change.first().click()
    await page.waitForURL((url) => !/open-beagle$/.test(url.pathname))
    await page.locator('#step-title').waitFor()
    // What is still filled in moves the button, and opens the page of the answer: a press before that may be lost, or be for another page.
    await untilDrawn(page)
    await mainButton(page).click()
    await page.waitForURL(/open-beagle$/)
  })

  it('22 a Social Security number is asked for with the application, hidden at rest, shown when asked for, and kept nowhere', async () => {
    const visitor = await stage().take('phone')
    const { page } = visitor
    const asked: string[] = []
    page.on('request', (request) =>
      asked.push(`${request.url()} ${/analytics|tracking|events/.test(request.url()) ? request.postData() : ''}`),
    )
    const { ssn: number, ...person } = newPerson()
    const send = await register(visitor, { ...person, ssn: number })
    await savePersonalInformation(send, person, true)
    await signLetter(send, { ...person, ssn: number })
    await openStep(page, 'landing-rollover', 'ira/open-beagle')
    const ssn = page.getByRole('textbox', { name: 'Social Security number' })
    await ssn.fill(number)
    await ssn.blur()
    expect(await ssn.inputValue()).not.toContain('078-05')
    await page.getByRole('button', { name: 'Show number' }).click()
    expect(await ssn.inputValue()).toBe(number)
    await pressMain(page)
    await page.getByRole('heading', { level: 1, name: 'Who gets the account if you die?' }).waitFor()
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }) + document.cookie)
    for (const text of [...asked, kept]) expect(text).not.toMatch(/078-?05-?1120/)
    await openStep(page, 'landing-rollover', 'ira/open-beagle')
    expect(await ssn.inputValue()).toBe('')
  })

  it('24 from the first personal data on, people read that they can come back, and find their tasks when they do', async () => {
    const { page } = await stage().take('phone')
    await enterMode(page, `/${personal}`)
    await makeAccount(page, newPerson())
    await page.getByText('You can close this page and come back.').waitFor()
    await answerStep(page, 'personal-information')
    await pressMain(page)
    await page.waitForURL(/letter-of-authorization$/)
    await openStep(page, 'dashboard-next', 'next-step')
    await page.getByRole('main').getByRole('listitem').first().waitFor()
  })

  it('25 people who prefer reduced motion see none', async () => {
    const { page } = known
    for (const step of ['searching', 'performance', 'payment']) {
      await openStep(page, modeWith(step), step)
      const moving = await page.evaluate(
        () =>
          document
            .getAnimations()
            .filter((one) => one.playState === 'running' && Number(one.effect?.getComputedTiming().duration ?? 0) > 10).length,
      )
      expect(moving, step).toBe(0)
    }
  })
})

/** What is to be paid for is chosen on the step before. */
async function chooseConcierge(page: Page): Promise<void> {
  await openStep(page, 'landing-rc', 'retirement-concierge')
  await answerStep(page, 'retirement-concierge', { concierge: 'yes' })
  await pressMain(page)
  await page.waitForURL(/payment$/)
  await page.locator('#step-title').waitFor()
}
