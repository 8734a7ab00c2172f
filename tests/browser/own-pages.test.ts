import { appAddresses } from '@app/schemas/pages/app-addresses'
import { dashboardAddresses } from '@app/schemas/pages/dashboard-addresses'
import { beforeAll, describe, expect, it } from 'vitest'
import { isFew } from '../support/is-few.ts'
import { register } from './support/acts.ts'
import { violations } from './support/axe.ts'
import { becomeCustomer, type Customer } from './support/customer.ts'
import { faultsInEveryLook } from './support/faults-in-every-look.ts'
import { findOverflow } from './support/landing.ts'
import { stepNames } from './support/mode.ts'
import { modeWith } from './support/mode-with.ts'
import { openStep } from './support/open-step.ts'
import { heightOfStep, mostHeight } from './support/page-height.ts'
import { newPerson } from './support/person.ts'
import { speak } from './support/speak.ts'
import { longestMs, openStage } from './support/stage.ts'
import { untilAnswered } from './support/until-answered.ts'

/** Every page; or every fifth, and the one that people come back to. */
const isLookedAt = (address: string, index: number) => !isFew || index % 5 === 0 || address === '/dashboard'
/** For people who are signed in. */
const ofPeople = dashboardAddresses.filter(isLookedAt)
/** People who open these without the link of an e-mail get a message. */
const ofAnybody = appAddresses.filter((address) => !address.startsWith('/dashboard')).filter(isLookedAt)
/** In Spanish, which is longer: those that are closest to the limit, or all. In English `screenshots.test.ts` looks at them. */
const closest = ['fix-401k', 'ira/open-beagle']
const inSpanish = isFew ? closest : stepNames

describe('a page of ours', { timeout: longestMs }, () => {
  const stage = openStage()
  let customer: Customer
  beforeAll(async () => {
    customer = await becomeCustomer(await stage().take('phone'))
  }, longestMs)

  it.each(ofPeople)('%s does not scroll sideways, and no checker finds anything on it', async (address) => {
    const { page } = customer
    const found = await faultsInEveryLook(page, () => openPage(page, address))
    expect(found, found.join('\n')).toEqual([])
  })

  it('/dashboard/settings has nothing that axe finds with its forms open, and with what is wrong in them', async () => {
    const { page } = customer
    await openPage(page, '/dashboard/settings')
    for (const name of ['Change your name', 'Change address or phone']) await page.getByRole('button', { name }).click()
    await page.locator('#contact').getByRole('button', { name: 'Name someone' }).click()
    await page.getByRole('button', { name: 'Close my account' }).click()
    await page.getByLabel('Their first name').waitFor()
    expect(await violations(page)).toEqual([])
    for (const name of ['Save the name', 'Save the contact']) await page.getByRole('button', { name }).click()
    await page.getByLabel('City').fill('')
    await page.getByRole('button', { name: 'Save address and phone' }).click()
    expect(await page.getByRole('alert', { name: 'There’s a problem' }).count()).toBe(3)
    expect(await violations(page)).toEqual([])
  })

  it('/dashboard does not scroll sideways with a first name that is wider than a phone', async () => {
    const visitor = await stage().visit({ width: 320, height: 640 })
    await register(visitor, newPerson({ first_name: 'Wolfeschlegelsteinhausenbergerdorff' }))
    await openPage(visitor.page, '/dashboard')
    expect(await findOverflow(visitor)).toEqual([])
  })

  it('the main button of a step is within two screens of a phone in Spanish', { timeout: 3 * longestMs }, async () => {
    const { page } = customer
    const before = page.viewportSize()
    await page.setViewportSize({ width: 360, height: 780 })
    await speak(page, 'es')
    const tall: string[] = []
    for (const step of inSpanish) {
      await openStep(page, modeWith(step), step)
      expect(await page.evaluate(() => document.documentElement.lang)).toBe('es')
      const height = await heightOfStep(page, step)
      if (height > mostHeight) tall.push(`${step}: the main button ends at ${height} px`)
    }
    await speak(page, 'en')
    if (before) await page.setViewportSize(before)
    expect(tall, tall.join('\n')).toEqual([])
  })

  it.each(ofAnybody)('%s does not scroll sideways, and no checker finds anything on it', async (address) => {
    const { page } = await stage().visit()
    const found = await faultsInEveryLook(page, () => openPage(page, address))
    expect(found, found.join('\n')).toEqual([])
  })
})

/** All of it: what is asked of the service too. */
async function openPage(page: Customer['page'], address: string): Promise<void> {
  await page.goto(address)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await untilAnswered(page)
}
