import { addDays, dayOf } from '@app/schemas/rules/days/days'
import { describe, expect, it } from 'vitest'
import { comeBack, signAll } from '../support/acts.ts'
import { arrowTo, pressByKey, seeFocusKept, tabTo, untilFocused, untilFocusSays } from '../support/by-key.ts'
import { becomeSaver } from '../support/saver.ts'
import { longestMs, openStage } from '../support/stage.ts'

const dayMs = 86_400_000
const problem = 'There’s a problem'

/** Keys alone: nothing is pressed or filled in but what has the focus, and everything that gets it shows it. */
describe('by key alone, from the start to the receipt', { timeout: longestMs }, () => {
  const stage = openStage({ isForMoney: true })

  it('money is put in once: what is wrong takes the focus, leads to its field, and the review gives the focus back', async () => {
    const { page, watch } = await becomeSaver(stage())
    const { keyboard } = page
    await page.goto('/dashboard/transfer')
    await page.getByRole('combobox', { name: 'How often?' }).waitFor()
    await pressByKey(page, 'button', 'Review')
    await untilFocused(page, 'alert', problem)
    await keyboard.press('Tab')
    await keyboard.press('Enter')
    await untilFocused(page, 'textbox', 'Amount')
    await keyboard.type('150.50')
    await keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'Check this deposit' }).waitFor()
    await seeFocusKept(page)
    await keyboard.press('Escape')
    await untilFocused(page, 'textbox', 'Amount')
    await pressByKey(page, 'button', 'Review')
    await page.getByRole('dialog', { name: 'Check this deposit' }).waitFor()
    await pressByKey(page, 'button', 'Deposit $150.50')
    await untilFocusSays(page, 'Your deposit of $150.50 is saved')
    await pressByKey(page, 'button', 'Take it back')
    await untilFocusSays(page, 'The deposit is taken back. Nothing was debited.')
    expect(watch.take()).toEqual([])
  })

  it('a repeating deposit is set up, paused and resumed', async () => {
    const { page, watch } = await becomeSaver(stage())
    const { keyboard } = page
    const [year = '', month = '', day = ''] = addDays(dayOf(await stage().service.books.now()), 7).split('-')
    await page.goto('/dashboard/transfer')
    await page.getByRole('combobox', { name: 'How often?' }).waitFor()
    await tabTo(page, 'combobox', 'How often?')
    await keyboard.press('ArrowDown')
    await tabTo(page, 'textbox', 'First deposit on')
    await keyboard.type(`${month}${day}${year}`)
    await tabTo(page, 'textbox', 'Amount')
    await keyboard.type('60')
    await pressByKey(page, 'button', 'Review')
    await page.getByRole('dialog').waitFor()
    await seeFocusKept(page)
    await pressByKey(page, 'button', 'Start these deposits')
    await untilFocusSays(page, 'Your deposits are set up')

    await pressByKey(page, 'button', 'Pause: $60 every week')
    await page.getByRole('dialog').waitFor()
    await seeFocusKept(page)
    await keyboard.press('Escape')
    await untilFocused(page, 'button', 'Pause: $60 every week')
    await keyboard.press('Enter')
    await pressByKey(page, 'button', 'Pause')
    await untilFocusSays(page, 'Your deposits are paused.')
    await pressByKey(page, 'button', 'Resume: $60 every week')
    await pressByKey(page, 'button', 'Resume them')
    await untilFocusSays(page, 'Your deposits have resumed.')
    expect(watch.take()).toEqual([])
  })

  it('money is taken out: with a code of the authenticator app, also after a wrong one', async () => {
    const { page, code, watch } = await becomeSaver(stage(), { hasPlan: true, hasApp: true })
    const { keyboard } = page
    await page.goto('/dashboard/transfer/withdraw')
    await page.getByRole('radio', { name: /^None of these reasons/ }).waitFor()
    await pressByKey(page, 'button', 'Review')
    await untilFocused(page, 'alert', problem)
    await keyboard.press('Tab')
    await keyboard.press('Enter')
    await untilFocused(page, 'textbox', 'How much?')
    await keyboard.type('5000')
    await tabTo(page, 'radio', /./)
    await arrowTo(page, /^None of these reasons/)
    await pressByKey(page, 'button', 'Review')
    const dialog = page.getByRole('dialog', { name: 'Check this withdrawal' })
    await dialog.waitFor()
    await seeFocusKept(page)
    watch.expect(403, /withdraw\/create/)
    watch.expect(400, /step-up/)
    await pressByKey(page, 'button', 'Take out $5,000.00')
    const proof = page.getByRole('dialog', { name: 'Make sure that it’s you' })
    await proof.waitFor()
    await seeFocusKept(page)
    await tabTo(page, 'textbox', 'Code')
    await keyboard.type('000000')
    await keyboard.press('Enter')
    await proof.getByText('That code doesn’t match, or it’s too old.').first().waitFor()
    await keyboard.press('Escape')
    await proof.waitFor({ state: 'detached' })
    await untilFocused(page, 'button', 'Take out $5,000.00')
    await keyboard.press('Enter')
    await proof.waitFor()
    await tabTo(page, 'textbox', 'Code')
    await keyboard.type(await code())
    await keyboard.press('Enter')
    await untilFocusSays(page, 'Your withdrawal of $5,000.00 is saved')
    await pressByKey(page, 'link', 'Back to moving money')
    await untilFocused(page, 'heading', 'Move money')
    expect(watch.take()).toEqual([])
  })

  it('a loan is paid on: the dialog keeps the focus, gives it back, and ends in a receipt', async () => {
    const { page, person, send, pass, watch } = await becomeSaver(stage(), { hasPlan: true })
    const { pk } = (await send('POST', '/api/v1/loans/add_user_loan/', { borrow_amount: 5_000, term: 1 })) as { pk: string }
    await send('POST', '/api/v1/loans/confirm/', { loan_id: pk })
    await signAll(send, person)
    for (const days of [5, 5]) await pass(days * dayMs)
    await comeBack(send, person)
    await page.goto('/dashboard/loan')
    await page.getByRole('button', { name: 'Make a payment' }).waitFor()
    await pressByKey(page, 'button', 'Make a payment')
    await page.getByRole('dialog').getByRole('radio').first().waitFor()
    await seeFocusKept(page)
    await page.keyboard.press('Escape')
    await untilFocused(page, 'button', 'Make a payment')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').getByRole('radio').first().waitFor()
    await tabTo(page, 'radio', /./)
    await arrowTo(page, /^All of the loan/)
    await pressByKey(page, 'button', /^Pay \$/)
    await untilFocusSays(page, 'is saved')
    await pressByKey(page, 'button', 'Take it back')
    await untilFocusSays(page, 'The payment is taken back.')
    expect(watch.take()).toEqual([])
  })

  it('a mix is chosen, and switched for another after a look at both', async () => {
    const { page, watch } = await becomeSaver(stage(), { hasPlan: true })
    const { keyboard } = page
    await page.goto('/dashboard/settings/portfolio')
    await page.getByRole('radio', { name: /^Balanced/ }).waitFor()
    for (const [from, mix] of [
      ['Steady', 'Balanced'],
      ['Steady', 'Income'],
    ] as const) {
      await tabTo(page, 'radio', new RegExp(`^${from}`))
      await keyboard.press('Space')
      await arrowTo(page, new RegExp(`^${mix}`))
      await pressByKey(page, 'button', new RegExp(`(Choose|Change to) ${mix}`))
      await untilFocusSays(page, `Your mix is ${mix} now.`)
    }
    expect(watch.take()).toEqual([])
  })
})
