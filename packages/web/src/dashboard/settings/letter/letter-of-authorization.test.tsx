import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { forgetPerson } from '../../../client/session/resets.ts'
import { openableDialogs } from '../../../testing/openable-dialogs.ts'
import { signedInBrowser, stubService } from '../../../testing/stub-service.ts'
import { LetterOfAuthorization } from './letter-of-authorization.tsx'

beforeAll(openableDialogs)
beforeEach(signedInBrowser)
afterEach(() => {
  cleanup()
  forgetPerson()
})

const list = 'GET /api/v1/documents/letter/disclosures/'
const withdraw = 'POST /api/v1/documents/letter/withdraw/'
const letter = {
  pk: 'l1',
  signed_at: '2026-03-06T12:00:00Z',
  ends_at: '2027-03-06T12:00:00Z',
  withdrawn_at: null,
  is_in_force: true,
  document: 'd1',
}
const seen = {
  pk: 's1',
  recipient: 'Old Plan, Inc.',
  reason: 'We asked for your balance.',
  shown_at: '2026-03-08T12:00:00Z',
  signed_at: letter.signed_at,
}

function draw(letters: readonly object[], results: readonly object[] = [], more: Parameters<typeof stubService>[0] = {}) {
  let now = letters
  const asked = stubService({
    [list]: () => ({ body: { letters: now, results, count: results.length } }),
    [withdraw]: () => {
      now = letters.map((one) => ({ ...one, withdrawn_at: '2026-03-20T12:00:00Z', is_in_force: false }))
      return { body: { has_custodial_auth: false, signed_at: letter.signed_at, withdrawn_at: '2026-03-20T12:00:00Z' } }
    },
    ...more,
  })
  render(<LetterOfAuthorization />)
  return asked
}

it('a letter in force says until when, and who has seen it, when and why', async () => {
  draw([letter], [seen])
  expect(await screen.findByText('In force')).toBeTruthy()
  expect(screen.getByText('March 6, 2027')).toBeTruthy()
  expect(screen.getByRole('listitem').textContent).toBe('Old Plan, Inc.We asked for your balance.March 8, 2026')
})

it('it is withdrawn after a question, once, and the page says so', async () => {
  const asked = draw([letter])
  expect(await screen.findByText('Nobody has seen it yet.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw the letter' }))
  expect(asked.some(({ call }) => call === withdraw)).toBe(false)
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Withdraw it' }))
  expect(await screen.findByText('Your letter is withdrawn. Nobody is shown it from now on.')).toBeTruthy()
  expect(await screen.findByText('No longer in force')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Withdraw the letter' })).toBeNull()
  expect(asked.filter(({ call }) => call === withdraw)).toHaveLength(1)
})

it('a withdrawal that fails leaves the letter as it is, and says why', async () => {
  draw([letter], [], { [withdraw]: () => ({ status: 503, body: { code: 'unavailable', detail: 'Not now.' } }) })
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw the letter' }))
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Withdraw it' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Not now.')
  expect(screen.getByText('In force')).toBeTruthy()
})

it('people without a letter read when one is asked for', async () => {
  draw([])
  expect(await screen.findByText(/You haven’t signed a letter/)).toBeTruthy()
})
