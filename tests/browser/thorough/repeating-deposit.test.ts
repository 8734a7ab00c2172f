import { addDays, dayOf, daysBetween } from '@app/schemas/rules/days/days'
import { nextDepositDays } from '@app/schemas/rules/investing/deposit-schedules'
import { describe, expect, it } from 'vitest'
import { violations } from '../support/axe.ts'
import { becomeSaver } from '../support/saver.ts'
import { longestMs, openStage } from '../support/stage.ts'

const dayMs = 86_400_000

describe('a deposit that repeats', { timeout: longestMs }, () => {
  const stage = openStage({ isForMoney: true })

  it('is set up, changed, paused, resumed, debited on its day and ended, and its next dates are true after each', async () => {
    const { page, pass, send, watch } = await becomeSaver(stage())
    const today = async () => dayOf(await stage().service.books.now())
    const first = addDays(await today(), 7)
    const dialog = page.getByRole('dialog')
    const moved = page.getByRole('region', { name: 'Deposits and withdrawals' }).getByRole('listitem')
    await page.goto('/dashboard/transfer')
    await page.getByLabel('How often?').selectOption('Every week')
    await page.getByLabel('First deposit on').fill(first)
    await page.getByLabel('Amount', { exact: true }).fill('60')
    await page.getByRole('button', { name: 'Review' }).click()
    const weekly = nextDepositDays('WEEKLY', first, 0, 3)
    await dialog.getByText(weekly.map(spoken).join(', '), { exact: true }).waitFor()
    expect(await violations(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Start these deposits' }).click()
    await page.getByText('Your deposits are set up').waitFor()
    await seeDays('$60 every week', weekly)

    await press('Change it')
    await dialog.getByLabel('Amount each time').fill('75')
    await dialog.getByLabel('How often?').selectOption('Every two weeks')
    expect(await violations(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Save the change' }).click()
    await page.getByText('From the next deposit on it’s $75.00 every two weeks.').waitFor()
    await seeDays('$75 every two weeks', nextDepositDays('BIWEEKLY', first, 0, 3))

    await press('Pause')
    await dialog.getByRole('button', { name: 'Pause' }).click()
    await card('$75 every two weeks').getByText('Paused', { exact: true }).waitFor()
    expect(await card('$75 every two weeks').getByText('Next deposit', { exact: true }).count()).toBe(0)
    expect(await violations(page)).toEqual([])
    await pass(10 * dayMs)
    await page.reload()
    await page.getByText('Nothing has moved yet.').waitFor()

    await press('Resume')
    await dialog.getByRole('button', { name: 'Resume them' }).click()
    await page.getByText('Your deposits have resumed.').waitFor()
    // The day that went by in the pause is not made up for.
    const [next = ''] = nextDepositDays('BIWEEKLY', first, 1, 1)
    await seeDays('$75 every two weeks', nextDepositDays('BIWEEKLY', first, 1, 3))

    await pass((daysBetween(await today(), next) + 1) * dayMs)
    await page.reload()
    await moved.getByText('On its way', { exact: true }).waitFor()
    await moved.getByText(/ · Repeats$/).waitFor()
    await seeDays('$75 every two weeks', nextDepositDays('BIWEEKLY', first, 2, 3))
    await page.getByText('Dates so far').click()
    await card('$75 every two weeks')
      .getByRole('listitem')
      .filter({ hasText: spoken(next) })
      .waitFor()

    await press('End it')
    await dialog.getByRole('button', { name: 'End them' }).click()
    await page.getByText('Your deposits have ended. Nothing more is taken.').waitFor()
    await page.getByText('Nothing repeats.').waitFor()
    expect(await violations(page)).toEqual([])
    await pass(20 * dayMs)
    expect((await send('GET', '/api/v1/apex/user/transfer_requests/'))['results']).toMatchObject([{ amount: 75, state: 'AVAILABLE' }])
    expect(watch.take()).toEqual([])

    function card(name: string) {
      return page
        .getByRole('region', { name: 'What repeats' })
        .locator('article')
        .filter({ has: page.getByRole('heading', { name }) })
    }
    async function press(what: string): Promise<void> {
      await page.getByRole('button', { name: `${what}: ` }).click()
      await dialog.waitFor()
    }
    async function seeDays(name: string, [next = '', ...later]: readonly string[]): Promise<void> {
      await card(name).getByText(spoken(next), { exact: true }).waitFor()
      await card(name).getByText(later.map(spoken).join(', '), { exact: true }).waitFor()
    }
  })
})

/** A day of this year, as pages write it. */
function spoken(day: string): string {
  return new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' }).format(new Date(day))
}
