import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { forgetPerson } from '../../../client/session/resets.ts'
import { drawStep } from '../../../testing/draw-step.tsx'

afterEach(() => {
  cleanup()
  forgetPerson()
})

const list =
  (...results: readonly object[]) =>
  () => ({ body: { results } })
const kept = { pk: 'r1', version: 3, borrow_amount: 9000, term: 3, purpose: 'debt', sent_at: null, comparison: null }
const sendCall = 'POST /api/v1/loans/refinance_loan/{id}/send/'.replace('{id}', kept.pk)

const draw = (answer: object) =>
  drawStep('landing-fc-refinance', 'loan-request', {
    'GET /api/v1/loans/': list(),
    'GET /api/v1/loans/alt_loan/': list({ pk: 'a1', version: 1, borrow_amount: null, terms_condition: false, sent_at: null }),
    'GET /api/v1/loans/refinance_loan/': list(kept),
    [sendCall]: () => answer,
  })

it('the request is sent as it stood on the page, and what is kept for lenders without leave is not', async () => {
  const { asked } = await draw({ body: { ...kept, sent_at: '2026-11-22T12:00:00Z' } })
  await userEvent.click(await screen.findByRole('checkbox', { name: /Send this to a person/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Send my request' }))
  await waitFor(() => expect(asked.some(({ call }) => call === sendCall)).toBe(true))
  expect(asked.filter(({ call }) => call.includes('/send/')).map(({ headers }) => headers['if-match'])).toEqual(['"3"'])
})

it('nothing is sent without the tick, and the page says so', async () => {
  const { asked } = await draw({ body: kept })
  await userEvent.click(await screen.findByRole('button', { name: 'Send my request' }))
  expect((await screen.findAllByText(/Check the box to send your request/)).length).toBeGreaterThan(0)
  expect(asked.some(({ call }) => call === sendCall)).toBe(false)
})
