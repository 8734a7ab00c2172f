import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { forgetPerson } from '../../client/session/resets.ts'
import { drawStep } from '../../testing/draw-step.tsx'

afterEach(() => {
  cleanup()
  forgetPerson()
})

const root = '/api/v1/accounts/personal_information'

it('what is corrected while it is being saved is saved too, before the page goes on', async () => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  const kept = { pk: 'x', version: 1, first_name: 'Ada', last_name: 'Sample', dob: '1992-04-27', street_address: '1 Example Street' }
  let saved = { ...kept, city: 'Portland', state: 'OR', zip_code: '97214', phone_number: '5035550112' }
  const { asked, done } = await drawStep('landing-fc-newfind', 'personal-information?part=2', {
    [`GET ${root}/`]: () => ({ body: { results: [saved] } }),
    [`GET ${root}/ssn/`]: () => ({ body: { results: [] } }),
    [`PUT ${root}/x/update/`]: async ({ body }) => {
      await answered
      saved = { ...saved, ...body, version: saved.version + 1 }
      return { body: saved }
    },
  })
  const city = await screen.findByLabelText<HTMLInputElement>('City')
  await waitFor(() => expect(city.value).toBe('Portland'))
  await userEvent.type(city, ' Eest')
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(asked.some(({ call }) => call.startsWith('PUT'))).toBe(true))
  await userEvent.type(city, '{Backspace}{Backspace}{Backspace}ast')
  answer()
  await waitFor(() => expect(done).toHaveBeenCalledTimes(1))
  expect(saved.city).toBe('Portland East')
})
