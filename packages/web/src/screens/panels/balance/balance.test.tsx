import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { forgetPerson } from '../../../client/session/resets.ts'
import { drawStep } from '../../../testing/draw-step.tsx'

afterEach(() => {
  cleanup()
  forgetPerson()
})

const draw = (institution_name: string) =>
  drawStep('landing-fc-find', 'balance', {
    'GET /api/v1/accounts/found_accounts/': () => ({ body: { results: [] } }),
    'GET /api/v1/financial_accounts/accounts/': () => ({
      body: {
        results: [
          {
            pk: 'one',
            name: '401(k)',
            institution_name,
            account_subtype: '401k',
            is_active: true,
            source: 'manual',
            current_balance: 12_500,
          },
        ],
      },
    }),
  })

it('an account is named by who holds it', async () => {
  await draw('Fiddletoft Recordkeeping')
  expect(await screen.findByText('One account: Fiddletoft Recordkeeping')).toBeTruthy()
})

it('an account of which nobody remembers who holds it has no name', async () => {
  await draw("I don't remember")
  expect(await screen.findByText('One account')).toBeTruthy()
})
