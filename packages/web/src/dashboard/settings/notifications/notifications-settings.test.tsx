import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
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
  body: { results: ['search', 'calls', 'reminders'].map((about) => ({ about, by_email: off.includes(about) ? 'never' : 'at-once' })) },
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

const choice = (subject: string, way: string) =>
  within(screen.getByRole('group', { name: subject })).getByRole<HTMLInputElement>('radio', { name: way })
const texts = () => within(screen.getByRole('group', { name: 'Text me about' })).getByRole<HTMLInputElement>('checkbox')

it('each subject comes as it was chosen, and texts are never ticked by themselves', async () => {
  draw()
  await screen.findByRole('group', { name: 'E-mails about searches' })
  expect(choice('E-mails about searches', 'At once').checked).toBe(true)
  expect(choice('E-mails about calls', 'No e-mails').checked).toBe(true)
  expect(texts().checked).toBe(false)
})

it('a call does not wait for a week', async () => {
  draw()
  const calls = await screen.findByRole('group', { name: 'E-mails about calls' })
  expect(within(calls).getAllByRole('radio')).toHaveLength(2)
})

it('what is chosen is saved at once, and said', async () => {
  const asked = draw()
  await screen.findByRole('group', { name: 'E-mails with reminders' })
  await userEvent.click(choice('E-mails with reminders', 'No e-mails'))
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Saved'))
  expect(asked.filter(({ call }) => call.startsWith('PUT')).map(({ body }) => body)).toEqual([{ about: 'reminders', by_email: 'never' }])
  expect(choice('E-mails with reminders', 'No e-mails').checked).toBe(true)
})

it('a yes to texts is kept with the words that were read', async () => {
  const asked = draw()
  await screen.findByRole('group', { name: 'Text me about' })
  await userEvent.click(texts())
  await waitFor(() => expect(texts().checked).toBe(true))
  expect(asked.at(-1)?.body).toMatchObject({
    consent: 'text_results',
    answer: 'yes',
    words: expect.stringContaining('Text me about: Searches. At most five texts per search'),
  })
})

it('a choice shows at once; one that could not be saved goes back to what it was, and says why', async () => {
  const { promise: isAsked, resolve: answer } = Promise.withResolvers<void>()
  draw({
    'PUT /api/v1/notifications/choices/': async () => {
      await isAsked
      return { status: 503, body: { code: 'unavailable', detail: 'Not now.' } }
    },
  })
  await screen.findByRole('group', { name: 'E-mails with reminders' })
  await userEvent.click(choice('E-mails with reminders', 'No e-mails'))
  expect(choice('E-mails with reminders', 'No e-mails').checked).toBe(true)
  expect(screen.getByRole('status').textContent).toBe('')
  answer()
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Not now.'))
  expect(choice('E-mails with reminders', 'At once').checked).toBe(true)
  expect(choice('E-mails about calls', 'No e-mails').checked).toBe(true)
})

it('what is chosen after something else is said to be saved once more', async () => {
  const waits: (() => void)[] = []
  draw({
    'PUT /api/v1/notifications/choices/': async () => {
      await new Promise<void>((resolve) => waits.push(resolve))
      return choices(['calls', 'reminders'])
    },
  })
  await screen.findByRole('group', { name: 'E-mails with reminders' })
  await userEvent.click(choice('E-mails with reminders', 'No e-mails'))
  waits[0]?.()
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Saved'))
  await userEvent.click(choice('E-mails about calls', 'At once'))
  expect(screen.getByRole('status').textContent).toBe('')
  waits[1]?.()
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Saved'))
})

it('what is chosen in quick succession, as with the arrow keys, is saved in that order, and the last choice stays', async () => {
  const waits: (() => void)[] = []
  const asked = draw({
    'PUT /api/v1/notifications/choices/': async ({ body: { about, by_email } }) => {
      await new Promise<void>((resolve) => waits.push(resolve))
      return { body: { results: [{ about, by_email }] } }
    },
  })
  await screen.findByRole('group', { name: 'E-mails with reminders' })
  const saved = () => asked.filter(({ call }) => call.startsWith('PUT')).map(({ body }) => body.by_email)
  await userEvent.click(choice('E-mails with reminders', 'Once a week, in one e-mail'))
  await userEvent.click(choice('E-mails with reminders', 'No e-mails'))
  await waitFor(() => expect(saved()).toEqual(['weekly']))
  waits[0]?.()
  await waitFor(() => expect(saved()).toEqual(['weekly', 'never']))
  expect(choice('E-mails with reminders', 'No e-mails').checked).toBe(true)
  waits[1]?.()
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Saved'))
  expect(choice('E-mails with reminders', 'No e-mails').checked).toBe(true)
})

it('of two quick choices that could not be saved, what was chosen before them is left', async () => {
  draw({ 'PUT /api/v1/notifications/choices/': () => ({ status: 503, body: { code: 'unavailable', detail: 'Not now.' } }) })
  await screen.findByRole('group', { name: 'E-mails with reminders' })
  const [weekly, never] = ['Once a week, in one e-mail', 'No e-mails'].map((way) => choice('E-mails with reminders', way))
  weekly?.click()
  never?.click()
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Not now.'))
  await waitFor(() => expect(choice('E-mails with reminders', 'At once').checked).toBe(true))
})

it('an answer about texts that is being saved takes no other, and keeps the focus', async () => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  const asked = draw({
    'POST /api/v1/consents/answer/': async ({ body: { consent, answer: said } }) => {
      await answered
      return { body: { consent, answer: said, answered_at: '2026-03-06T12:00:00Z' } }
    },
  })
  await screen.findByRole('group', { name: 'Text me about' })
  await userEvent.click(texts())
  expect(texts().getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(texts())
  answer()
  await waitFor(() => expect(texts().checked).toBe(true))
  expect(asked.filter(({ call }) => call.startsWith('POST')).map(({ body }) => body.answer)).toEqual(['yes'])
  expect([document.activeElement, texts().getAttribute('aria-disabled')]).toEqual([texts(), null])
})
