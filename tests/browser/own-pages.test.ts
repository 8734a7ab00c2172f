import { appAddresses } from '@app/schemas/pages/app-addresses'
import { dashboardAddresses } from '@app/schemas/pages/dashboard-addresses'
import { beforeAll, describe, expect, it } from 'vitest'
import { isFew } from '../support/is-few.ts'
import { violations } from './support/axe.ts'
import { becomeCustomer, type Customer } from './support/customer.ts'
import { faultsInEveryLook } from './support/faults-in-every-look.ts'
import { longestMs, openStage } from './support/stage.ts'

/** Every page; or every third, and the one that people come back to. */
const isLookedAt = (address: string, index: number) => !isFew || index % 3 === 0 || address === '/dashboard'
/** For people who are signed in. */
const ofPeople = dashboardAddresses.filter(isLookedAt)
/** People who open these without the link of an e-mail get a message. */
const ofAnybody = appAddresses.filter((address) => !address.startsWith('/dashboard')).filter(isLookedAt)

describe('a page of ours', { timeout: longestMs }, () => {
  const stage = openStage()
  let customer: Customer
  beforeAll(async () => {
    customer = await becomeCustomer(await stage().take('phone'))
  }, longestMs)

  it.each(ofPeople)('%s does not scroll sideways, and has nothing that axe, alfa or IBM’s checker finds', async (address) => {
    const { page } = customer
    const found = await faultsInEveryLook(page, () => openPage(page, address))
    expect(found, found.join('\n')).toEqual([])
  })

  it('/dashboard/settings has nothing that axe finds with its forms open, and with what is wrong in them', async () => {
    const { page } = customer
    await openPage(page, '/dashboard/settings')
    for (const name of ['Change your name', 'Change address or phone', 'Name someone']) await page.getByRole('button', { name }).click()
    await page.getByRole('button', { name: 'Close my account' }).click()
    await page.getByLabel('Their first name').waitFor()
    expect(await violations(page)).toEqual([])
    for (const name of ['Save the name', 'Save the contact']) await page.getByRole('button', { name }).click()
    await page.getByLabel('City').fill('')
    await page.getByRole('button', { name: 'Save address and phone' }).click()
    expect(await page.getByRole('alert', { name: 'There’s a problem' }).count()).toBe(3)
    expect(await violations(page)).toEqual([])
  })

  it.each(ofAnybody)('%s does not scroll sideways, and has nothing that axe, alfa or IBM’s checker finds', async (address) => {
    const { page } = await stage().visit()
    const found = await faultsInEveryLook(page, () => openPage(page, address))
    expect(found, found.join('\n')).toEqual([])
  })
})

/** All of it: what is asked of the service too. */
async function openPage(page: Customer['page'], address: string): Promise<void> {
  await page.goto(address)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
}
