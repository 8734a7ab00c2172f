import { beforeAll, expect, it } from 'vitest'
import { register, savePersonalInformation, signLetter } from '../support/acts.ts'
import type { Visitor } from '../support/browser.ts'
import { findOverflow } from '../support/landing.ts'
import { newPerson } from '../support/person.ts'
import { longestMs, openStage } from '../support/stage.ts'
import { untilAnswered } from '../support/until-answered.ts'

const stage = openStage()

let visitor: Visitor
beforeAll(async () => {
  visitor = await stage().keep()
  const person = newPerson()
  const send = await register(visitor, person)
  await savePersonalInformation(send, person)
  await signLetter(send, person)
  await visitor.page.setViewportSize({ width: 320, height: 640 })
}, longestMs)

// Our e-mail address, a card with times, and a paper: each has a word that is wider than this phone in letters of this size.
it.each(['get-help', 'search-calendly', 'letter-of-authorization'])(
  '%s fits the narrowest phone in letters of twice the size',
  async (step) => {
    const { page } = visitor
    await page.goto(`/landing-rollover/${step}`)
    await page.locator('#step-title').waitFor()
    await untilAnswered(page)
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll('main *')].flatMap((one) => {
        const isCut = one.scrollWidth > one.clientWidth + 1 && ['auto', 'hidden', 'scroll'].includes(getComputedStyle(one).overflowX)
        return isCut && one.clientWidth > 1 ? [one.outerHTML.slice(0, 90)] : []
      }),
    )
    expect([...(await findOverflow(visitor)), ...cut]).toEqual([])
  },
)
