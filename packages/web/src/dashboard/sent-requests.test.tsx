// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { setLanguage } from '../client/language.ts'
import { forgetPerson } from '../client/resets.ts'
import { walkView } from '../testing/real-flows.ts'
import { signedInBrowser, stubService } from '../testing/stub-service.ts'
import { SentRequests } from './sent-requests.tsx'

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-03-20T12:00:00Z') })
})
afterEach(() => {
  cleanup()
  forgetPerson()
  setLanguage('en')
  vi.useRealTimers()
})

const refinance = {
  pk: '0190aaaa-0000-7000-8000-0000c0ffee02',
  borrow_amount: 9000,
  term: 3,
  lender: 'First Sample Bank',
  current_balance: 8200,
}
const lenders = { pk: '0190aaaa-0000-7000-8000-0000c0ffee03', borrow_amount: 5000, term: 1, terms_condition: true }
const list = (...results: readonly object[]) => ({ body: { results } })

type Kept = { readonly refinance?: object; readonly lenders?: object; readonly facts?: object }

function draw(mode: 'landing-fc-refinance' | 'landing-fc-newloanalt', step: string, kept: Kept = {}) {
  signedInBrowser()
  const asked = stubService({
    'GET /api/journeys': () => list({ mode, title: '', step, step_title: '', saved_at: '2026-03-06T12:00:00Z', is_over: true }),
    [`GET /api/journeys/${mode}`]: () => ({ body: { facts: kept.facts ?? {} } }),
    [`GET /api/flows/${mode}/walk`]: () => ({ body: walkView(mode) }),
    'GET /api/v1/loans/': () => list({ pk: 'own' }),
    'GET /api/v1/loans/refinance_loan/': () => list(...(kept.refinance ? [kept.refinance] : [])),
    'GET /api/v1/loans/alt_loan/': () => list(...(kept.lenders ? [kept.lenders] : [])),
  })
  render(
    <MemoryRouter>
      <SentRequests />
    </MemoryRouter>,
  )
  return asked
}

const beside = (name: string) => screen.getByText(name).nextSibling?.textContent

it('a loan to replace says what was asked for and when, its number, and that a person answers', async () => {
  draw('landing-fc-refinance', 'get-back', { refinance })
  expect(
    await screen.findByText(/A person reads it and answers within two business days, by e-mail\. This is not a yes yet\./),
  ).toBeTruthy()
  expect(beside('You ask for')).toBe('$9,000.00')
  expect(beside('Paid back over')).toBe('3 years')
  expect(beside('The loan you have')).toBe('First Sample Bank, $8,200.00 owed')
  expect(beside('Sent on')).toBe('March 6')
  expect(beside('Reference number')).toBe('C0FF-EE02')
  expect(screen.getByRole('link', { name: 'See what happens next' }).getAttribute('href')).toBe('/landing-fc-refinance/get-back')
})

it('a loan from a lender does too', async () => {
  draw('landing-fc-newloanalt', 'get-back', { lenders, facts: { offers_choice: 'yes' } })
  expect(await screen.findByRole('heading', { name: 'A loan from a lender' })).toBeTruthy()
  expect([beside('You ask for'), beside('Paid back over'), beside('Reference number')]).toEqual(['$5,000.00', '1 year', 'C0FF-EE03'])
})

it('it is told in Spanish', async () => {
  setLanguage('es')
  draw('landing-fc-refinance', 'get-back', { refinance })
  expect(await screen.findByText(/Una persona lo lee y responde en dos días hábiles/)).toBeTruthy()
  expect([beside('Enviado el'), beside('A devolver en')]).toEqual(['6 de marzo', '3 años'])
})

it('both stand there where both were asked for', async () => {
  draw('landing-fc-refinance', 'get-back', { refinance, lenders, facts: { offers_choice: 'yes' } })
  expect(await screen.findByText('C0FF-EE02')).toBeTruthy()
  expect(screen.getByText('C0FF-EE03')).toBeTruthy()
})

it('answers that are kept for lenders without a word to ask them are no request', async () => {
  draw('landing-fc-refinance', 'get-back', { refinance, lenders: { ...lenders, borrow_amount: null, terms_condition: false } })
  expect(await screen.findByText('C0FF-EE02')).toBeTruthy()
  expect(screen.queryByText('A loan from a lender')).toBeNull()
})

it('whoever said no to lenders has asked for nothing', async () => {
  const asked = draw('landing-fc-newloanalt', 'get-back', { refinance, facts: { offers_choice: 'no' } })
  await waitFor(() => expect(asked.some(({ call }) => call === 'GET /api/v1/loans/alt_loan/')).toBe(true))
  await waitFor(() => expect(asked.some(({ call }) => call === 'GET /api/journeys/landing-fc-newloanalt')).toBe(true))
  expect(screen.queryByText('What you have asked us for')).toBeNull()
})

it('what is not sent yet is not shown as sent, and nothing of it is asked for', async () => {
  const asked = draw('landing-fc-refinance', 'loan-request', { refinance })
  await waitFor(() => expect(asked).toHaveLength(1))
  expect(screen.queryByText('What you have asked us for')).toBeNull()
})
