import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { forgetPerson } from '../../../client/session/resets.ts'
import { drawStep } from '../../../testing/draw-step.tsx'

afterEach(() => {
  cleanup()
  forgetPerson()
})

const draw = (state: 'running' | 'done', results: readonly object[] = []) =>
  drawStep('landing-solo-only', 'no-balance', {
    'GET /api/v1/accounts/onboarding/': () => ({ body: { names: [], zipcodes: [], search: null } }),
    'GET /api/v1/accounts/unclaimed_properties/': () => ({
      body: {
        free: { is_free: true, words: 'Searching is free.', claim_page: 'https://unclaimed.org/' },
        search: { state, looked_at: null },
        results,
      },
    }),
    'GET /api/v1/financial_accounts/accounts/': () => ({ body: { results: [] } }),
  })

it('without a search it says what was looked through, what came of it, and who was not asked', async () => {
  await draw('done')
  await screen.findByText('Where we have looked')
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '')
  expect(rows.find((row) => row.startsWith('Unclaimed money of states'))).toContain('No retirement account')
  expect(rows.find((row) => row.startsWith('Providers'))).toContain('Not asked')
})

it('what is still being looked through says so', async () => {
  await draw('running')
  await screen.findByText('Where we have looked')
  expect(
    screen
      .getAllByRole('status')
      .map(({ textContent }) => textContent)
      .join(' '),
  ).toContain('Looking')
})

it('other money that a state may hold is counted apart: it is no retirement account', async () => {
  await draw('done', [{ pk: 'one', is_retirement: false, amount: 12, amount_from: null }])
  expect(await screen.findByText(/One record of other money may be yours/)).toBeTruthy()
})
