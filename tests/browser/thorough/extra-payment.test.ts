import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { comeBack, signAll } from '../support/acts.ts'
import { violations } from '../support/axe.ts'
import { becomeSaver, onTheirOwn } from '../support/saver.ts'
import { longestMs, openStage } from '../support/stage.ts'

const [hourMs, dayMs] = [3_600_000, 86_400_000]

describe('an extra payment of a loan', { timeout: longestMs }, () => {
  const stage = openStage({ isForMoney: true })

  it('is typed and paid by key alone, can be taken back, settles, and the loan ends earlier from then on', async () => {
    const { page, pass, send, person, watch } = await becomeSaver(stage(), { hasPlan: true, width: 360 })
    const { pk } = (await send('POST', '/api/v1/loans/add_user_loan/', { borrow_amount: 6_000, term: 1 })) as { pk: string }
    await send('POST', '/api/v1/loans/confirm/', { loan_id: pk })
    await signAll(send, person)
    for (let weeks = 0; weeks < 2; weeks++) await pass(6 * dayMs)
    await comeBack(send, person)
    await page.clock.setSystemTime(await stage().service.books.now())
    await page.goto('/dashboard/loan')
    const before = await lastDay(page)

    await typeExtra(page, '5')
    await page.getByRole('status').getByText('At least $10.00.').waitFor()
    await page.keyboard.press('Backspace')
    await page.keyboard.type('9000')
    await page.getByText(/^This pays off the whole loan: \$6,0\d\d\.\d\d\.$/).waitFor()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('1500')
    await page.getByText(/^Your last payment is on .+ instead of .+ Your next payment is debited on its day as before\.$/).waitFor()
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.getByText('Your payment of $1,500.00 is saved').waitFor()
    await page.getByText(/This counts the \$1,500\.00 you’re paying extra/).waitFor()
    await page.getByRole('button', { name: 'Take it back' }).first().press('Enter')
    await page
      .getByText(/^The payment is taken back\. Nothing was debited, and your loan is as it was\.$/)
      .first()
      .waitFor()
    await expect.poll(() => lastDay(page)).toBe(before)

    await typeExtra(page, '1500')
    await page.getByRole('button', { name: 'Pay $1,500.00' }).press('Enter')
    await page.getByText('Your payment of $1,500.00 is saved').waitFor()
    await pass(hourMs)
    await pass(5 * dayMs)
    await onTheirOwn(page)
    await page
      .getByText(/You owe \$4,500\.00 of \$6,000\.00/)
      .first()
      .waitFor()
    await page.getByText('Your extra payment').first().waitFor()
    expect(await lastDay(page)).not.toBe(before)
    expect(await violations(page)).toEqual([])
    expect(await stage().service.books.isEven()).toBe(true)
    expect(watch.take()).toEqual([])
  })
})

async function typeExtra(page: Page, sum: string): Promise<void> {
  await page.getByRole('button', { name: 'Make a payment' }).press('Enter')
  const first = page.getByRole('radio').first()
  await first.focus()
  // One key away, from the first to the last.
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Tab')
  await page.keyboard.type(sum)
}

/** The day on which the page says that the loan is paid back. */
async function lastDay(page: Page): Promise<string | undefined> {
  const sentence = await page
    .getByText(/it’s all paid back on/)
    .first()
    .textContent()
  return /paid back on ([^.]+)\./.exec(sentence ?? '')?.[1]
}
