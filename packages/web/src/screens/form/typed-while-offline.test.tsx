import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { forgetPerson } from '../../client/session/resets.ts'
import { drawStep } from '../../testing/draw-step.tsx'

afterEach(() => {
  cleanup()
  forgetPerson()
  vi.restoreAllMocks()
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

/** A page with another city, on which the button was pressed without a connection. */
async function pressOffline() {
  const connection = { isDown: true }
  const drawn = await drawStep('landing-fc-newfind', 'personal-information?part=2', {
    [`GET ${root}/`]: () => ({ body: { results: [kept] } }),
    [`GET ${root}/ssn/`]: () => ({ body: { results: [] } }),
    [`PUT ${root}/x/update/`]: ({ body }) => {
      if (connection.isDown) return Promise.reject(new TypeError('Failed to fetch'))
      return { body: { ...kept, ...body, version: 2 } }
    },
  })
  const city = await screen.findByLabelText<HTMLInputElement>('City')
  await waitFor(() => expect(city.value).toBe('Portland'))
  await userEvent.type(city, ' East')
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await screen.findByText(/We’ll continue as soon as you’re back/)
  const reconnect = async () => {
    connection.isDown = false
    online.mockReturnValue(true)
    await act(async () => void dispatchEvent(new Event('online')))
  }
  const saved = () => drawn.asked.filter(({ call }) => call.startsWith('PUT')).map(({ body }) => body.city)
  return { ...drawn, city, reconnect, saved }
}

it('what was pressed without a connection is sent by itself once there is one', async () => {
  const { done, reconnect, saved } = await pressOffline()
  await reconnect()
  await waitFor(() => expect(done).toHaveBeenCalledTimes(1))
  expect(saved().at(-1)).toBe('Portland East')
})

it('what is typed after a press without a connection is sent only with another press, and nothing else is announced', async () => {
  const { done, city, reconnect, saved } = await pressOffline()
  await userEvent.clear(city)
  await userEvent.type(city, 'Sal')
  expect(screen.queryByText(/We’ll continue as soon as you’re back/)).toBeNull()
  await reconnect()
  await userEvent.type(city, 'em')
  expect([saved(), done.mock.calls.length, document.activeElement]).toEqual([['Portland East'], 0, city])
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(done).toHaveBeenCalledTimes(1))
  expect(saved().at(-1)).toBe('Salem')
})
