import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { forgetPerson } from '../../client/session/resets.ts'
import { signedInBrowser, stubService } from '../../testing/stub-service.ts'
import { News } from './news.tsx'

beforeEach(signedInBrowser)
afterEach(() => {
  cleanup()
  forgetPerson()
})

const told = (pk: string, sent_at: string, read_at: string | null = null) => {
  const text = { title: `Told ${pk}`, paragraphs: [], button: 'Open' }
  return { pk, about: 'money', link: null, sent_at, read_at, en: text, es: text }
}

const read = 'POST /api/v1/notifications/read/'

function draw(since: string | null, ...results: readonly ReturnType<typeof told>[]) {
  return drawWith({ [read]: () => ({ body: { unread: 0 } }) }, since, ...results)
}

function drawWith(more: Parameters<typeof stubService>[0], since: string | null, ...results: readonly ReturnType<typeof told>[]) {
  const unread = results.filter(({ read_at }) => read_at === null).length
  const asked = stubService({
    'GET /api/v1/notifications/': () => ({ body: { results, unread, has_older: false } }),
    'POST /api/v1/notifications/visit/': () => ({ body: { since } }),
    ...more,
  })
  render(
    <MemoryRouter>
      <News />
    </MemoryRouter>,
  )
  return asked
}

const links = () => screen.getAllByRole('link').map(({ textContent }) => textContent)

it('what was told after the last visit and not read is new; what was there before is only counted', async () => {
  draw(
    '2026-03-05T12:00:00Z',
    told('c', '2026-03-06T12:00:00Z'),
    told('b', '2026-03-05T13:00:00Z', '2026-03-06T09:00:00Z'),
    told('a', '2026-03-01T12:00:00Z'),
  )
  expect(await screen.findByRole('heading', { name: 'New since your last visit' })).toBeTruthy()
  expect(links()).toEqual(['Told c', 'One older notification is unread'])
})

it('on the first visit all of it is new, and no other visit is spoken of', async () => {
  draw(null, told('b', '2026-03-06T12:00:00Z'), told('a', '2026-03-01T12:00:00Z'))
  await screen.findByRole('heading', { name: 'What’s new' })
  expect(links()).toEqual(['Told b', 'Told a'])
})

it('nothing new is nothing said, however much older is unread', async () => {
  const asked = draw('2026-03-07T12:00:00Z', told('a', '2026-03-06T12:00:00Z'))
  await waitFor(() => expect(asked).toHaveLength(2))
  expect(screen.queryByRole('heading')).toBeNull()
})

it('once all are marked nothing is left but the word of it, which has the focus', async () => {
  draw(null, told('b', '2026-03-06T12:00:00Z'), told('a', '2026-03-01T12:00:00Z'))
  await userEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }))
  expect(screen.queryByRole('heading')).toBeNull()
  expect(screen.getByText('All notifications are marked as read.')).toBe(document.activeElement)
})

it('a mark that could not be saved is taken back, and the reason stands below', async () => {
  drawWith({ [read]: () => ({ status: 503, body: { code: 'unavailable', detail: 'Not now.' } }) }, null, told('a', '2026-03-06T12:00:00Z'))
  await userEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }))
  expect(await screen.findByText('Not now.')).toBe(document.activeElement)
  expect(links()).toEqual(['Told a'])
})
