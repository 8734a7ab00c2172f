import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { setLanguage } from '../../../client/language.ts'
import { account, deposit, dialog, draw, list, onAFriday, pressed, takeableAccount } from '../testing/money-page.tsx'
import { WithdrawPage } from './withdraw-page.tsx'

onAFriday()

const quote = {
  ...{ amount: 300, federal_withholding_percent: 10, tax_withheld: 30, net_amount: 270, additional_tax: 30, cash_available: 500 },
  ...{
    state_withholding_percent: 0,
    state_tax_withheld: 0,
    arrives_by: '2026-03-11',
    is_possible: true,
    state_taxes_income: true,
    notes: [],
  },
}
const withdrawing = {
  'POST /api/v1/apex/user/transfer/withdraw/quote/': () => ({ body: quote }),
  'POST /api/v1/apex/user/transfer/withdraw/create/': () => ({
    status: 201,
    body: { ...deposit, direction: 'WITHDRAWAL', net_amount: 270 },
  }),
}

it('what can be taken out is shown with why it isn’t more', async () => {
  draw(WithdrawPage, withdrawing)
  expect(await screen.findByText('$500.00', { selector: 'span' })).toBeTruthy()
  expect(screen.getByText('$400.00 has to stay in until your loan is paid back.')).toBeTruthy()
  expect(await screen.findByText(/\$150\.00 just arrived\. .* from March 9\./)).toBeTruthy()
})

it('how much comes before the reasons, and what is missing is listed in the order of the fields', async () => {
  draw(WithdrawPage, withdrawing)
  const amount = await screen.findByLabelText('How much?')
  expect(amount.compareDocumentPosition(screen.getByRole('radio', { name: /None of these reasons/ }))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  )
  await pressed('Review')
  const summary = within(screen.getByRole('alert'))
  expect(summary.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['#take-amount', '#take-reason'])
})

const none = { ...takeableAccount, cash_available: 0, in_cash: 0, in_funds: 0, held_by_loans: 0, unsettled: 0 }
const takeableOf = (...accounts: readonly object[]) => ({
  'GET /api/v1/apex/user/cash/available/': () => ({ body: { cash_available: 500, accounts, state_taxes_income: true } }),
})

it('an account of which nothing can be taken says so without a sum, and there is nothing to ask for', async () => {
  draw(WithdrawPage, { ...withdrawing, ...takeableOf(none) })
  const part = await screen.findByRole('region', { name: 'What can’t be taken out now' })
  expect(within(part).getByText('There’s nothing to take out of this account now.')).toBeTruthy()
  expect(screen.queryByText('$0.00')).toBeNull()
  expect(screen.queryByLabelText('How much?')).toBeNull()
})

it('where something can be taken, the account of which nothing can comes after the form', async () => {
  const roth = { ...account, pk: 'a2', account_number: 'R-2', account_type: 'ROTH_IRA', last_four: '2024' }
  draw(WithdrawPage, {
    ...withdrawing,
    ...takeableOf({ ...none, account_number: 'R-2' }, takeableAccount),
    'GET /api/v1/apex/user/accounts/': () => list(roth, account),
  })
  const amount = await screen.findByLabelText('How much?')
  const part = screen.getByRole('region', { name: 'What can’t be taken out now' })
  expect(amount.compareDocumentPosition(part)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(within(part).getByRole('heading', { name: 'Roth IRA ••2024' })).toBeTruthy()
  expect(within(screen.getByRole('region', { name: 'What you can take out now' })).getAllByRole('article')).toHaveLength(1)
})

it('a withdrawal follows what is typed: tax held back, extra tax, what arrives and when; it is reviewed, and has a number', async () => {
  const asked = draw(WithdrawPage, withdrawing)
  await pressed('Review')
  expect(screen.getAllByText('Choose a reason.').length).toBeGreaterThan(0)
  await userEvent.click(screen.getByRole('radio', { name: /None of these reasons/ }))
  await userEvent.type(screen.getByLabelText('How much?'), '300')
  expect(await screen.findByRole('heading', { name: 'What it comes to' })).toBeTruthy()
  const beside = (name: string) => screen.getByText(name).nextSibling?.textContent
  expect([beside('Held back for federal tax, 10%'), beside('Held back for state tax, 0%'), beside('Paid to your bank')]).toEqual([
    '$30.00',
    '$0.00',
    '$270.00',
  ])
  expect([beside('Extra 10% tax, with your return'), beside('At your bank')]).toEqual(['$30.00', 'Usually by March 11'])
  await pressed('Review')
  expect(dialog().getByText('Sample Bank ••1111')).toBeTruthy()
  await userEvent.click(dialog().getByRole('button', { name: 'Take out $300.00' }))
  expect(await screen.findByText('Your withdrawal of $300.00 is saved')).toBeTruthy()
  expect(screen.getByText(/Number of this withdrawal: C0FF-EE02/)).toBeTruthy()
  expect(asked.find(({ call }) => call.endsWith('withdraw/create/'))?.body).toEqual({
    account_number: 'R-1',
    distribution_type: 'EARLY',
    amount: 300,
    federal_withholding_percent: 10,
    state_withholding_percent: 0,
  })
})

it('the receipt stays after all of it was taken out, and takes it back from there', async () => {
  let left = 500
  const waiting = { ...deposit, direction: 'WITHDRAWAL', amount: 500, net_amount: 450, waits_until: '2026-03-06T18:00:00Z' }
  draw(WithdrawPage, {
    ...withdrawing,
    'GET /api/v1/apex/user/transfer_requests/': () => list(...(left === 0 ? [waiting] : [])),
    'GET /api/v1/apex/user/cash/available/': () => ({
      body: { cash_available: left, accounts: [{ ...takeableAccount, cash_available: left, held_by_loans: 0 }], state_taxes_income: true },
    }),
    'POST /api/v1/apex/user/transfer/withdraw/create/': () => {
      left = 0
      return { status: 201, body: waiting }
    },
    [`POST /api/v1/apex/user/transfers/${deposit.pk}/take-back/`]: () => {
      left = 500
      return { body: { ...waiting, waits_until: null } }
    },
  })
  await pressed('All of it: $500.00')
  await userEvent.click(screen.getByRole('radio', { name: /None of these reasons/ }))
  await pressed('Review')
  await userEvent.click(dialog().getByRole('button', { name: 'Take out $500.00' }))
  expect(await screen.findByText('There’s nothing more to take out now.')).toBeTruthy()
  expect(screen.getByText('Your withdrawal of $500.00 is saved')).toBeTruthy()
  expect(document.activeElement?.textContent).toContain('Number of this withdrawal: C0FF-EE02')
  await pressed('Take it back')
  expect(await screen.findByLabelText('How much?')).toBeTruthy()
  expect(screen.getByText('The withdrawal is taken back. The money stays in your account.')).toBeTruthy()
  expect(screen.queryByText('Your withdrawal of $500.00 is saved')).toBeNull()
})

it('whoever presses before it is worked out reviews what is typed, not what was there before', async () => {
  const asked: number[] = []
  draw(WithdrawPage, {
    ...withdrawing,
    'POST /api/v1/apex/user/transfer/withdraw/quote/': async ({ body }: { body: { federal_withholding_percent: number } }) => {
      const percent = body.federal_withholding_percent
      asked.push(percent)
      await new Promise((resolve) => setTimeout(resolve, 50))
      return { body: { ...quote, federal_withholding_percent: percent, tax_withheld: percent * 3, net_amount: 300 - percent * 3 } }
    },
  })
  await userEvent.click(await screen.findByRole('radio', { name: /None of these reasons/ }))
  await userEvent.type(screen.getByLabelText('How much?'), '300')
  await pressed('Review')
  expect(await within(await screen.findByRole('dialog')).findByText('$270.00')).toBeTruthy()
  await userEvent.click(dialog().getByRole('button', { name: 'Change something' }))
  await userEvent.type(screen.getByLabelText('Hold back for federal income tax'), '{Backspace}{Backspace}20')
  await pressed('Review')
  expect(await within(await screen.findByRole('dialog')).findByText('Held back for federal tax, 20%')).toBeTruthy()
  expect(dialog().getByText('$240.00')).toBeTruthy()
  // What is known of what is typed is not asked for again.
  await userEvent.click(dialog().getByRole('button', { name: 'Change something' }))
  await pressed('Review')
  expect(await screen.findByRole('dialog')).toBeTruthy()
  expect(asked).toEqual([10, 20])
})

it('a share for state tax is asked where there is such a tax, and the two are no more than all of it', async () => {
  const asked = draw(WithdrawPage, withdrawing)
  await userEvent.click(await screen.findByRole('radio', { name: /None of these reasons/ }))
  await userEvent.type(screen.getByLabelText('How much?'), '300')
  const share = screen.getByLabelText('Hold back for state income tax')
  await userEvent.type(share, '{Backspace}91')
  await pressed('Review')
  expect(screen.getAllByText('Enter a whole number from 0 to 90.').length).toBeGreaterThan(0)
  await userEvent.clear(share)
  await userEvent.type(share, '5')
  expect(share).toHaveProperty('value', '5')
  await waitFor(() => expect(asked.at(-1)?.body).toMatchObject({ federal_withholding_percent: 10, state_withholding_percent: 5 }))
})

it('a state without such a tax is no question', async () => {
  const untaxed = { cash_available: 500, accounts: [takeableAccount], state_taxes_income: false }
  draw(WithdrawPage, { ...withdrawing, 'GET /api/v1/apex/user/cash/available/': () => ({ body: untaxed }) })
  expect(await screen.findByLabelText('Hold back for federal income tax')).toBeTruthy()
  expect(screen.queryByLabelText('Hold back for state income tax')).toBeNull()
})

it('more than there is, and too little held back by a plan, are refused beside their fields', async () => {
  const plan = { ...account, account_type: 'INDIVIDUAL_401K' }
  draw(WithdrawPage, { ...withdrawing, 'GET /api/v1/apex/user/accounts/': () => list(plan) })
  await userEvent.click(await screen.findByRole('radio', { name: /None of these reasons/ }))
  await userEvent.type(screen.getByLabelText('How much?'), '501')
  await userEvent.clear(screen.getByLabelText('Hold back for federal income tax'))
  await userEvent.type(screen.getByLabelText('Hold back for federal income tax'), '5')
  await pressed('Review')
  expect(screen.getAllByText(/Enter \$500\.00 or less/).length).toBeGreaterThan(0)
  expect(screen.getAllByText('Enter a whole number from 20 to 100.').length).toBeGreaterThan(0)
})

const holding = (sum: number) => takeableOf({ ...takeableAccount, cash_available: sum, in_cash: sum, held_by_loans: 0 })

it('no more than goes over the bank at once is offered or let through, and what to do with the rest is said', async () => {
  const sent = draw(WithdrawPage, { ...withdrawing, ...holding(150_000) })
  await pressed('The most at once: $100,000.00')
  expect(screen.getByText(/^No more than \$100,000 can go to your bank at once\. To take out the rest, ask for another/)).toBeTruthy()
  const amount = screen.getByLabelText<HTMLInputElement>('How much?')
  expect(amount.value).toBe('100000.00')
  await userEvent.click(screen.getByRole('radio', { name: /None of these reasons/ }))
  await waitFor(() => expect(sent.at(-1)?.body).toMatchObject({ amount: 100_000 }))
  await userEvent.clear(amount)
  await userEvent.type(amount, '100000.01')
  await pressed('Review')
  expect(screen.getAllByText(/^Enter \$100,000 or less\. That’s the most that can go/).length).toBeGreaterThan(0)
})

it('less than $10 is a withdrawal only when it’s all there is', async () => {
  draw(WithdrawPage, { ...withdrawing, ...holding(7.5) })
  await userEvent.type(await screen.findByLabelText('How much?'), '7')
  await pressed('Review')
  expect(screen.getAllByText(/^Enter \$10 or more\./).length).toBeGreaterThan(0)
  await pressed('All of it: $7.50')
  expect(screen.queryByText(/^Enter \$10 or more\./)).toBeNull()
})

it('a share that is cleared stays empty, until another one is typed', async () => {
  draw(WithdrawPage, withdrawing)
  const share: HTMLInputElement = await screen.findByLabelText('Hold back for federal income tax')
  expect(share.value).toBe('10')
  await userEvent.clear(share)
  expect(share.value).toBe('')
  await pressed('Review')
  expect(screen.getAllByText('Enter a whole number from 0 to 100.').length).toBeGreaterThan(0)
  await userEvent.type(share, '25')
  expect(share.value).toBe('25')
})

it('it is shown in Spanish', async () => {
  setLanguage('es')
  draw(WithdrawPage, withdrawing)
  expect(await screen.findByRole('heading', { name: 'Sacar dinero' })).toBeTruthy()
  expect(await screen.findByText('$400.00 tienen que quedarse hasta que devuelvas tu préstamo.')).toBeTruthy()
})
