import { shortNumber } from '@app/schemas/rules/people/short-number'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { forgetPerson } from '../../../client/session/resets.ts'
import { drawStep } from '../../../testing/draw-step.tsx'

afterEach(() => {
  cleanup()
  forgetPerson()
})

const list = (results: readonly object[]) => () => ({ body: { results } })
const person = { user_external_id: '0190aaaa-0000-7000-8000-00007f3a91c2' }

it('a number is short enough to be read out', () => {
  expect(shortNumber(person.user_external_id)).toBe('7F3A-91C2')
})

it('people who asked for help have a number of their own', async () => {
  await drawStep('landing-rc', 'take-care', { 'GET /api/v1/accounts/personal_information/': list([person]) })
  expect(await screen.findByText('7F3A-91C2')).toBeTruthy()
})

it('a request for a loan has its number', async () => {
  await drawStep('landing-fc-newloan', 'get-back', {
    'GET /api/v1/loans/': list([{ pk: '0190aaaa-0000-7000-8000-0000c0ffee01' }]),
    'GET /api/v1/loans/alt_loan/': list([]),
    'GET /api/v1/loans/refinance_loan/': list([]),
  })
  expect(await screen.findByText('C0FF-EE01')).toBeTruthy()
})

it('a request to replace a loan has the number of that one, whatever else is kept', async () => {
  await drawStep('landing-fc-refinance', 'get-back', {
    'GET /api/v1/loans/': list([{ pk: '0190aaaa-0000-7000-8000-0000c0ffee01' }]),
    'GET /api/v1/loans/alt_loan/': list([{ pk: '0190aaaa-0000-7000-8000-0000c0ffee03', borrow_amount: null, terms_condition: false }]),
    'GET /api/v1/loans/refinance_loan/': list([{ pk: '0190aaaa-0000-7000-8000-0000c0ffee02', borrow_amount: 9000, term: 3 }]),
  })
  expect(await screen.findByText('C0FF-EE02')).toBeTruthy()
  expect(screen.queryByText('C0FF-EE01')).toBeNull()
  expect(screen.queryByText('C0FF-EE03')).toBeNull()
})

it('before anybody is known it says where the number will stand', async () => {
  await drawStep('landing-rc', 'take-care', { 'GET /api/v1/accounts/personal_information/': list([]) })
  expect(await screen.findByText(/Your reference number will appear here in a moment/)).toBeTruthy()
})
