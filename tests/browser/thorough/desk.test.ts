import { beforeAll, describe, expect, it } from 'vitest'
import { violations } from '../support/axe.ts'
import type { Visitor } from '../support/browser.ts'
import { emailTo, inviteFirst, joinDesk } from '../support/colleague.ts'
import { faultsInEveryLook } from '../support/faults-in-every-look.ts'
import { longestMs, openStage } from '../support/stage.ts'
import { untilAnswered } from '../support/until-answered.ts'

const screen = { width: 1440, height: 900 }
const leadAddress = 'lena.lead@example.com'
const supportAddress = 'sam.support@example.com'
const addresses = [
  '/desk',
  '/desk/queues/messages',
  '/desk/queues/messages?state=done',
  '/desk/customers',
  '/desk/colleagues',
  '/desk/audit',
]
const stranger = { name: 'Pat', email: 'pat.stranger@example.com', message: 'Where is my old 401(k)?' }

describe('the desk', { timeout: longestMs }, () => {
  const stage = openStage()
  let lead: Visitor
  beforeAll(async () => {
    lead = await stage().keep(screen)
    const link = await inviteFirst(stage().service, leadAddress)
    await joinDesk(lead, link, { first_name: 'Lena', last_name: 'Lead', email: leadAddress })
  }, longestMs)

  it('a message of a stranger is answered by a colleague who was invited, and the audit shows it', async () => {
    await invite(lead)
    const support = await stage().visit(screen)
    const link = /href="([^"]+\/desk\/join#[^"]+)"/.exec(await emailTo(stage().service, supportAddress, 'staff-invitation'))?.[1] ?? ''
    await joinDesk(support, link, { first_name: 'Sam', last_name: 'Support', email: supportAddress })
    await writeMessage(await stage().visit())
    await answerMessage(support)
    expect(await emailTo(stage().service, stranger.email, 'contact-answer')).toContain('It was found, and it’s on its way.')
    await lead.page.getByRole('link', { name: 'Audit' }).click()
    await lead.page.getByRole('row', { name: /Sam Support desk\.settled/ }).waitFor()
    expect([...lead.watch.take(), ...support.watch.take()]).toEqual([])
  })

  it.each(addresses)('%s does not scroll sideways on a phone, and has nothing that axe finds, there and on a screen', async (address) => {
    const found = await faultsAt(lead, address)
    expect(found, found.join('\n')).toEqual([])
  })

  it('in letters of twice the size the narrowest phone pushes the tables to and fro, and not the page', async () => {
    const phone = { width: 320, height: 640 }
    const { page } = lead
    await writeMessage(await stage().visit(), 'large.letters@example.com')
    await page.setViewportSize(phone)
    const wide: string[] = []
    for (const address of [...addresses, '/desk/mine']) {
      await page.goto(address)
      await page.locator('h1').waitFor()
      await untilAnswered(page)
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
      })
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      if (width > phone.width) wide.push(`${address} is ${width} px wide`)
    }
    await page.setViewportSize(screen)
    expect(wide).toEqual([])
  })

  it('a task and a customer don’t scroll sideways on a phone either, and have nothing that axe finds', async () => {
    await writeMessage(await stage().visit(), 'another.stranger@example.com')
    const { page } = lead
    await page.goto('/desk/queues/messages')
    await page
      .getByRole('link', { name: /^Answer a message/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'Take this task' }).click()
    await page.getByText('It’s yours now.').waitFor()
    const task = await faultsAt(lead, new URL(page.url()).pathname)
    await page.goto('/desk/customers')
    await page.getByLabel('E-mail address or name').fill(leadAddress)
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: 'Lena Lead' }).click()
    await page.getByLabel('Why do you open it?').fill('A look at the page')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Lena Lead' }).waitFor()
    const found = [...task, ...(await faultsAt(lead, new URL(page.url()).pathname))]
    expect(found, found.join('\n')).toEqual([])
  })
})

async function invite({ page }: Visitor): Promise<void> {
  await page.getByRole('link', { name: 'Colleagues' }).click()
  await page.getByLabel('E-mail').fill(supportAddress)
  await page.getByLabel(/^Support/).check()
  await page.getByRole('button', { name: 'Invite' }).click()
  await page.getByRole('button', { name: 'Send the invitation' }).click()
  await page.getByText(`An invitation is on its way to ${supportAddress}.`).waitFor()
}

async function writeMessage({ page }: Visitor, email = stranger.email): Promise<void> {
  await page.goto('/contact-us')
  await untilAnswered(page)
  await page.getByLabel('First name').fill(stranger.name)
  await page.getByLabel('Last name').fill('Stranger')
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('What it’s about').fill('A question')
  await page.getByRole('textbox', { name: 'Your message' }).fill(stranger.message)
  // The form takes people who fill it in within two seconds for programs.
  await page.waitForTimeout(2_100)
  await page.getByRole('button', { name: 'Send message' }).click()
  await page.getByText('We have your message').waitFor()
}

async function answerMessage({ page }: Visitor): Promise<void> {
  await page.goto('/desk')
  await page.getByRole('link', { name: 'Messages' }).click()
  // People of other files may have written before: the newest is due last.
  await page
    .getByRole('link', { name: /^Answer a message/ })
    .last()
    .click()
  await page.getByText(stranger.message).waitFor()
  await page.getByRole('button', { name: 'Take this task' }).click()
  await page.getByLabel('Send my answer').check()
  await page.getByRole('textbox', { name: 'Your answer' }).fill('It was found, and it’s on its way.')
  await page.reload()
  await page.getByRole('button', { name: 'Send my answer' }).click()
  await page.getByText('Done.', { exact: true }).waitFor()
}

async function faultsAt({ page }: Visitor, address: string): Promise<readonly string[]> {
  const open = async () => {
    await page.goto(address)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await untilAnswered(page)
  }
  await open()
  const wide = await violations(page)
  await page.setViewportSize({ width: 390, height: 844 })
  const narrow = await faultsInEveryLook(page, open)
  await page.setViewportSize(screen)
  return [...wide.map((one) => `1440: ${one}`), ...narrow.map((one) => `390: ${one}`)]
}
