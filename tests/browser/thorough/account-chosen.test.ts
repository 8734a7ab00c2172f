import { expect, it } from 'vitest'
import { becomeCustomer } from '../support/customer.ts'
import { answerStep, openStep, pressMain } from '../support/open-step.ts'
import { longestMs, openStage } from '../support/stage.ts'
import { untilDrawn } from '../support/until-drawn.ts'

const stage = openStage()
const mode = 'landing-fc-iraonly'
const slowMs = 1000

it('people who have agreed to the terms and then choose another account sign the papers of that one', { timeout: longestMs }, async () => {
  const { page } = await becomeCustomer(await stage().visit())
  const away = (step: string) => page.waitForURL((url) => !url.pathname.endsWith(step))
  const papers = async () => {
    await page.getByRole('heading', { name: /paper to sign|papers to sign/ }).waitFor()
    return page.locator('main section[aria-labelledby=papers-to-sign] h3').allInnerTexts()
  }
  // The answers about accounts stand folded up among the others.
  const open = () => page.getByText(/^Your accounts \(/).click()
  await openStep(page, mode, 'qa2')
  await answerStep(page, 'qa2', { employment_status: 'self-employed' })
  await pressMain(page)
  await away('qa2')
  // Choosing an account leads to the questions that are still open: this is the last of them.
  await openStep(page, mode, 'qa5')
  await answerStep(page, 'qa5')
  await pressMain(page)
  await away('qa5')
  await openStep(page, mode, 'choose-account-type')
  await page.getByRole('radio', { name: /^No/ }).check()
  await pressMain(page)
  await away('choose-account-type')
  await openStep(page, mode, 'terms-conditions')
  await answerStep(page, 'terms-conditions')
  await pressMain(page)
  await away('terms-conditions')
  await openStep(page, mode, 'signatures')
  expect((await papers()).join()).toContain('IRA')
  await open()
  await page.getByRole('link', { name: /^Change: Do you mostly work for yourself/ }).click()
  await page.getByRole('radio', { name: /^Yes/ }).check()
  await page.getByRole('radio', { name: /Individual 401/ }).check()
  // However long the papers of now take, those of before are not shown in their place.
  await page.route('**/api/v1/signing/', async (route) => setTimeout(() => route.continue(), slowMs))
  await pressMain(page)
  await page.waitForURL(/signatures$/)
  await untilDrawn(page)
  const now = await papers()
  expect(now).toHaveLength(1)
  expect(now.join()).toContain('401(k)')
  await page.reload()
  await open()
  await page.getByRole('link', { name: /^Change: Do you mostly work for yourself/ }).waitFor()
  await page.getByRole('link', { name: /^Change: Which account/ }).waitFor()
  expect(await papers()).toEqual(now)
})
