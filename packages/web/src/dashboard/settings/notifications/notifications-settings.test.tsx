import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { forgetPerson } from '../../../client/session/resets.ts'
import { signedInBrowser, stubService } from '../../../testing/stub-service.ts'
import { NotificationsSettings } from './notifications-settings.tsx'

afterEach(() => {
  cleanup()
  forgetPerson()
})

const choices = (off: readonly string[]) => ({
  body: { results: ['search', 'calls', 'reminders'].map((about) => ({ about, by_email: !off.includes(about) })) },
})

function draw(more: Parameters<typeof stubService>[0] = {}) {
  signedInBrowser()
  const asked = stubService({
    'GET /api/v1/notifications/choices/': () => choices(['calls']),
    'GET /api/v1/consents/': () => ({ body: { results: [] } }),
    'PUT /api/v1/notifications/choices/': () => choices(['calls', 'reminders']),
    'POST /api/v1/consents/answer/': ({ body: { consent, answer } }) => ({
      body: { consent, answer, answered_at: '2026-03-06T12:00:00Z' },
    }),
    ...more,
  })
  render(<NotificationsSettings />)
  return asked
}

const box = (name: string, index = 0) => screen.getAllByRole<HTMLInputElement>('checkbox', { name })[index]

it('what is e-mailed is ticked, what was turned off is not, and texts are never ticked by themselves', async () => {
  draw()
  await screen.findByRole('group', { name: 'Also e-mail me about' })
  expect([box('Searches')?.checked, box('Calls')?.checked, box('Reminders')?.checked]).toEqual([true, false, true])
  expect(box('Searches', 1)?.checked).toBe(false)
})

it('what is turned off is saved at once, and said', async () => {
  const asked = draw()
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Reminders' }))
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Saved'))
  expect(asked.filter(({ call }) => call.startsWith('PUT')).map(({ body }) => body)).toEqual([{ about: 'reminders', by_email: false }])
  expect(box('Reminders')?.checked).toBe(false)
})

it('a yes to texts is kept with the words that were read', async () => {
  const asked = draw()
  await screen.findByRole('group', { name: 'Text me about' })
  await userEvent.click(box('Searches', 1) ?? document.body)
  await waitFor(() => expect(box('Searches', 1)?.checked).toBe(true))
  expect(asked.at(-1)?.body).toMatchObject({
    consent: 'text_results',
    answer: 'yes',
    words: expect.stringContaining('Text me about: Searches. At most five texts per search'),
  })
})

it('a choice that could not be saved stays as it was, and says why', async () => {
  draw({ 'PUT /api/v1/notifications/choices/': () => ({ status: 503, body: { code: 'unavailable', detail: 'Not now.' } }) })
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Reminders' }))
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Not now.'))
  expect(box('Reminders')?.checked).toBe(true)
})
