import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { setLanguage } from '../../client/language.ts'
import { forgetPerson } from '../../client/session/resets.ts'
import { type Notification, notifications } from '../../screens/data/notifications/notifications.ts'
import { signedInBrowser, stubService } from '../../testing/stub-service.ts'
import { NotificationsLink } from '../frame/notifications-link.tsx'
import { News } from '../overview/news.tsx'
import { NotificationsPage } from './notifications-page.tsx'

afterEach(() => {
  cleanup()
  forgetPerson()
  setLanguage('en')
})

const notification = (index: number, own: Partial<Notification> = {}): Notification => ({
  pk: `${index}1111111-1111-4111-8111-111111111111`,
  about: 'money',
  link: '/dashboard/loan',
  sent_at: '2026-03-06T12:00:00Z',
  read_at: null,
  en: { title: `News ${index}`, paragraphs: ['It arrives on Friday.'], button: 'Open my loan' },
  es: { title: `Noticia ${index}`, paragraphs: ['Llega el viernes.'], button: 'Abrir mi préstamo' },
  ...own,
})

const list = 'GET /api/v1/notifications/'
const read = 'POST /api/v1/notifications/read/'

function draw(results: readonly Notification[], more: Parameters<typeof stubService>[0] = {}, at = '/dashboard/notifications') {
  signedInBrowser()
  const asked = stubService({
    [list]: () => ({ body: { results, unread: results.filter((one) => one.read_at === null).length, has_older: false } }),
    [read]: () => ({ body: { unread: 0 } }),
    'POST /api/v1/notifications/visit/': () => ({ body: { since: null } }),
    ...more,
  })
  render(
    <MemoryRouter initialEntries={[at]}>
      <NotificationsLink path={at} />
      <Routes>
        <Route path="/dashboard" element={<News />} />
        <Route path="/dashboard/notifications" element={<NotificationsPage />} />
      </Routes>
    </MemoryRouter>,
  )
  return asked
}

const reads = (asked: ReturnType<typeof draw>) => asked.filter(({ call }) => call === read).map(({ body }) => body)

it('one that is opened says everything, leads to its page, and is read', async () => {
  const asked = draw([notification(2), notification(1, { read_at: '2026-03-07T12:00:00Z' })], { [read]: () => ({ body: { unread: 0 } }) })
  expect(await screen.findByRole('link', { name: 'Notifications, 1 unread' })).toBeTruthy()
  expect(screen.getAllByText('New')).toHaveLength(1)
  await userEvent.click(screen.getByText('News 2'))
  await waitFor(() => expect(reads(asked)).toEqual([{ pk: notification(2).pk, and_older: false }]))
  expect(screen.getAllByRole('link', { name: 'Open my loan' })[0]?.getAttribute('href')).toBe('/dashboard/loan')
  expect(screen.queryByText('New')).toBeNull()
  expect(screen.getByRole('link', { name: 'Notifications' })).toBeTruthy()
})

it('all are marked from the newest that is shown, and nothing is left to mark', async () => {
  const asked = draw([notification(3), notification(2), notification(1)])
  await userEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }))
  await waitFor(() => expect(reads(asked)).toEqual([{ pk: notification(3).pk, and_older: true }]))
  expect(screen.queryByText('New')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull()
  expect(screen.getByText('All notifications are marked as read.')).toBe(document.activeElement)
})

it('all are said to be marked once they are', async () => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  const asked = draw([notification(1)], {
    [read]: async () => {
      await answered
      return { body: { unread: 0 } }
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }))
  await waitFor(() => expect(reads(asked)).toHaveLength(1))
  expect(screen.queryByText('All notifications are marked as read.')).toBeNull()
  answer()
  expect(await screen.findByText('All notifications are marked as read.')).toBe(document.activeElement)
})

it('a mark that could not be saved is taken back, and the page says why', async () => {
  draw([notification(1)], { [read]: () => ({ status: 503, body: { code: 'unavailable', detail: 'Not now.' } }) })
  await userEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }))
  expect(await screen.findByRole('link', { name: 'Notifications, 1 unread' })).toBeTruthy()
  expect(screen.getByText('New')).toBeTruthy()
  expect(screen.getByText('Not now.')).toBe(document.activeElement)
})

it('older ones come when they are asked for', async () => {
  const asked = draw([], {
    [list]: ({ query }) => ({
      body: query['before']
        ? { results: [notification(1)], unread: 2, has_older: false }
        : { results: [notification(2)], unread: 2, has_older: true },
    }),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Show older ones' }))
  expect(await screen.findByText('News 1')).toBeTruthy()
  expect(asked.at(-1)?.query).toEqual({ before: notification(2).pk })
  expect(screen.queryByRole('button', { name: 'Show older ones' })).toBeNull()
})

it('the keyboard goes on from the first of the older ones, also after the last are shown', async () => {
  const page = (from: number) => [from, from - 1].map((index) => notification(index))
  draw([], {
    [list]: ({ query }) => {
      const from = { [notification(5).pk]: 4, [notification(3).pk]: 2 }[String(query['before'])] ?? 6
      return { body: { results: page(from), unread: 6, has_older: from > 2 } }
    },
  })
  const summary = (title: string) => screen.getByText(title).closest('summary')
  await userEvent.click(await screen.findByRole('button', { name: 'Show older ones' }))
  await screen.findByText('News 4')
  await waitFor(() => expect(document.activeElement).toBe(summary('News 4')))
  await userEvent.click(screen.getByRole('button', { name: 'Show older ones' }))
  await screen.findByText('News 2')
  await waitFor(() => expect(document.activeElement).toBe(summary('News 2')))
  expect(screen.getAllByText(/^News \d$/).map(({ textContent }) => textContent)).toEqual([6, 5, 4, 3, 2, 1].map((index) => `News ${index}`))
})

it('what comes in between pages drops none and doubles none', async () => {
  draw([], {
    [list]: ({ query }) => ({
      body: query['before']
        ? { results: [notification(2), notification(1)], unread: 4, has_older: false }
        : { results: [notification(4), notification(3)], unread: 4, has_older: true },
    }),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Show older ones' }))
  await userEvent.click(await screen.findByText('News 3'))
  act(() => notifications.put({ results: [notification(5), notification(4)], unread: 5, has_older: true }))
  expect(screen.getAllByText(/^News \d$/).map(({ textContent }) => textContent)).toEqual([5, 4, 3, 2, 1].map((index) => `News ${index}`))
  expect(screen.getByText('News 3').closest('details')?.open).toBe(true)
  expect(screen.queryByRole('button', { name: 'Show older ones' })).toBeNull()
})

it('with all the older ones that are shown are marked, too', async () => {
  draw([], {
    [list]: ({ query }) => ({
      body: query['before']
        ? { results: [notification(1)], unread: 2, has_older: false }
        : { results: [notification(2)], unread: 2, has_older: true },
    }),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Show older ones' }))
  await screen.findByText('News 1')
  await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }))
  expect(await screen.findByText('All notifications are marked as read.')).toBeTruthy()
  expect(screen.queryByText('New')).toBeNull()
})

it('people who were told nothing read what will be there', async () => {
  draw([])
  expect(await screen.findByText('No notifications yet')).toBeTruthy()
})

it('a list that could not be loaded says so, and can be asked for again', async () => {
  draw([], { [list]: () => ({ status: 503, body: { code: 'unavailable', detail: 'Not now.' } }) })
  expect(await screen.findByText('Not now.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
})

it('is in the language of the page', async () => {
  setLanguage('es')
  draw([notification(1)])
  expect(await screen.findByText('Noticia 1')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Avisos, 1 sin leer' })).toBeTruthy()
})

it('the overview shows the three newest unread ones, each opened by its link, and nothing when all are read', async () => {
  draw([notification(5, { read_at: '2026-03-07T12:00:00Z' }), ...[4, 3, 2, 1].map((index) => notification(index))], {}, '/dashboard')
  const news = await screen.findByRole('region', { name: 'What’s new' })
  expect(
    within(news)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['News 4', 'News 3', 'News 2', 'See all 4 unread notifications'])
  await userEvent.click(within(news).getByRole('link', { name: 'News 4' }))
  const opened = (await screen.findByText('News 4')).closest('details')
  expect(opened?.open).toBe(true)
})

it('the overview says nothing of notifications when nothing is new', async () => {
  draw([notification(1, { read_at: '2026-03-07T12:00:00Z' })], {}, '/dashboard')
  expect(await screen.findByRole('link', { name: 'Notifications' })).toBeTruthy()
  expect(screen.queryByRole('region')).toBeNull()
})
