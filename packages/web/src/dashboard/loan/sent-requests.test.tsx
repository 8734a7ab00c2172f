import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { setLanguage } from '../../client/language.ts'
import { forgetPerson } from '../../client/session/resets.ts'
import { signedInBrowser, stubService } from '../../testing/stub-service.ts'
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
  sent_at: '2026-03-06T12:00:00Z',
  outcome: null,
  ended_at: null,
  refused_why: null,
}
const lenders = { ...refinance, pk: '0190aaaa-0000-7000-8000-0000c0ffee03', borrow_amount: 5000, term: 1, terms_condition: true }
const list = (...results: readonly object[]) => ({ body: { results } })

function draw(kept: { readonly refinance?: object; readonly lenders?: object }) {
  signedInBrowser()
  const asked = stubService({
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
  draw({ refinance })
  expect(await screen.findByText(/A person reads it and answers within two business days, by e-mail\. This isn’t a yes yet\./)).toBeTruthy()
  expect(beside('You ask for')).toBe('$9,000.00')
  expect(beside('Paid back over')).toBe('3 years')
  expect(beside('The loan you have')).toBe('First Sample Bank, $8,200.00 owed')
  expect(beside('Sent on')).toBe('March 6')
  expect(beside('Reference number')).toBe('C0FF-EE02')
})

it('a loan from a lender does too', async () => {
  draw({ lenders })
  expect(await screen.findByRole('heading', { name: 'A loan from a lender' })).toBeTruthy()
  expect([beside('You ask for'), beside('Paid back over'), beside('Reference number')]).toEqual(['$5,000.00', '1 year', 'C0FF-EE03'])
})

it('it is shown in Spanish', async () => {
  setLanguage('es')
  draw({ refinance })
  expect(await screen.findByText(/Una persona lo lee y responde en un plazo de dos días hábiles/)).toBeTruthy()
  expect([beside('Enviado el'), beside('A devolver en')]).toEqual(['6 de marzo', '3 años'])
})

it('both stand there where both were asked for', async () => {
  draw({ refinance, lenders })
  expect(await screen.findByText('C0FF-EE02')).toBeTruthy()
  expect(screen.getByText('C0FF-EE03')).toBeTruthy()
})

it('one that was refused says why, that nothing comes of it, and what else there is; it waits for nobody any more', async () => {
  draw({ refinance: { ...refinance, outcome: 'refused', ended_at: '2026-03-09T12:00:00Z', refused_why: 'It costs more than it saves.' } })
  expect(await screen.findByText('It costs more than it saves.')).toBeTruthy()
  expect(screen.getByText(/No money is coming from this request\..+you owe nothing/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Write to us' }).getAttribute('href')).toBe('/dashboard/need-help')
  expect(beside('Answered on')).toBe('March 9')
  for (const promise of [/two business days/, /isn’t a yes yet/, /haven’t heard/]) expect(screen.queryByText(promise)).toBeNull()
})

it('one that was taken back is gone', async () => {
  const asked = draw({ refinance: { ...refinance, outcome: 'taken-back', ended_at: '2026-03-09T12:00:00Z' } })
  await waitFor(() => expect(asked).toHaveLength(3))
  expect(screen.queryByText('What you have asked us for')).toBeNull()
})

it('what is not sent yet is not shown as sent', async () => {
  const asked = draw({ refinance: { ...refinance, sent_at: null }, lenders: { ...lenders, sent_at: null } })
  await waitFor(() => expect(asked).toHaveLength(3))
  expect(screen.queryByText('What you have asked us for')).toBeNull()
})
