import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { forgetPerson } from '../../client/session/resets.ts'
import { drawStep } from '../../testing/draw-step.tsx'
import { SaveLine } from './save-line.tsx'

afterEach(() => {
  cleanup()
  forgetPerson()
})

const root = '/api/v1/accounts/personal_information'
const kept = {
  pk: 'x',
  version: 1,
  first_name: 'Ada',
  last_name: 'Sample',
  dob: '1992-04-27',
  street_address: '1 Example Street',
  city: 'Portland',
  state: 'OR',
  zip_code: '97214',
  phone_number: '5035550112',
}

it('the foot of a page says that it saves while it does, and nothing is called saved that was refused', async () => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  await drawStep('landing-fc-newfind', 'personal-information?part=2', {
    [`GET ${root}/`]: () => ({ body: { results: [kept] } }),
    [`GET ${root}/ssn/`]: () => ({ body: { results: [] } }),
    [`PUT ${root}/x/update/`]: async () => {
      await answered
      return { status: 503, body: { code: 'overloaded', detail: 'We’re busy.' } }
    },
  })
  render(<SaveLine isSignedIn />)
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('City').value).toBe('Portland'))
  const go = screen.getByRole('button', { name: 'Continue' })
  await userEvent.click(go)
  await screen.findByText('Saving …')
  answer()
  await screen.findByText('Not saved yet. Your answers are still on this page.')
  expect(screen.queryByText(/^Saved\./)).toBeNull()
})
