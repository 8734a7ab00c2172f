import { dashboardAddresses } from '@app/schemas/pages/dashboard-addresses'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { violations } from '../support/axe.ts'
import { becomeSaver, type Saver } from '../support/saver.ts'
import { longestMs, openStage } from '../support/stage.ts'
import { untilAnswered } from '../support/until-answered.ts'
import { watchPage } from '../support/watch.ts'

describe('two tabs', { timeout: longestMs }, () => {
  const stage = openStage({ isForMoney: true })

  it('what repeats is paused, ended and put in beside it in one, and the other shows it', async () => {
    const { one, other, take } = await openTabs()
    await one.getByLabel('How often?').selectOption('Every month')
    await one.getByLabel('Amount', { exact: true }).fill('45')
    await one.getByRole('button', { name: 'Review' }).click()
    await one.getByRole('button', { name: 'Start these deposits' }).click()
    await other.getByRole('heading', { name: '$45 every month' }).waitFor()
    await press(other, 'Pause: $45 every month', 'Pause')
    await one.getByText('Nothing is taken from your bank until you resume it.').waitFor()
    await press(one, 'Resume: $45 every month', 'Resume them')
    await other.getByText('Running', { exact: true }).waitFor()
    await press(other, 'End it: $45 every month', 'End them')
    await one.getByText('Nothing repeats.').waitFor()
    expect(await violations(one)).toEqual([])

    await one.getByLabel('Amount', { exact: true }).fill('80')
    await one.getByRole('button', { name: 'Review' }).click()
    await one.getByRole('button', { name: 'Deposit $80.00' }).click()
    await other.getByRole('listitem').filter({ hasText: '+$80.00' }).getByRole('button', { name: 'Take it back' }).click()
    // The receipt does not offer what has been done in the other tab.
    await one.getByRole('listitem').getByText('Taken back', { exact: true }).waitFor()
    await one.getByRole('button', { name: 'Take it back' }).waitFor({ state: 'detached' })
    expect(take()).toEqual([])
  })

  it('who signs out in one has left the other, with what was typed there', async () => {
    const { one, other, take } = await openTabs()
    await other.getByLabel('Amount', { exact: true }).fill('1234')
    await one.getByText('Menu', { exact: true }).click()
    await one.getByRole('button', { name: 'Sign out' }).click()
    await one.waitForURL(/\/signin/)
    await other.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor()
    expect(await other.locator('body').innerText()).not.toContain('1234')
    expect(await violations(other)).toEqual([])
    expect(take()).toEqual([])
  })

  it('a page that is only looked at says to none that something has changed: they would go on asking because of each other', async () => {
    const { one, other, take } = await openTabs()
    await one.evaluate(() => {
      const channel = new BroadcastChannel('changes')
      channel.addEventListener('message', () => document.body.toggleAttribute('data-heard', true))
    })
    for (const address of dashboardAddresses) {
      await other.goto(address)
      await untilAnswered(other)
      expect(await one.locator('body[data-heard]').count(), address).toBe(0)
    }
    expect(take()).toEqual([])
  })

  async function openTabs() {
    const saver: Saver = await becomeSaver(stage())
    const { page: one, context, watch } = saver
    const other = await context.newPage()
    const watchOther = watchPage(other, stage().service.address)
    for (const page of [one, other]) {
      await page.goto('/dashboard/transfer')
      await page.getByLabel('Amount', { exact: true }).waitFor()
    }
    return { one, other, take: () => [...watch.take(), ...watchOther.take()] }
  }
})

async function press(page: Page, button: string, yes: string): Promise<void> {
  await page.getByRole('button', { name: button }).click()
  await page.getByRole('dialog').getByRole('button', { name: yes }).click()
}
