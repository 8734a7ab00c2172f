import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { setLanguage } from '../../client/language.ts'
import { lostAnswers } from '../../testing/lost-answers.ts'
import { deposit, dialog, draw, onAFriday, pressed, schedule } from './testing/money-page.tsx'
import { TransferPage } from './transfer-page.tsx'
import { WithdrawPage } from './withdraw/withdraw-page.tsx'

onAFriday()

const confirm = async (name: string) => userEvent.click(dialog().getByRole('button', { name }))
const told = async () => (await dialog().findByRole('alert')).textContent
const safe =
  'We can’t reach our service. Check your connection and try again. Nothing you entered is lost. You can safely press the button again: it’s done only once.'

it('a deposit whose answer was lost is made once, however often it is confirmed, also after going back', async () => {
  const service = lostAnswers({ status: 201, body: { ...deposit, state: 'WAITING' } }, 2)
  draw(TransferPage, { 'POST /api/v1/apex/user/transfer/deposit/create/': service.call })
  await userEvent.type(await screen.findByLabelText('Amount'), '150')
  await pressed('Review')
  await confirm('Deposit $150.00')
  expect(await told()).toBe(safe)
  await confirm('Change something')
  expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe('150')
  await pressed('Review')
  await confirm('Deposit $150.00')
  expect(await told()).toBe(safe)
  await confirm('Deposit $150.00')
  expect(await screen.findByText('Your deposit of $150.00 is saved')).toBeTruthy()
  expect([service.sent(), service.done().length]).toEqual([3, 1])
})

it('the same deposit once more, after the first is saved, is another one; and so is another amount', async () => {
  const service = lostAnswers({ status: 201, body: { ...deposit, state: 'WAITING' } }, 0)
  draw(TransferPage, { 'POST /api/v1/apex/user/transfer/deposit/create/': service.call })
  for (const amount of ['150', '150', '200']) {
    await userEvent.type(await screen.findByLabelText('Amount'), amount)
    await pressed('Review')
    await confirm(`Deposit $${amount}.00`)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
  expect(service.done()).toMatchObject([{ amount: 150 }, { amount: 150 }, { amount: 200 }])
})

it('deposits that repeat are set up once', async () => {
  const service = lostAnswers({ status: 201, body: schedule })
  draw(TransferPage, { 'POST /api/v1/apex/user/transfer_schedules/create/': service.call })
  await userEvent.selectOptions(await screen.findByLabelText('How often?'), 'Every two weeks')
  await userEvent.type(screen.getByLabelText('Amount'), '75')
  await pressed('Review')
  await confirm('Start these deposits')
  expect(await told()).toBe(safe)
  await confirm('Change something')
  await pressed('Review')
  await confirm('Start these deposits')
  expect(await screen.findByText('Your deposits are set up')).toBeTruthy()
  expect([service.sent(), service.done().length]).toEqual([2, 1])
})

it('a change of a deposit that repeats keeps what was typed, and is made once', async () => {
  const service = lostAnswers({ body: schedule })
  draw(TransferPage, { 'POST /api/v1/apex/user/transfer_schedules/update/': service.call })
  await pressed('Change it: $150 every month')
  const amount = () => dialog().getByLabelText<HTMLInputElement>('Amount each time')
  await userEvent.clear(amount())
  await userEvent.type(amount(), '80')
  await confirm('Save the change')
  expect(await told()).toBe(safe)
  expect(amount().value).toBe('80')
  await confirm('Save the change')
  expect(await screen.findByText('From the next deposit on it’s $80.00 every month.')).toBeTruthy()
  expect([service.sent(), service.done().length]).toEqual([2, 1])
})

it.each([
  ['Pause', 'update', 'Pause'],
  ['End it', 'cancel', 'End them'],
])('“%s” without a connection says so, and is done once', async (action, path, yes) => {
  const service = lostAnswers({ body: schedule })
  draw(TransferPage, { [`POST /api/v1/apex/user/transfer_schedules/${path}/`]: service.call })
  await pressed(`${action}: $150 every month`)
  await confirm(yes)
  expect(await told()).toBe(safe)
  await confirm(yes)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect([service.sent(), service.done().length]).toEqual([2, 1])
})

const quote = {
  ...{ amount: 300, federal_withholding_percent: 10, tax_withheld: 30, net_amount: 270, additional_tax: 30, cash_available: 500 },
  ...{ state_withholding_percent: 0, state_tax_withheld: 0, arrives_by: '2026-03-11', is_possible: true },
  ...{ state_taxes_income: true, notes: [] },
}
const quoteCall = 'POST /api/v1/apex/user/transfer/withdraw/quote/'
const withdrawCall = 'POST /api/v1/apex/user/transfer/withdraw/create/'

async function wish() {
  await userEvent.click(await screen.findByRole('radio', { name: /None of these reasons/ }))
  await userEvent.type(screen.getByLabelText('How much?'), '300')
}

it('a withdrawal whose answer was lost is asked for once, also after going back, and what was typed stays', async () => {
  const service = lostAnswers({ status: 201, body: { ...deposit, direction: 'WITHDRAWAL', net_amount: 270 } })
  draw(WithdrawPage, { [quoteCall]: () => ({ body: quote }), [withdrawCall]: service.call })
  await wish()
  await screen.findByRole('heading', { name: 'What it comes to' })
  await pressed('Review')
  await confirm('Take out $300.00')
  expect(await told()).toBe(safe)
  await confirm('Change something')
  expect(screen.getByLabelText<HTMLInputElement>('How much?').value).toBe('300')
  await pressed('Review')
  await confirm('Take out $300.00')
  expect(await screen.findByText('Your withdrawal of $300.00 is saved')).toBeTruthy()
  expect([service.sent(), service.done().length]).toEqual([2, 1])
})

it.each(['comes back', 'is tried by hand'])('what a withdrawal comes to is reckoned again once the connection %s', async (how) => {
  const service = lostAnswers({ body: quote })
  draw(WithdrawPage, { [quoteCall]: service.call })
  await wish()
  expect(await screen.findByText('We can’t reach our service. Check your connection and try again.')).toBeTruthy()
  if (how === 'comes back') dispatchEvent(new Event('online'))
  else await pressed('Review')
  expect(await screen.findByRole('heading', { name: 'What it comes to' })).toBeTruthy()
  // Nobody is shown a review that they did not ask for.
  expect(screen.queryAllByRole('dialog')).toHaveLength(how === 'comes back' ? 0 : 1)
})

it('in Spanish it is said in Spanish', async () => {
  setLanguage('es')
  draw(TransferPage, { 'POST /api/v1/apex/user/transfer/deposit/create/': lostAnswers({}).call })
  await userEvent.type(await screen.findByLabelText('Cantidad'), '150')
  await pressed('Revisar')
  await confirm('Depositar $150.00')
  expect(await told()).toMatch(/Puedes volver a pulsar el botón sin riesgo: se hace una sola vez\.$/)
})
