import type { Locator } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { violations } from '../support/axe.ts'
import { becomeSaver, onTheirOwn } from '../support/saver.ts'
import { longestMs, openStage } from '../support/stage.ts'

const [hourMs, dayMs] = [3_600_000, 86_400_000]

describe('a withdrawal', { timeout: longestMs }, () => {
  const stage = openStage({ isForMoney: true })

  it('asks for the second factor, loses nothing to a wrong code, holds back what was chosen, and is paid out', async () => {
    const { page, pass, code, send, watch } = await becomeSaver(stage(), { hasPlan: true, hasApp: true })
    const dialog = page.getByRole('dialog')
    await page.goto('/dashboard/transfer/withdraw')
    await page.getByRole('radio', { name: /^None of these reasons/ }).check()
    await page.getByLabel('How much?').fill('5000')
    await page.getByLabel('Hold back for federal income tax').fill('10')
    await page.getByRole('button', { name: 'Review' }).click()
    await page.getByRole('alert', { name: 'There’s a problem' }).getByText('Enter a whole number from 20 to 100.').waitFor()
    await page.getByLabel('Hold back for federal income tax').fill('30')
    await page.getByLabel('Hold back for state income tax').fill('8')
    const comes = page.getByRole('region', { name: 'What it comes to' })
    await seeFacts(comes)
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: 'Review' }).click()
    await dialog.getByRole('heading', { name: 'Check this withdrawal' }).waitFor()
    await seeFacts(dialog)
    expect(await violations(page)).toEqual([])

    watch.expect(403, /withdraw\/create/)
    await dialog.getByRole('button', { name: 'Take out $5,000.00' }).click()
    const proof = page.getByRole('dialog', { name: 'Make sure that it’s you' })
    await proof.getByLabel('Code').fill('000000')
    watch.expect(400, /step-up/)
    await proof.getByRole('button', { name: 'Confirm' }).click()
    await proof.getByText('That code doesn’t match, or it’s too old.').first().waitFor()
    expect(await violations(page)).toEqual([])
    await proof.getByRole('button', { name: 'Not now' }).click()
    // Nothing was asked for, and what was typed is there.
    await seeFacts(dialog)
    expect((await send('GET', '/api/v1/apex/user/transfer_requests/'))['results']).toHaveLength(1)
    await dialog.getByRole('button', { name: 'Take out $5,000.00' }).click()
    await proof.getByLabel('Code').fill(await code())
    await proof.getByRole('button', { name: 'Confirm' }).click()
    await page.getByText('Your withdrawal of $5,000.00 is saved').waitFor()
    await page.getByText(/^\$3,100\.00 should be at your bank by /).waitFor()
    expect(await violations(page)).toEqual([])

    await page.getByRole('link', { name: 'Back to moving money' }).click()
    const line = page.getByRole('listitem').filter({ hasText: /Withdrawal from/ })
    await line.getByText('$1,900.00 is held back for tax. $3,100.00 goes to your bank.').waitFor()
    await pass(hourMs)
    await onTheirOwn(page)
    await line.getByText('On its way', { exact: true }).waitFor()
    await pass(4 * dayMs)
    await onTheirOwn(page)
    await line.getByText('Paid out', { exact: true }).waitFor()
    await page.getByRole('region', { name: 'What’s there' }).getByText('$35,000.00').first().waitFor()
    expect(await stage().service.books.isEven()).toBe(true)
    expect(watch.take()).toEqual([])
  })
})

async function seeFacts(within: Locator): Promise<void> {
  for (const one of ['Held back for federal tax, 30%', 'Held back for state tax, 8%'])
    await within.getByText(one, { exact: true }).waitFor()
  for (const sum of ['$1,500.00', '$400.00', '$3,100.00']) await within.getByText(sum, { exact: true }).first().waitFor()
}
