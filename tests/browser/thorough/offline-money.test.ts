import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { violations } from '../support/axe.ts'
import { loseAnswer } from '../support/lose-answer.ts'
import { becomeSaver } from '../support/saver.ts'
import { longestMs, openStage } from '../support/stage.ts'

const transfers = '/api/v1/apex/user/transfer_requests/'
const typedEarlier = 'You typed this earlier. It’s kept on this device until it’s done or you sign out. Check it before you go on.'

describe('without a connection', { timeout: longestMs }, () => {
  const stage = openStage({ isForMoney: true })

  it('a deposit keeps what was typed, also over a reload, says so, and is made once however often it was sent', async () => {
    const { page, context, send, watch } = await becomeSaver(stage())
    await page.goto('/dashboard/transfer')
    const amount = page.getByLabel('Amount', { exact: true })
    await amount.fill('210')
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Review' }).click()
    await confirmInVain(page, 'Deposit $210.00')
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: 'Change something' }).click()
    expect(await amount.inputValue()).toBe('210')
    await context.setOffline(false)
    await loseAnswer(page, '/transfer/deposit/create/')
    await page.getByRole('button', { name: 'Review' }).click()
    await confirmInVain(page, 'Deposit $210.00')
    await page.reload()
    await page.getByText(typedEarlier).waitFor()
    expect(await amount.inputValue()).toBe('210')
    await page.getByRole('button', { name: 'Review' }).click()
    await page.getByRole('button', { name: 'Deposit $210.00' }).click()
    await page.getByText('Your deposit of $210.00 is saved').waitFor()
    expect((await send('GET', transfers))['results']).toMatchObject([{ amount: 210 }])
    expect(watch.take()).toEqual([])
  })

  it('a deposit that repeats is set up once and changed once', async () => {
    const { page, context, send, watch } = await becomeSaver(stage())
    await page.goto('/dashboard/transfer')
    await page.getByLabel('How often?').selectOption('Every two weeks')
    await page.getByLabel('Amount', { exact: true }).fill('55')
    await page.getByRole('button', { name: 'Review' }).click()
    await context.setOffline(true)
    await confirmInVain(page, 'Start these deposits')
    await context.setOffline(false)
    await loseAnswer(page, '/transfer_schedules/create/')
    await confirmInVain(page, 'Start these deposits')
    await page.getByRole('button', { name: 'Start these deposits' }).click()
    await page.getByText('Your deposits are set up').waitFor()
    await page.getByRole('button', { name: 'Change it: $55 every two weeks' }).click()
    const amount = page.getByLabel('Amount each time')
    await amount.fill('65')
    await context.setOffline(true)
    await confirmInVain(page, 'Save the change')
    expect(await violations(page)).toEqual([])
    expect(await amount.inputValue()).toBe('65')
    await context.setOffline(false)
    await loseAnswer(page, '/transfer_schedules/update/')
    await confirmInVain(page, 'Save the change')
    await page.getByRole('button', { name: 'Save the change' }).click()
    await page.getByRole('heading', { name: '$65 every two weeks' }).waitFor()
    const { results } = await send('GET', '/api/v1/apex/user/transfer_schedules/?status=ACTIVE')
    expect(results).toMatchObject([{ amount: 65, version: 2 }])
    expect(watch.take()).toEqual([])
  })

  it('a withdrawal is reckoned once the connection is back, keeps a code that could not be sent, and is asked for once', async () => {
    const { page, context, send, code, watch } = await becomeSaver(stage(), { hasPlan: true, hasApp: true })
    watch.expect(403, /withdraw\/create/)
    await page.goto('/dashboard/transfer/withdraw')
    await page.getByRole('radio', { name: /^None of these reasons/ }).check()
    await context.setOffline(true)
    await page.getByLabel('How much?').fill('700')
    await page.getByText('We can’t reach our service. Check your connection and try again.').waitFor()
    expect(await violations(page)).toEqual([])
    await context.setOffline(false)
    await page.getByRole('region', { name: 'What it comes to' }).getByText('$560.00').waitFor()
    await page.getByRole('button', { name: 'Review' }).click()
    await context.setOffline(true)
    await confirmInVain(page, 'Take out $700.00')
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Take out $700.00' }).click()
    const proof = page.getByRole('dialog', { name: 'Make sure that it’s you' })
    const shown = await code()
    await proof.getByLabel('Code').fill(shown)
    await context.setOffline(true)
    await proof.getByRole('button', { name: 'Confirm' }).click()
    await proof.getByText('We can’t reach our service. Check your connection and try again.').waitFor()
    expect(await violations(page)).toEqual([])
    expect(await proof.getByLabel('Code').inputValue()).toBe(shown)
    await context.setOffline(false)
    await loseAnswer(page, '/transfer/withdraw/create/')
    await proof.getByRole('button', { name: 'Confirm' }).click()
    await page.getByRole('alert').filter({ hasText: 'it’s done only once' }).waitFor()
    await page.getByRole('button', { name: 'Take out $700.00' }).click()
    await page.getByText('Your withdrawal of $700.00 is saved').waitFor()
    const { results } = (await send('GET', transfers)) as { results: { direction: string }[] }
    expect(results.filter(({ direction }) => direction === 'WITHDRAWAL')).toMatchObject([{ amount: 700 }])
    expect(watch.take()).toEqual([])
  })
})

/** Pressed without an answer: the dialog says that nothing is lost, and that pressing again is safe. */
async function confirmInVain(page: Page, button: string): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: button }).click()
  await page
    .getByRole('dialog')
    .getByRole('alert')
    .filter({ hasText: 'We can’t reach our service. Check your connection and try again. Nothing you entered is lost.' })
    .filter({ hasText: 'You can safely press the button again: it’s done only once.' })
    .waitFor()
}
