import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { violations } from '../support/axe.ts'
import { becomeSaver, onTheirOwn } from '../support/saver.ts'
import { longestMs, openStage } from '../support/stage.ts'

const [hourMs, dayMs] = [3_600_000, 86_400_000]

describe('a deposit', { timeout: longestMs }, () => {
  const stage = openStage({ isForMoney: true })

  it('is reviewed, saved and sent, and settles on a page that stays open and says each by itself', async () => {
    const saver = await becomeSaver(stage())
    const { page, pass, watch } = saver
    await page.goto('/dashboard/transfer')
    await review(page, '150.50')
    await page.getByRole('dialog').getByText('By pressing the button you allow us to debit $150.50 once.').waitFor()
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: 'Deposit $150.50' }).click()
    await page.getByText('Your deposit of $150.50 is saved').waitFor()
    const takeBack = page.getByRole('button', { name: 'Take it back' })
    await takeBack.nth(1).waitFor()
    expect(await violations(page)).toEqual([])
    const line = page.getByRole('region', { name: 'Deposits and withdrawals' }).getByRole('listitem')
    await line.getByText('Saved', { exact: true }).waitFor()

    await pass(hourMs)
    await onTheirOwn(page)
    await line.getByText('On its way', { exact: true }).waitFor()
    await takeBack.first().waitFor({ state: 'detached' })
    await pass(4 * dayMs)
    await onTheirOwn(page)
    await line.getByText('Arrived', { exact: true }).waitFor()
    await line.getByText(/^Your bank can still send it back\. You can take it out from /).waitFor()
    await page.getByRole('region', { name: 'What’s there' }).getByText('$150.50 just arrived').waitFor()
    await page.getByRole('link', { name: 'Accounts' }).first().click()
    await page.locator('main').getByText('$150.50').first().waitFor()
    expect(await stage().service.books.isEven()).toBe(true)
    expect(watch.take()).toEqual([])
  })

  it('is taken back before it is sent, and nothing of it goes anywhere', async () => {
    const { page, pass, send, watch } = await becomeSaver(stage())
    await page.goto('/dashboard/transfer')
    await review(page, '90')
    await page.getByRole('button', { name: 'Deposit $90.00' }).click()
    await page.getByText('Your deposit of $90.00 is saved').waitFor()
    await page.getByRole('status').getByRole('button', { name: 'Take it back' }).click()
    await page.getByText('The deposit is taken back. Nothing was debited.').waitFor()
    const line = page.getByRole('region', { name: 'Deposits and withdrawals' }).getByRole('listitem')
    await line.getByText('Taken back', { exact: true }).waitFor()
    expect(await violations(page)).toEqual([])
    await pass(4 * dayMs)
    expect((await send('GET', '/api/v1/apex/user/transfer_requests/'))['results']).toMatchObject([{ state: 'TAKEN_BACK' }])
    const accounts = await stage().service.books.brokerageAccounts()
    expect(accounts.flatMap(({ transfers }) => Object.values(transfers)).filter(({ amountCents }) => amountCents === 9_000)).toEqual([])
    expect(watch.take()).toEqual([])
  })
})

async function review(page: Page, amount: string): Promise<void> {
  await page.getByLabel('Amount', { exact: true }).fill(amount)
  await page.getByRole('button', { name: 'Review' }).click()
  await page.getByRole('heading', { name: 'Check this deposit' }).waitFor()
}
