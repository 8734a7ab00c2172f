import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetPerson } from '../../../client/session/resets.ts'
import { drawStep } from '../../../testing/draw-step.tsx'

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-20T12:00:00Z') })
})
afterEach(() => {
  cleanup()
  forgetPerson()
  vi.useRealTimers()
})

/** How often the page looks whether anything has happened on the telephone. */
const lookMs = 2_000

const note = { paper: 'loan-1234', kind: 'loan', title: 'Loan note', facts: [], sections: [], version: '1', hash: 'a'.repeat(64) }
const signed = {
  pk: '11111111-1111-4111-8111-111111111111',
  kind: 'loan',
  title: 'Loan note',
  signed_name: 'Ada Sample',
  has_drawing: false,
  on: 'phone',
  signed_at: '2026-11-20T12:01:00.000Z',
  hash: 'a'.repeat(64),
  document: null,
}
const signing = { signer: { first_name: 'Ada', last_name: 'Sample' }, waiting: [note], signed: [], text_to: '••••0134', phone: null }
const nothing = { ...signing, waiting: [] }
const address = 'http://localhost:3000/sign#papers=token'
const offered = (sent_to: string | null = null, expires_at = '2026-11-20T12:10:00.000Z') => ({
  status: 201,
  body: { address, expires_at, sent_to },
})

const draw = (state: { now: unknown }, more: Parameters<typeof drawStep>[2] = {}) =>
  drawStep('landing-fc-newloanhelp', 'sign-phone', {
    'GET /api/v1/signing/': () => ({ body: state.now }),
    'POST /api/v1/signing/phone/': ({ body }) => offered(body.send === 'nowhere' ? null : '••••0134'),
    ...more,
  })

it('the link is a code with words, a link to open here, and what can be sent; the page says that it waits', async () => {
  const { asked } = await draw({ now: signing })
  expect((await screen.findByRole('img', { name: /camera of your phone/ })).querySelector('path')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Open the link on this device' }).getAttribute('href')).toBe(address)
  expect(screen.getByRole('status').textContent).toContain('Waiting for your phone')
  await userEvent.click(screen.getByRole('button', { name: 'Text it to ••••0134' }))
  expect(await screen.findByText(/on its way to ••••0134/)).toBeTruthy()
  expect(asked.filter(({ call }) => call === 'POST /api/v1/signing/phone/').map(({ body }) => body.send)).toEqual(['nowhere', 'text'])
})

it('once the papers are signed on the telephone the page goes on by itself', async () => {
  const state: { now: unknown } = { now: signing }
  const { done } = await draw(state)
  await screen.findByRole('img', { name: /camera/ })
  state.now = { ...signing, phone: { state: 'opened', until: '2026-11-20T12:40:00.000Z' } }
  await act(() => vi.advanceTimersByTimeAsync(lookMs))
  expect(screen.getByText(/Your phone has opened the papers/)).toBeTruthy()
  state.now = { ...nothing, signed: [signed] }
  await act(() => vi.advanceTimersByTimeAsync(lookMs))
  await waitFor(() => expect(done).toHaveBeenCalledTimes(1))
})

it('people who say too early that they have signed get a message, and go nowhere', async () => {
  const { done } = await draw({ now: signing })
  await screen.findByRole('img', { name: /camera/ })
  vi.setSystemTime(new Date('2026-11-20T12:00:05Z'))
  await userEvent.click(screen.getByRole('button', { name: 'I’ve signed on my phone' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Your papers aren’t signed yet')
  expect(done).not.toHaveBeenCalled()
})

it('a link that cannot be made, or whose time is over, can be made anew', async () => {
  let isDown = true
  await draw(
    { now: signing },
    {
      'POST /api/v1/signing/phone/': () =>
        isDown
          ? { status: 503, body: { code: 'overloaded', detail: 'Try again in a minute.' } }
          : offered(null, new Date(Date.now() + 8_000).toISOString()),
    },
  )
  expect(await screen.findByText('Try again in a minute.')).toBeTruthy()
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Make a new link' }))
  await screen.findByRole('img', { name: /camera/ })
  await vi.advanceTimersByTimeAsync(9_000)
  expect(await screen.findByText('This link has stopped working')).toBeTruthy()
})

it('without papers it says what will stand here', async () => {
  await draw({ now: nothing })
  expect(await screen.findByText(/The link for your phone appears here when your documents are ready/)).toBeTruthy()
})
