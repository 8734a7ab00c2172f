import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { forgetPerson } from '../../../client/session/resets.ts'
import { drawStep } from '../../../testing/draw-step.tsx'

afterEach(() => {
  cleanup()
  forgetPerson()
})

const person = {
  pk: '11111111-1111-4111-8111-111111111111',
  version: 1,
  first_name: 'Ada',
  last_name: 'Sample',
  street_address: '1204 Example Street',
  city: 'Portland',
  state: 'OR',
  zip_code: '97214',
  phone_number: '6085550171',
  dob: '1992-04-27',
  ira_interest: false,
}
const ask = 'POST /api/v1/accounts/confirm_phone/'
const tell = 'POST /api/v1/accounts/confirm_phone/code/'
const consent = 'POST /api/v1/accounts/calls/consent/'
const draw = (more: Parameters<typeof drawStep>[2] = {}, facts = { 'phone.confirmed': false }) =>
  drawStep(
    'landing-rollover-new',
    'call-verification',
    {
      'GET /api/v1/accounts/personal_information/': () => ({ body: { results: [person] } }),
      [`PUT /api/v1/accounts/personal_information/${person.pk}/update/`]: ({ body }) => ({ body: { ...person, ...body, version: 2 } }),
      'GET /api/v1/accounts/calls/consent/': () => ({ body: { consent: null } }),
      [ask]: () => ({ body: { phone_number: '••••0171', state: 'code_sent', expires_at: null } }),
      [tell]: ({ body }) =>
        body.code === '123456'
          ? { body: { phone_number: '••••0171', state: 'confirmed' } }
          : { status: 400, body: { code: 'code_not_right', detail: 'No.' } },
      [consent]: ({ body }) => ({ body: { consent: { ...body, said_at: '2026-03-06T12:00:00Z' } } }),
      ...more,
    },
    facts,
  )
const send = async () => userEvent.click(await screen.findByRole('button', { name: 'Text a code to (608) 555-0171' }))
const allow = async () => {
  await userEvent.click(screen.getByRole('checkbox', { name: /You may call me/ }))
  await userEvent.click(screen.getByRole('radio', { name: /No, don’t record it/ }))
}
const confirm = () => userEvent.click(screen.getByRole('button', { name: 'Confirm my number' }))

it('a code is sent to the number that stands on the page, and a new one has to wait', async () => {
  const { asked } = await draw()
  await send()
  expect(await screen.findByText(/We have sent a code to \(608\) 555-0171/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Text a new code' }))
  expect(asked.filter(({ call }) => call === ask)).toHaveLength(1)
})

it('the right code confirms the number, and what the person allows is kept', async () => {
  const { asked, done } = await draw()
  await send()
  await userEvent.type(screen.getByLabelText('Code from the text message'), '123456')
  await allow()
  await confirm()
  await waitFor(() => expect(done).toHaveBeenCalled())
  expect(asked.find(({ call }) => call === consent)?.body).toEqual({ may_call: true, may_record: false })
})

it('a wrong code gets the words of its field, and nothing is cleared', async () => {
  await draw()
  await send()
  await userEvent.type(screen.getByLabelText('Code from the text message'), '000000')
  await allow()
  await confirm()
  expect((await screen.findByText('There’s a problem')).closest('[role=alert]')?.textContent).toContain('That isn’t the code we sent.')
  expect(screen.getByLabelText<HTMLInputElement>('Code from the text message').value).toBe('000000')
})

it('a code that went to another number does not confirm this one', async () => {
  const { asked } = await draw()
  await send()
  const number = screen.getByLabelText('Your phone number')
  await userEvent.clear(number)
  await userEvent.type(number, '2075550134')
  await userEvent.type(screen.getByLabelText('Code from the text message'), '123456')
  await allow()
  await confirm()
  expect((await screen.findAllByText(/The code went to \(608\) 555-0171/)).length).toBeGreaterThan(0)
  expect(asked.some(({ call }) => call === tell)).toBe(false)
})

it('a number that cannot get a text gets a message at once', async () => {
  await draw({ [ask]: () => ({ status: 400, body: { code: 'partner_refused', detail: 'This number cannot get text messages.' } }) })
  await send()
  expect(await screen.findByText('This number cannot get text messages.')).toBeTruthy()
})

it('a number that is confirmed needs no code', async () => {
  await draw({}, { 'phone.confirmed': true })
  expect(await screen.findByText('Your number is confirmed')).toBeTruthy()
  expect(screen.queryByLabelText('Code from the text message')).toBeNull()
})
