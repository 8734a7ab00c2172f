import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { forgetPerson } from '../../client/session/resets.ts'
import { drawStep } from '../../testing/draw-step.tsx'

afterEach(() => {
  cleanup()
  forgetPerson()
})

const root = '/api/v1/accounts/personal_information'

const kept = { pk: 'x', version: 1, first_name: 'Ada', last_name: 'Sample', dob: '1992-04-27', street_address: '1 Example Street' }

/** The second page about a person, and what the service has of it. A save is answered when `answered` is. */
async function drawAddress(answered: Promise<void> = Promise.resolve()) {
  const service = { saved: { ...kept, city: 'Portland', state: 'OR', zip_code: '97214', phone_number: '5035550112' } }
  const drawn = await drawStep('landing-fc-newfind', 'personal-information?part=2', {
    [`GET ${root}/`]: () => ({ body: { results: [service.saved] } }),
    [`GET ${root}/ssn/`]: () => ({ body: { results: [] } }),
    [`PUT ${root}/x/update/`]: async ({ body }) => {
      await answered
      service.saved = { ...service.saved, ...body, version: service.saved.version + 1 }
      return { body: service.saved }
    },
  })
  const city = await screen.findByLabelText<HTMLInputElement>('City')
  await waitFor(() => expect(city.value).toBe('Portland'))
  return { ...drawn, service, city }
}

it('what is corrected while it is being saved is saved too, before the page goes on', async () => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  const { asked, done, service, city } = await drawAddress(answered)
  await userEvent.type(city, ' Eest')
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(asked.some(({ call }) => call.startsWith('PUT'))).toBe(true))
  await userEvent.type(city, '{Backspace}{Backspace}{Backspace}ast')
  answer()
  await waitFor(() => expect(done).toHaveBeenCalledTimes(1))
  expect(service.saved.city).toBe('Portland East')
})

it('what is corrected while it is being checked is another intent, with a key of its own', async () => {
  const { asked, done, service, city } = await drawAddress()
  fireEvent.change(city, { target: { value: 'Portland Eest' } })
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
  fireEvent.change(city, { target: { value: 'Portland East' } })
  await waitFor(() => expect(done).toHaveBeenCalledTimes(1))
  const saves = asked.filter(({ call }) => call.startsWith('PUT'))
  expect(saves.map(({ body }) => body.city)).toEqual(['Portland Eest', 'Portland East'])
  // The version of the record stands at the end of each.
  const intents = saves.map(({ headers }) => headers['idempotency-key']?.replace(/-\d+$/, ''))
  expect(new Set(intents).size).toBe(2)
  expect(service.saved.city).toBe('Portland East')
})
