import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { forgetPerson } from '../../../client/session/resets.ts'
import { drawStep } from '../../../testing/draw-step.tsx'

afterEach(() => {
  cleanup()
  forgetPerson()
})

const program = {
  pk: 'plan',
  version: 1,
  amount: 50,
  frequency: 'monthly',
  status: 'active',
  first_date: '2999-12-01',
  next_dates: [],
  state: 'plan_only',
  missing: ['debit_authorization', 'bank_account'],
  first_for_last_year: false,
  draft: null,
  words: '',
}
const typed = { pk: 'bank', source: 'linked', name: 'Checking', nickname: null, institution_name: null, last_four: '6789' }

const draw = (accounts: readonly object[], own: object = {}) =>
  drawStep('landing-fc-iraonly', 'savings-program-confirm', {
    'GET /api/v1/portfolios/savings_program/': () => ({ body: { results: [{ ...program, ...own }] } }),
    'GET /api/v1/financial_accounts/accounts/primary/': () => ({ body: { account: null } }),
    'GET /api/v1/financial_accounts/accounts/': () => ({ body: { results: accounts } }),
  })

it('a bank account whose numbers were typed is named, with what it still needs', async () => {
  await draw([{ ...typed, verification: 'pending' }])
  expect(await screen.findByText('Checking, ending in 6789. Not confirmed yet')).toBeTruthy()
  expect(screen.getByText(/Still needed: the code next to the small deposit in your bank account\./)).toBeTruthy()
})

it('without any bank account, linking one is what is needed', async () => {
  await draw([])
  expect(await screen.findByText('No bank account is linked yet')).toBeTruthy()
  expect(screen.getByText(/Still needed: a linked bank account\./)).toBeTruthy()
})

it('other deposits than those that run are shown before they start, whichever device they were chosen on', async () => {
  const draft = { amount: 80, frequency: 'weekly', first_date: '2999-12-05', first_for_last_year: false }
  await draw([], { state: 'scheduled', missing: [], draft })
  expect(await screen.findByText('every week')).toBeTruthy()
  expect(screen.getByText('You already have a plan')).toBeTruthy()
})

it('deposits that run are shown with the days that they are taken on', async () => {
  await draw([], { state: 'scheduled', missing: [], first_date: '2024-01-31', next_dates: ['2999-12-31', '3000-01-31'] })
  expect(await screen.findByText(/December 31, 2999/)).toBeTruthy()
  expect(screen.getAllByRole('listitem').filter(({ textContent }) => /2999|3000/.test(textContent ?? ''))).toHaveLength(2)
})
