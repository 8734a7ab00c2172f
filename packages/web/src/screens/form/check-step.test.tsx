import { cleanup, fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { forgetPerson } from '../../client/session/resets.ts'
import { drawStep } from '../../testing/draw-step.tsx'

afterEach(() => {
  cleanup()
  forgetPerson()
})

const drawBank = () =>
  drawStep('landing-fc-loan', 'link-bank', {
    'GET /api/v1/financial_accounts/plaid/linked_institutions/': () => ({ body: { results: [] } }),
    'GET /api/v1/financial_accounts/accounts/': () => ({ body: { results: [] } }),
  })
const told = async () => [...(await screen.findByRole('alert')).querySelectorAll('a')].map(({ textContent }) => textContent)

it('an answer whose input has not come yet is no right answer: nobody gets past it unasked', async () => {
  const { done } = await drawBank()
  const way = await screen.findByRole('radio', { name: /Sign in to my bank/ })
  // In one go, as a quick hand does: what the input is made of is still on its way.
  fireEvent.click(way)
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
  expect(await told()).toEqual(['Open the window and sign in to your bank, or choose another way.'])
  expect(done).not.toHaveBeenCalled()
})

it('impossible numbers are reported with the answer that is missing, at the first press', async () => {
  await drawBank()
  await userEvent.click(await screen.findByRole('radio', { name: /by hand/ }))
  await userEvent.type(await screen.findByRole('textbox', { name: 'Routing number' }), '123456789')
  await userEvent.type(screen.getByRole('textbox', { name: 'Account number' }), '1234567')
  await userEvent.type(screen.getByRole('textbox', { name: 'Account number again' }), '1234568')
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  expect(await told()).toEqual([
    'That isn’t a routing number banks use. Check all nine digits.',
    'The two account numbers don’t match. Check both.',
    'Choose checking or savings.',
  ])
})

it('an amount over the limit is reported with the answers that are missing, at the first press, and nothing is saved', async () => {
  const words = 'You can borrow up to $12,000.00.'
  const { asked } = await drawStep('landing-fc-loan', 'take-loan', {
    'GET /api/v1/loans/alt_loan/': () => ({ body: { results: [] } }),
    'GET /api/v1/loans/refinance_loan/': () => ({ body: { results: [] } }),
    'GET /api/v1/loans/': ({ query }) => ({
      body: {
        results: [],
        quote: {
          eligible: true,
          reasons: [],
          conditions: [],
          limits: {
            available: 12_000,
            least: 1_000,
            vested_balance: 24_000,
            half_vested: 12_000,
            cap: 50_000,
            owed: 0,
            highest_owed_in_year: 0,
          },
          offer: { interest_rate: 7.75, prime_rate: 6.75, margin: 1, origination_fee: 75, as_of: '2026-11-20' },
          problems: Number(query['borrow_amount']) > 12_000 ? [{ field: 'borrow_amount', words }] : [],
          loan: null,
        },
      },
    }),
  })
  await userEvent.type(await screen.findByLabelText('Amount to borrow'), '20,000')
  await userEvent.click(screen.getByRole('button', { name: 'Save my request' }))
  expect(await told()).toEqual([words, 'Choose what the loan is for, or “Something else”.'])
  expect(asked.filter(({ call }) => !call.startsWith('GET'))).toEqual([])
})
