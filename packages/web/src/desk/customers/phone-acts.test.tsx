import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { forgetPerson } from '../../client/session/resets.ts'
import type { Customer } from '../data/customer.ts'
import { customerOf, me } from '../testing/desk-samples.ts'
import { openDesk, refusal } from '../testing/open-desk.tsx'

afterEach(() => {
  cleanup()
  forgetPerson()
})

const read = 'POST /api/v1/desk/customers/c1/'
const confirm = 'POST /api/v1/desk/customers/c1/phone/confirm/'
const stop = 'POST /api/v1/desk/customers/c1/phone/stop-calling/'
const confirmWords = 'They confirmed this number on a call'
const stopWords = 'They no longer want to be called'
const unconfirmed: Customer['phone'] = { ending: '0134', is_confirmed: false, may_call: null, said_at: null }
const settled: Customer['phone'] = { ending: '0134', is_confirmed: true, may_call: false, said_at: '2026-02-03T12:00:00.000Z' }

async function openCustomer(phones: readonly Customer['phone'][], answers: Parameters<typeof openDesk>[1] = {}) {
  const left = [...phones]
  const next = () => (left.length > 1 ? left.shift() : left[0]) ?? unconfirmed
  const asked = openDesk('/desk/customers/c1', { [read]: () => ({ body: customerOf({ phone: next() }) }), ...answers })
  await userEvent.type(await screen.findByLabelText('Why do you open it?'), 'She called{Enter}')
  await screen.findByRole('heading', { level: 2, name: 'Phone' })
  return asked
}

async function tell(press: string, why: string) {
  await userEvent.click(screen.getByRole('button', { name: press }))
  const dialog = within(screen.getByRole('dialog'))
  const field = dialog.getByLabelText('What did they say?')
  await userEvent.clear(field)
  await userEvent.type(field, `${why}{Enter}`)
}

it('a number is confirmed for a reason, as the one that the colleague saw, and the page shows it', async () => {
  const asked = await openCustomer([unconfirmed, { ...unconfirmed, is_confirmed: true }], { [confirm]: () => ({ body: settled }) })
  expect(screen.getByText('••• ••• 0134, not confirmed')).toBeTruthy()
  expect(screen.getByText('They haven’t said')).toBeTruthy()
  await tell(confirmWords, 'A landline')
  expect(await screen.findByText('••• ••• 0134, confirmed')).toBeTruthy()
  expect(asked.find(({ call }) => call === confirm)?.body).toEqual({ ending: '0134', reason: 'A landline' })
  expect(screen.queryByRole('button', { name: confirmWords })).toBeNull()
})

it('who no longer wants to be called is recorded with what they said', async () => {
  const asked = await openCustomer([unconfirmed, settled], { [stop]: () => ({ body: settled }) })
  await tell(stopWords, 'Only by mail')
  expect(await screen.findByText(/They said no/)).toBeTruthy()
  expect(asked.find(({ call }) => call === stop)?.body).toEqual({ reason: 'Only by mail' })
  expect(screen.queryByRole('button', { name: stopWords })).toBeNull()
})

it('without a reason nothing is sent', async () => {
  const asked = await openCustomer([unconfirmed])
  await tell(stopWords, ' ')
  expect((await within(screen.getByRole('dialog')).findByRole('alert')).textContent).toContain('Write a few words.')
  expect(asked.some(({ call }) => call === stop)).toBe(false)
})

it('a refusal is read in the dialog', async () => {
  await openCustomer([unconfirmed], { [confirm]: refusal('not_in_this_state', 'They have changed their number meanwhile.') })
  await tell(confirmWords, 'A landline')
  await waitFor(() =>
    expect(within(screen.getByRole('dialog')).getByRole('alert').textContent).toContain('They have changed their number meanwhile.'),
  )
})

it('there is nothing to confirm without a number', async () => {
  await openCustomer([{ ...unconfirmed, ending: null }])
  expect(screen.getByText('None yet')).toBeTruthy()
  expect(screen.queryByRole('button', { name: confirmWords })).toBeNull()
})

it('compliance reads it and changes nothing', async () => {
  await openCustomer([unconfirmed], { 'GET /api/v1/desk/me/': () => ({ body: { ...me, role: 'compliance' } }) })
  expect(screen.getByText('••• ••• 0134, not confirmed')).toBeTruthy()
  for (const name of [confirmWords, stopWords]) expect(screen.queryByRole('button', { name })).toBeNull()
})
