import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetPerson } from '../../../client/session/resets.ts'
import { signedInBrowser, stubService } from '../../../testing/stub-service.ts'
import { DataCopy } from './data-copy.tsx'

beforeEach(signedInBrowser)
afterEach(() => {
  cleanup()
  forgetPerson()
  vi.useRealTimers()
})

const list = 'GET /api/v1/accounts/exports/'
const making = {
  pk: 'e1',
  state: 'MAKING',
  asked_at: '2026-03-06T12:00:00Z',
  ready_at: null,
  expires_at: '2026-03-13T12:00:00Z',
  size_bytes: null,
}
const ready = { ...making, state: 'READY', ready_at: '2026-03-06T12:01:00Z', size_bytes: 48_000 }
const results = (...all: readonly object[]) => ({ body: { results: all } })

it('a copy is asked for, and appears by itself once it is made', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  let now: readonly object[] = []
  stubService({
    [list]: () => results(...now),
    'POST /api/v1/accounts/exports/': () => {
      now = [ready]
      return { status: 202, body: making }
    },
  })
  render(<DataCopy />)
  await userEvent.click(await screen.findByRole('button', { name: 'Ask for a copy' }))
  expect(await screen.findByText(/Your copy is being made/)).toBeTruthy()
  const announcement = screen.getAllByRole('status').find(({ textContent }) => textContent === '')
  await vi.advanceTimersByTimeAsync(3_500)
  expect(await screen.findByText('Your copy of March 6, 2026 is ready (47 KB). It’s deleted on March 13, 2026.')).toBeTruthy()
  expect(announcement?.textContent).toBe('Your copy is ready.')
})

it('a copy that was ready before is not announced', async () => {
  stubService({ [list]: () => results(ready) })
  render(<DataCopy />)
  await screen.findByRole('button', { name: 'Save the copy' })
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual(['', ''])
})

it('one that cannot be saved says why, and one that is deleted can be asked for anew', async () => {
  const asked = stubService({
    [list]: () => results(ready),
    'POST /api/v1/accounts/exports/e1/file/': () => ({ status: 404, body: { code: 'not_found', detail: 'It is gone.' } }),
    'DELETE /api/v1/accounts/exports/e1/': () => ({ body: { pk: 'e1' } }),
  })
  render(<DataCopy />)
  await userEvent.click(await screen.findByRole('button', { name: 'Save the copy' }))
  expect(await screen.findByText('It is gone.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Delete it now' }))
  expect(await screen.findByRole('button', { name: 'Ask for a copy' })).toBeTruthy()
  expect(asked.map(({ call }) => call)).toContain('DELETE /api/v1/accounts/exports/e1/')
})

it('what goes wrong when it is asked for is said', async () => {
  stubService({
    [list]: () => results(),
    'POST /api/v1/accounts/exports/': () => ({ status: 503, body: { code: 'unavailable', detail: 'Not now.' } }),
  })
  render(<DataCopy />)
  await userEvent.click(await screen.findByRole('button', { name: 'Ask for a copy' }))
  expect(await screen.findByText('Not now.')).toBeTruthy()
})
