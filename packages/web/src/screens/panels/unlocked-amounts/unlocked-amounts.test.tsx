import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { forgetPerson } from '../../../client/session/resets.ts'
import { drawStep } from '../../../testing/draw-step.tsx'

afterEach(() => {
  cleanup()
  forgetPerson()
})

const account = {
  pk: 'a',
  name: 'Harbor plan',
  nickname: null,
  institution_name: 'Harbor Trust',
  last_four: null,
  current_balance: 5_000,
  vested_balance: null,
  balance_as_of: null,
  source: 'linked',
  is_roth: false,
  is_unlocked: false,
  is_active: true,
}

it('what isn’t theirs any more is neither counted nor offered to be unlocked', async () => {
  const results = [account, { ...account, pk: 'b', name: 'Oak plan', current_balance: 70_000, is_active: false }]
  await drawStep('landing-fc-newloan', 'unlock-401k', { 'GET /api/v1/financial_accounts/accounts/': () => ({ body: { results } }) })
  const amounts = await screen.findByRole('region', { name: 'What may be in reach' })
  expect(within(amounts).getAllByText('$5,000').length).toBeGreaterThan(0)
  expect(await screen.findByRole('checkbox', { name: /Harbor plan/ })).toBeTruthy()
  expect(screen.queryByText(/Oak plan|75,000/)).toBeNull()
})
