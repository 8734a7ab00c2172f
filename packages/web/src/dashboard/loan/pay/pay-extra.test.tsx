import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { setLanguage } from '../../../client/language.ts'
import { forgetPerson } from '../../../client/session/resets.ts'
import { lostAnswers } from '../../../testing/lost-answers.ts'
import { openableDialogs } from '../../../testing/openable-dialogs.ts'
import { signedInBrowser, stubService } from '../../../testing/stub-service.ts'
import { writePageData } from '../../../testing/write-page-data.ts'
import { LoanDetails } from '../loan-details.tsx'
import { OwnLoans } from '../own-loans.tsx'

beforeEach(openableDialogs)
beforeEach(writePageData)
afterEach(() => {
  cleanup()
  forgetPerson()
  setLanguage('en')
})

const pk = '11111111-1111-4111-8111-111111111111'
const loan = {
  ...{ pk, version: 4, status: 'ACTIVE', borrow_amount: 8000, amount_received: 7925, origination_fee: 75, fee_payment: 'proceeds' },
  ...{ fee_is_paid: false, payment_frequency: 'monthly', payment_amount: 700, current_principal: 7300, payments_under_way: 500 },
  ...{
    past_due_amount: 0,
    next_debit: { on: '2026-12-24', amount: 164.13 },
    due_since: null,
    pays_out_on: '2026-09-24',
    awaits: [],
    covered_amount: 8000,
  },
  ...{ lapses_on: null, make_up_by: null, offer_ends_on: null, created_at: '2026-09-20T12:00:00Z' },
}
const payable = {
  ...{ bank_last_four: '4321', waits_minutes: 30, is_last_day: false, due: 0, pay_off: 7350.2, results: [] },
  ...{ next: [{ number: 2, due_date: '2026-12-24', amount: 700 }], extra: { least: 10, most: 7299.99 } },
}
const quote = {
  ...{ amount: 500, pays_due: { principal: 0, interest: 0 }, lowers: 500, interest_saved: 12.34 },
  before: { owed: 7300, payments: 11, last_payment_date: '2027-09-24', last_payment: 699.5 },
  after: { owed: 6800, payments: 10, last_payment_date: '2027-08-24', last_payment: 210.1 },
}
const schedule = {
  is_final: true,
  extra: [{ paid_on: '2026-11-08', amount: 500, balance: 6800, is_paid: false }],
  results: [
    { number: 1, due_date: '2026-10-24', payment: 700, principal: 700, interest: 0, balance: 7300, paid: 700, state: 'paid' },
    { number: 2, due_date: '2026-11-24', payment: 6830, principal: 6800, interest: 30, balance: 0, paid: 0, state: 'expected' },
  ],
}
const paid = { ...{ pk: 'p', state: 'ASKED', amount: 500, bank_last_four: '4321' }, transfer_id: 't1', waits_until: '2026-11-24T15:30:00Z' }
const [pay, ask] = [`POST /api/v1/loans/${pk}/payments/create/`, `POST /api/v1/loans/${pk}/payments/quote/`]

function draw(payments: object = payable, more: Parameters<typeof stubService>[0] = {}) {
  signedInBrowser()
  const asked = stubService({
    'GET /api/v1/loans/': () => ({ body: { results: [loan] } }),
    [`GET /api/v1/loans/${pk}/payments/`]: () => ({ body: payments }),
    [`GET /api/v1/loans/${pk}/schedule/`]: () => ({ body: schedule }),
    [ask]: ({ body }) => ({ body: { ...quote, amount: body.amount } }),
    [pay]: () => ({ status: 201, body: paid }),
    ...more,
  })
  render(
    <MemoryRouter>
      <OwnLoans details={(one) => <LoanDetails loan={one} />} />
    </MemoryRouter>,
  )
  return asked
}

async function typing(sum: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'Make a payment' }))
  await userEvent.click(await screen.findByRole('radio', { name: 'Another amount' }))
  await userEvent.type(screen.getByLabelText('How much?'), sum)
}
const shown = () => within(screen.getByRole('dialog'))

it('an extra sum says when the loan then ends before one press pays it, and so does its receipt', async () => {
  const asked = draw()
  await typing('500')
  expect(await screen.findByText('Your last payment is on August 24, 2027 instead of September 24, 2027.', { exact: false })).toBeTruthy()
  for (const fact of ['$6,800.00', '10 instead of 11', '$12.34']) expect(shown().getByText(fact)).toBeTruthy()
  expect(shown().getByText(/bank account ending in 4321/)).toBeTruthy()
  expect(asked.filter(({ call }) => call === pay)).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Pay $500.00' }))
  expect(await screen.findByText('Your payment of $500.00 is saved')).toBeTruthy()
  expect(
    screen.getByText(
      /You then owe \$6,800\.00, without interest, and your last payment is on August 24, 2027\. We’ll e-mail you when it counts\.$/,
    ),
  ).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Take it back' })).toBeTruthy()
  expect(asked.filter(({ call }) => call === pay).map(({ body }) => body)).toEqual([{ what: 'extra', amount: 500, lowers: 500 }])
})

it.each([
  ['', 'At least $10.00.'],
  ['9.99', 'At least $10.00.'],
  ['5,00', 'Enter the amount in dollars, such as 500.'],
])('what is typed and is no extra sum (%o) says so, is paid by no press, and has the focus', async (sum, words) => {
  const asked = draw()
  await typing(sum || ' ')
  expect(shown().getByRole('status').textContent).toBe(words)
  await userEvent.click(screen.getByRole('button', { name: 'Pay' }))
  const field = screen.getByLabelText('How much?')
  expect([field.getAttribute('aria-invalid'), document.activeElement]).toEqual(['true', field])
  expect(field.getAttribute('aria-describedby')).toContain('extra-sum-error')
  expect(asked.filter(({ call }) => call === pay || call === ask)).toEqual([])
})

it.each(['7300', '100000'])('%s dollars are the pay-off, at its own sum', async (sum) => {
  const asked = draw()
  await typing(sum)
  expect(shown().getByRole('status').textContent).toBe('This pays off the whole loan: $7,350.20.')
  await userEvent.click(screen.getByRole('button', { name: 'Pay $7,350.20' }))
  expect(await screen.findByText(/^Your payment of/)).toBeTruthy()
  expect(asked.filter(({ call }) => call === pay).map(({ body }) => body)).toEqual([{ what: 'all', amount: 7350.2 }])
})

it('a quote for another sum than what is typed now is not paid', async () => {
  const { promise: worked, resolve: work } = Promise.withResolvers<void>()
  const asked = draw(payable, {
    [ask]: async ({ body }) => {
      if (body.amount !== 500) await worked
      return { body: { ...quote, amount: body.amount } }
    },
  })
  await typing('500')
  await screen.findByRole('button', { name: 'Pay $500.00' })
  await userEvent.type(screen.getByLabelText('How much?'), '0')
  expect(shown().queryByText('$6,800.00')).toBeNull()
  expect(shown().getByText('Working it out …')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Pay' }))
  expect(asked.filter(({ call }) => call === pay)).toEqual([])
  work()
  expect(await screen.findByRole('button', { name: 'Pay $5,000.00' })).toBeTruthy()
})

it('on a late loan it says what is made up first, and what is still due after it', async () => {
  const late = {
    ...quote,
    pays_due: { principal: 480, interest: 20 },
    lowers: 0,
    interest_saved: 0,
    after: { ...quote.before, owed: 6820 },
  }
  draw({ ...payable, due: 700, next: [] }, { [ask]: () => ({ body: late }) })
  await typing('500')
  expect(screen.getByText(/^It first pays the \$700\.00 that’s due/)).toBeTruthy()
  expect(await screen.findByText('After that, $200.00 is still due.')).toBeTruthy()
  expect(shown().getByText('Of that, interest').nextSibling?.textContent).toBe('$20.00')
})

it('one whose answer was lost is paid once, also when it is split in another way after midnight', async () => {
  const service = lostAnswers({ status: 201, body: paid })
  const held = { quote }
  const asked = draw(payable, { [pay]: service.call, [ask]: () => ({ body: held.quote }) })
  for (const isLost of [true, false]) {
    await typing('500')
    await userEvent.click(await screen.findByRole('button', { name: 'Pay $500.00' }))
    if (!isLost) continue
    await screen.findByText(/You can safely press the button again/)
    held.quote = { ...quote, lowers: 400, pays_due: { principal: 100, interest: 0 } }
    await userEvent.click(screen.getByRole('button', { name: 'Not now' }))
  }
  await screen.findByText('Your payment of $500.00 is saved')
  const keys = asked.filter(({ call }) => call === pay).map(({ headers }) => headers['idempotency-key'])
  expect([keys.length, new Set(keys).size]).toEqual([2, 1])
})

it('the table has the extra sum on its day, and the sentence says that it is counted in while it is under way', async () => {
  draw()
  expect(await screen.findByRole('row', { name: 'Nov 8, 2026 $500.00 $500.00 $0.00 $6,800.00 Extra, under way' })).toBeTruthy()
  expect(screen.getByText(/This counts the \$500\.00 you’re paying extra, which is under way\./)).toBeTruthy()
  expect(screen.getByText('See all 3 payments as a table')).toBeTruthy()
})

it('in Spanish it says the same, and where there is no room for an extra sum none is offered', async () => {
  setLanguage('es')
  draw()
  await userEvent.click(await screen.findByRole('button', { name: 'Hacer un pago' }))
  await userEvent.click(await screen.findByRole('radio', { name: 'Otra cantidad' }))
  await userEvent.type(screen.getByLabelText('¿Cuánto?'), '500')
  expect(await screen.findByText(/^Tu último pago es el 24 de agosto de 2027 en vez del 24 de septiembre de 2027\./)).toBeTruthy()
  cleanup()
  forgetPerson()
  setLanguage('es')
  draw({ ...payable, extra: null })
  await userEvent.click(await screen.findByRole('button', { name: 'Hacer un pago' }))
  await screen.findByRole('radio', { name: /Todo el préstamo/ })
  expect(screen.queryByRole('radio', { name: 'Otra cantidad' })).toBeNull()
})

it('a sum whose effect can’t be said is asked about again at a press, and the same reason is read out again', async () => {
  const waits: (() => void)[] = []
  draw(payable, {
    [ask]: async () => {
      await new Promise<void>((resolve) => waits.push(resolve))
      return { status: 503, body: { code: 'overloaded', detail: 'We’re busy.' } }
    },
  })
  await typing('500')
  await waitFor(() => expect(waits).toHaveLength(1))
  waits[0]?.()
  await waitFor(() => expect(shown().getByText('We’re busy.')).toBeTruthy())
  await userEvent.click(shown().getByRole('button', { name: 'Pay' }))
  await waitFor(() => expect(waits).toHaveLength(2))
  expect(shown().queryByText('We’re busy.')).toBeNull()
  waits[1]?.()
  await waitFor(() => expect(shown().getByText('We’re busy.')).toBeTruthy())
})

const changed = (detail: string) => ({ status: 409, body: { code: 'price_changed', detail } })

it('a pay-off that has another sum since midnight is shown with it, and the next press pays that', async () => {
  let payOff = 7350.2
  const asked = draw(payable, {
    [`GET /api/v1/loans/${pk}/payments/`]: () => ({ body: { ...payable, pay_off: payOff } }),
    [pay]: ({ body }) => {
      payOff = 7351.1
      return body.amount === payOff ? { status: 201, body: paid } : changed('Today it is $7,351.10.')
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Make a payment' }))
  await userEvent.click(await screen.findByRole('radio', { name: 'All of the loan: $7,350.20' }))
  await userEvent.click(screen.getByRole('button', { name: 'Pay $7,350.20' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Today it is $7,351.10.')
  await userEvent.click(await screen.findByRole('button', { name: 'Pay $7,351.10' }))
  expect(await screen.findByText(/^Your payment of/)).toBeTruthy()
  expect(asked.filter(({ call }) => call === pay).map(({ body }) => body.amount)).toEqual([7350.2, 7351.1])
})

it('an extra sum that is split in another way since midnight is worked out anew, and the next press pays it', async () => {
  let lowers = 500
  const asked = draw(payable, {
    [ask]: () => ({ body: { ...quote, lowers } }),
    [pay]: ({ body }) => {
      lowers = 400
      return body.lowers === lowers ? { status: 201, body: paid } : changed('Today $400.00 of it lowers what you owe.')
    },
  })
  await typing('500')
  await userEvent.click(await screen.findByRole('button', { name: 'Pay $500.00' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Today $400.00 of it lowers what you owe.')
  expect(shown().getByText('$400.00')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Pay $500.00' }))
  expect(await screen.findByText('Your payment of $500.00 is saved')).toBeTruthy()
  expect(asked.filter(({ call }) => call === pay).map(({ body }) => body.lowers)).toEqual([500, 400])
})
