import type { Facts } from '@app/engine'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { forgetPerson } from '../../../client/session/resets.ts'
import { useSession } from '../../../client/session/session.ts'
import { ada as person } from '../../../testing/ada.ts'
import { drawStep } from '../../../testing/draw-step.tsx'
import { plainlyKept } from '../../../testing/plainly-kept.ts'
import { code } from '../text/code.tsx'

// Pieces of a page come when it asks for them: on a busy machine that takes a while.

afterEach(() => {
  cleanup()
  forgetPerson()
})

const ada = {
  pk: '11111111-1111-4111-8111-111111111111',
  version: 2,
  first_name: 'Ada',
  last_name: 'Sample',
  street_address: '1 Example Street',
  city: 'Portland',
  state: 'OR',
  zip_code: '97214',
  phone_number: '5035550112',
  dob: '1992-04-27',
  ira_interest: true,
  has_custodial_auth: false,
}
const root = '/api/v1/accounts/personal_information'
const draw = (at: string, ssn: readonly object[], facts: Facts) =>
  drawStep(
    'landing-rollover',
    at,
    {
      [`GET ${root}/`]: () => ({ body: { results: [ada] } }),
      [`GET ${root}/ssn/`]: () => ({ body: { results: ssn } }),
      [`PUT ${root}/${ada.pk}/update/`]: ({ body }) => ({ body: { ...ada, ...body, version: 3 } }),
    },
    facts,
    () => ({ body: { results: [] } }),
  )
/** The application asks for the number before it is sent. */
const drawAsked = () => draw('ira/open-beagle', [], { 'ssn.known': false })
/** Later the page about the person shows how it ends. */
const drawSaved = () => draw('personal-information?part=2', [{ ssn: '***-**-1120' }], { 'ssn.known': true })
const number = () => screen.findByLabelText('Social Security number') as Promise<HTMLInputElement>

it('a number shows its last four digits at rest, all of them while it is typed or when asked for, and is kept nowhere', async () => {
  await drawAsked()
  await screen.findByRole('button', { name: 'Show number' })
  await userEvent.type(await number(), '078 05 1120')
  expect((await number()).value).toBe('078 05 1120')
  await userEvent.tab()
  expect((await number()).value).toBe('***-**-1120')
  const show = screen.getByRole('button', { name: 'Show number' })
  await userEvent.click(show)
  expect([(await number()).value, show.getAttribute('aria-pressed')]).toEqual(['078 05 1120', 'true'])
  expect(plainlyKept() + location.href).not.toMatch(/1120/)
})

it('a number with a digit missing does not look complete at rest, and shows none of its digits', async () => {
  await drawAsked()
  await screen.findByRole('button', { name: 'Show number' })
  await userEvent.type(await number(), '078-05-112')
  await userEvent.tab()
  expect((await number()).value).toBe('***-**-***')
})

it('nobody is asked for a number that is saved', async () => {
  await draw('ira/open-beagle', [{ ssn: '***-**-1120' }], { 'ssn.known': true, 'beneficiaries.listed': false })
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Who gets the account if you die?')
})

it('finding an account asks for no number', async () => {
  await draw('personal-information?part=2', [], { 'ssn.known': false })
  await waitFor(() => expect(screen.getByLabelText('City')).toBeTruthy())
  expect(screen.queryByLabelText('Social Security number')).toBeNull()
  expect(screen.queryByText(/We have the number/)).toBeNull()
})

it('a number that is typed again takes the place of the one before', async () => {
  await drawAsked()
  await screen.findByRole('button', { name: 'Show number' })
  await userEvent.type(await number(), '078-05-1120')
  await userEvent.tab()
  const input = await number()
  // As a key or a browser that fills in does it: marked first, then there.
  input.select()
  input.focus()
  await userEvent.keyboard('219-09-9999')
  expect(input.value).toBe('219-09-9999')
})

it('a number that the service has stays when it is left alone', async () => {
  const { asked, done } = await drawSaved()
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('City').value).toBe('Portland'))
  await userEvent.clear(screen.getByLabelText('City'))
  await userEvent.type(screen.getByLabelText('City'), 'Salem')
  expect(await screen.findByText('We have the number ending in 1120.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(done).toHaveBeenCalled())
  const sent = asked.find(({ call }) => call.startsWith('PUT /api/v1/accounts'))
  expect(sent?.headers['if-match']).toBe('"2"')
  expect([sent?.body.city, sent?.body.ira_interest, 'ssn' in (sent?.body ?? {})]).toEqual(['Salem', true, false])
})

it('a number that is to be changed is asked anew, and the old one can be kept after all', async () => {
  await drawSaved()
  await userEvent.click(await screen.findByRole('button', { name: 'Change it: Social Security number' }))
  expect(document.activeElement).toBe(await number())
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  expect(await screen.findByRole('link', { name: /Enter your Social Security number/ })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: /Keep the one that ends in 1120/ }))
  expect(screen.getByText('We have the number ending in 1120.')).toBeTruthy()
})

it('a code may be pasted with spaces; it is six digits', () => {
  const field = { name: 'code', type: 'code', label: 'Code', record: undefined, column: 'code' } as const
  const read = (value: unknown) => code.read?.(value, field, { today: '2026-01-01', others: {} }, () => ({ ok: true, value }))
  expect(read(' 123 456 ')).toEqual({ ok: true, value: '123456' })
  expect([read(''), read('12345')]).toEqual([
    { ok: false, problem: 'required' },
    { ok: false, problem: 'format' },
  ])
})

it('a number is not asked for before the address is proven, on another device than the one where the account was made', async () => {
  await drawAsked()
  act(() => useSession.setState({ user: { ...person, may_give_ssn: false } }))
  expect(await screen.findByText('Confirm your e-mail address first')).toBeTruthy()
  expect(screen.queryByRole('textbox', { name: 'Social Security number' })).toBeNull()
  expect(screen.getByRole('button', { name: /^Send me the link/ })).toBeTruthy()
})
