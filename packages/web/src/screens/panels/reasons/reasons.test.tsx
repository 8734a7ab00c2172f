import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { forgetPerson } from '../../../client/session/resets.ts'
import { drawStep } from '../../../testing/draw-step.tsx'

afterEach(() => {
  cleanup()
  forgetPerson()
})

const list = (results: readonly object[]) => () => ({ body: { results } })

it('a loan that is not possible says the person’s own reasons', async () => {
  await drawStep('landing-fc-loan', 'donotqualify', {
    'GET /api/v1/loans/': () => ({
      body: { results: [], quote: { eligible: false, reasons: [{ reason: 'has-employees', words: 'You have employees.' }] } },
    }),
  })
  expect(await screen.findByText('You have employees.')).toBeTruthy()
})

it('a move that was refused says for which account, and why', async () => {
  await drawStep('landing-rollover', 'ira/sorry', {
    'GET /api/v1/accounts/found_accounts_tracker/': list([
      { pk: 'r', employer_name: 'Foolscap Paper', refused_why: 'You still work there.' },
    ]),
    'GET /api/v1/accounts/found_accounts/': list([
      {
        pk: 'a',
        employer_name: 'Silent Mills',
        kind: 'no-match',
        is_mine: 'unsure',
        record_keeper_answer: 'not-asked',
        why: 'No plan fits.',
      },
    ]),
  })
  expect(await screen.findByText('You still work there.')).toBeTruthy()
  expect(screen.getByText('No plan fits.')).toBeTruthy()
})

it('where no reason is known, it says so and whom to ask', async () => {
  await drawStep('landing-rollover', 'ira/sorry', {
    'GET /api/v1/accounts/found_accounts_tracker/': list([]),
    'GET /api/v1/accounts/found_accounts/': list([]),
  })
  expect(await screen.findByText(/We don’t have the exact reason yet/)).toBeTruthy()
})

it('a link that failed says what the partner reported', async () => {
  await drawStep('landing-fc-loan', 'plaid-failed', {
    'GET /api/v1/financial_accounts/plaid/linked_institutions/': list([
      { pk: 'l', institution_name: 'Larch Bank', state: 'login_required' },
    ]),
    'GET /api/v1/financial_accounts/accounts/': list([{ pk: 'b', institution_name: 'Oak Bank', verification: 'expired' }]),
  })
  expect(await screen.findByText('Larch Bank')).toBeTruthy()
  expect(screen.getByText(/confirmed within seven days/)).toBeTruthy()
})
