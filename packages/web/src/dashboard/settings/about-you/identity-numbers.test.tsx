import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { forgetPerson } from '../../../client/session/resets.ts'
import { signedInBrowser, stubService } from '../../../testing/stub-service.ts'
import { IdentityNumbers } from './identity-numbers.tsx'

beforeEach(signedInBrowser)
afterEach(() => {
  cleanup()
  forgetPerson()
})

const information = 'GET /api/v1/accounts/personal_information/'
const ssn = 'GET /api/v1/accounts/personal_information/ssn/'
const results = (...all: readonly object[]) => ({ body: { results: all } })

function draw(person: readonly object[] = [{ pk: 'p1', dob: '1979-11-30' }], masked: readonly object[] = [{ ssn: '•••-••-7741' }]) {
  const asked = stubService({
    [information]: () => results(...person),
    [ssn]: ({ query }) => (query['reveal'] === 'true' ? results({ ssn: '123-45-7741' }) : results(...masked)),
  })
  render(<IdentityNumbers />)
  return asked
}

const values = () => screen.getAllByRole('definition').map(({ textContent }) => textContent)

it('both are masked until they are asked for, and masked again after that', async () => {
  const asked = draw()
  const show = await screen.findByRole('button', { name: 'Show both in full' })
  expect(values()).toEqual(['••/••/1979', '•••-••-7741'])
  expect(asked.some(({ query }) => query['reveal'] === 'true')).toBe(false)
  await userEvent.click(show)
  await userEvent.click(await screen.findByRole('button', { name: 'Hide them again' }))
  expect(values()).toEqual(['••/••/1979', '•••-••-7741'])
})

it('shown, they are whole', async () => {
  draw()
  await userEvent.click(await screen.findByRole('button', { name: 'Show both in full' }))
  await screen.findByRole('button', { name: 'Hide them again' })
  expect(values()).toEqual(['Nov 30, 1979', '123-45-7741'])
})

it('people who were never asked read when they will be', async () => {
  draw([], [])
  expect(await screen.findByText(/We don’t have them yet/)).toBeTruthy()
})
