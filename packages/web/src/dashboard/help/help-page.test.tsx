import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { setLanguage } from '../../client/language.ts'
import { refreshShown } from '../../client/service/changes.ts'
import { forgetPerson } from '../../client/session/resets.ts'
import type { HelpRequest } from '../../screens/data/help/help-requests.ts'
import { ownLoans } from '../../screens/data/loans/loans.ts'
import { ada } from '../../testing/ada.ts'
import { signedInBrowser, stubService } from '../../testing/stub-service.ts'
import { writePageData } from '../../testing/write-page-data.ts'
import { lateLoan } from './answers/testing/known-people.ts'
import { HelpPage } from './help-page.tsx'

afterEach(() => {
  cleanup()
  forgetPerson()
  setLanguage('en')
})

const request: HelpRequest = {
  pk: '11111111-1111-4111-8111-1111111177aa',
  number: '1111-77AA',
  subject: 'My old plan',
  state: 'answered',
  answer_by: null,
  opened_at: '2026-11-20T10:00:00.000Z',
  changed_at: '2026-11-21T10:00:00.000Z',
  messages: [
    { pk: 'm1', sender: 'person', text: 'Where is it?', sent_at: '2026-11-20T10:00:00.000Z', papers: [] },
    {
      pk: 'm2',
      sender: 'desk',
      text: 'At Harbor Trust.',
      sent_at: '2026-11-21T10:00:00.000Z',
      papers: [{ pk: 'p1', file_name: 'letter.pdf' }],
    },
  ],
}
const waiting: HelpRequest = { ...request, state: 'waiting', answer_by: '2026-11-25' }

function draw(more: Parameters<typeof stubService>[0] = {}) {
  writePageData()
  signedInBrowser()
  const asked = stubService({
    'GET /api/v1/help/requests/': () => ({ body: { results: [] } }),
    'GET /api/v1/accounts/calls/': () => ({ body: { results: [] } }),
    'GET /api/v1/accounts/personal_information/': () => ({ body: { results: [] } }),
    ...more,
  })
  render(
    <MemoryRouter>
      <HelpPage user={ada} />
    </MemoryRouter>,
  )
  return asked
}

it('answers come first; while nothing is known each question has a sentence and its link all the same', async () => {
  draw()
  const [first] = screen.getAllByRole('heading', { level: 2 })
  expect(first?.textContent).toBe('Answers')
  const answers = within(screen.getByRole('region', { name: 'Answers' }))
  expect(answers.getAllByRole('group')).toHaveLength(14)
  expect(answers.getAllByRole('link', { hidden: true })).toHaveLength(14)
  expect(await screen.findByText(/You haven’t asked us anything yet/)).toBeTruthy()
})

it('a person is in sight before all the answers, and so is what was asked and is not closed', async () => {
  draw({ 'GET /api/v1/help/requests/': () => ({ body: { results: [waiting, { ...request, pk: 'c', state: 'closed' }] } }) })
  const ways = within(screen.getByRole('navigation', { name: 'Ways to reach us' }))
  expect(await ways.findByRole('link', { name: 'Your open request' })).toBeTruthy()
  const addresses = ways.getAllByRole<HTMLAnchorElement>('link').map((link) => link.getAttribute('href') ?? '')
  expect(addresses).toEqual([expect.stringMatching(/^tel:\S+$/), '#ask', '#reach', '#requests'])
  // Where there is room they are beside the answers.
  const reach = within(screen.getByRole('region', { name: 'Talk to a person' }))
  expect(reach.getByRole('link', { name: 'Your open request' }).getAttribute('href')).toBe('#requests')
  for (const address of addresses.slice(1)) expect(document.querySelector(address)?.tagName, address).toBe('H2')
})

it('an answer that comes while the page is open is announced once, and the focus stays where it is', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  const [asked] = request.messages
  const other = { ...waiting, pk: 'o', subject: 'My loan', messages: asked ? [{ ...asked, pk: 'm0' }] : [] }
  let now: readonly HelpRequest[] = [{ ...waiting, messages: asked ? [asked] : [] }, other]
  draw({ 'GET /api/v1/help/requests/': () => ({ body: { results: now } }) })
  const requests = within(screen.getByRole('region', { name: 'Your requests' }))
  const field = screen.getByLabelText('What is it about?')
  await requests.findByRole('heading', { name: 'My old plan' })
  const announced = () => requests.getAllByRole('status').flatMap(({ textContent }) => textContent || [])
  expect(announced()).toEqual([])
  field.focus()
  now = [request, other]
  await vi.advanceTimersByTimeAsync(10_500)
  expect(await requests.findByText('At Harbor Trust.')).toBeTruthy()
  await waitFor(() => expect(announced()).toEqual(['We’ve answered: My old plan']))
  expect(document.activeElement).toBe(field)
})

it('older requests are listed when they are asked for, and go on being; their old answers are not announced as new ones', async () => {
  const older = { ...request, pk: 'older', subject: 'My first question', changed_at: '2025-01-10T10:00:00.000Z' }
  const messages = request.messages.map((one) => ({ ...one, pk: `older-${one.pk}`, sent_at: older.changed_at }))
  let canAnswer = false
  const asked = draw({
    'GET /api/v1/help/requests/': ({ query }) => {
      if (query['limit'] === undefined) return { body: { results: [request], has_older: true } }
      if (!canAnswer) return { status: 503, body: { code: 'unavailable', detail: 'Not now.' } }
      return { body: { results: [request, { ...older, messages }], has_older: false } }
    },
  })
  const requests = within(screen.getByRole('region', { name: 'Your requests' }))
  const said = () => requests.getAllByRole('status').flatMap(({ textContent }) => textContent || [])
  const more = await requests.findByRole('button', { name: 'Show older ones' })
  await userEvent.click(more)
  await waitFor(() => expect(said()).toEqual(['Not now.']))
  canAnswer = true
  await userEvent.click(more)
  expect(await requests.findByRole('heading', { name: 'My first question' })).toBeTruthy()
  await waitFor(() => expect(said()).toEqual(['2 requests are listed now.']))
  expect(requests.queryByRole('button', { name: 'Show older ones' })).toBeNull()
  expect(document.activeElement?.textContent).toBe('2 requests are listed now.')
  expect(asked.filter(({ call }) => call === 'GET /api/v1/help/requests/').map(({ query }) => query['limit'])).toEqual([
    undefined,
    '100',
    '100',
  ])
})

it('a call to come is in sight with its moment', async () => {
  const call = { pk: 'c1', topic: 'search', state: 'held', time_zone: 'America/New_York', starts_at: '2999-01-12T15:00:00Z' }
  draw({ 'GET /api/v1/accounts/calls/': () => ({ body: { results: [{ ...call, ends_at: '2999-01-12T15:30:00Z' }] } }) })
  const ways = within(screen.getByRole('navigation', { name: 'Ways to reach us' }))
  expect((await ways.findByRole('link', { name: /^Your call: .*January 12 at 10:00 AM EST$/ })).getAttribute('href')).toBe('#reach')
})

it('the question that matters now is open and first, and stays there when its answer changes', async () => {
  draw({ 'GET /api/v1/loans/': () => ({ body: { results: [lateLoan] } }) })
  const late = await screen.findByText('$388.74 is late.')
  const [first] = within(screen.getByRole('region', { name: 'Answers' })).getAllByRole('group')
  expect(first?.contains(late) && (first as HTMLDetailsElement).open).toBe(true)
  act(() => ownLoans.put([]))
  expect(first?.textContent).toContain('You have no loan')
  expect(within(screen.getByRole('region', { name: 'Answers' })).getAllByRole('group')[0]).toBe(first)
})

it('answers are looked through by the words of questions and answers, in the language of the page', async () => {
  draw()
  const answers = within(screen.getByRole('region', { name: 'Answers' }))
  await userEvent.type(answers.getByLabelText('Look through the answers'), '1099-r')
  expect(answers.getAllByRole('group').map(({ textContent }) => textContent)).toEqual([expect.stringContaining('tax forms')])
  expect(answers.getByRole('status').textContent).toBe('1 question fits.')
  await userEvent.clear(answers.getByLabelText('Look through the answers'))
  await userEvent.type(answers.getByLabelText('Look through the answers'), 'zebra')
  expect(answers.getByRole('link', { name: 'Write to us' }).getAttribute('href')).toBe('#ask')
  act(() => setLanguage('es'))
  const look = answers.getByLabelText('Buscar en las respuestas')
  await userEvent.clear(look)
  await userEvent.type(look, 'deposito llega')
  expect(answers.getAllByRole('group').map(({ textContent }) => textContent)).toEqual([expect.stringContaining('¿Dónde está mi depósito')])
})

it('people without a number of theirs book a call on the way that asks for it', async () => {
  draw()
  const reach = within(screen.getByRole('region', { name: 'Talk to a person' }))
  await waitFor(() =>
    expect(reach.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      expect.stringMatching(/^tel:\S+$/),
      '#ask',
      expect.stringMatching(/schedule-call$/),
    ]),
  )
})

it('a time that is being chosen for a call stays while the page looks for what is new', async () => {
  const start = '2027-01-12T15:00:00.000Z'
  draw({
    'GET /api/v1/accounts/personal_information/': () => ({ body: { results: [{ pk: 'p', version: 1 }] } }),
    'GET /api/v1/accounts/calls/slots/': () => ({ body: { time_zone: 'UTC', results: [{ starts_at: start }] } }),
  })
  await userEvent.click(await screen.findByText('Book a free call'))
  await userEvent.click(await screen.findByRole('radio', { name: /3:00|15:00/ }))
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000)
  onTestFinished(() => void vi.restoreAllMocks())
  await act(async () => refreshShown())
  expect(screen.getByRole('radio', { name: /3:00|15:00/ })).toHaveProperty('checked', true)
})

it.each([
  ['held', 'Your call is booked. You can move or cancel it here.'],
  ['waiting_for_partner', 'We’ve saved the time you want, and it isn’t confirmed yet. We’ll e-mail you as soon as it is.'],
])('a time that was asked for is said to be booked only once it is held: %s', async (state, outcome) => {
  const start = new Date(Math.ceil(Date.now() / 86_400_000) * 86_400_000 + 20 * 3_600_000).toISOString()
  const call = { pk: 'c1', version: 1, topic: 'help', about: null, state, starts_at: start, ends_at: start, time_zone: 'UTC', in_words: '' }
  draw({
    'GET /api/v1/accounts/personal_information/': () => ({ body: { results: [{ phone_number: '2075550134' }] } }),
    'GET /api/v1/accounts/calls/slots/': () => ({ body: { time_zone: 'UTC', results: [{ starts_at: start }] } }),
    'POST /api/v1/accounts/calls/': () => ({ body: { ...call, ends_at: new Date(Date.parse(start) + 1_800_000).toISOString() } }),
  })
  await userEvent.click(await screen.findByText('Book a free call'))
  await userEvent.click(await screen.findByRole('radio', { name: /[AP]M/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Book this time' }))
  expect(await screen.findByText(outcome)).toBeTruthy()
})

it('a request is sent with its number and its day in the answer, and is there at once', async () => {
  const asked = draw({ 'POST /api/v1/help/requests/': () => ({ status: 201, body: waiting }) })
  await userEvent.type(screen.getByLabelText('What is it about?'), 'My old plan')
  await userEvent.type(screen.getByLabelText('Your message'), 'Where is it?')
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText('We have your request. Its number is 1111-77AA, and we answer by November 25.')).toBe(
    document.activeElement,
  )
  expect(screen.getByRole('heading', { level: 3, name: 'My old plan' })).toBeTruthy()
  expect(asked.find(({ call }) => call === 'POST /api/v1/help/requests/')?.body).toEqual({
    subject: 'My old plan',
    message: 'Where is it?',
    papers: [],
  })
})

it('what was written and not sent is there on the next visit, and says so; what was sent is gone', async () => {
  draw({ 'GET /api/v1/help/requests/': () => ({ body: { results: [request] } }) })
  await screen.findByText('Write back')
  expect(screen.queryByText(/^You wrote this earlier/)).toBeNull()
  const [reply, message] = screen.getAllByLabelText('Your message')
  if (!(reply && message)) throw new Error('There are two messages to write.')
  await userEvent.type(reply, 'Thank you.')
  await userEvent.type(message, 'Where is it?')
  cleanup()
  draw({
    'POST /api/v1/help/requests/': () => ({ status: 201, body: waiting }),
    'GET /api/v1/help/requests/': () => ({ body: { results: [request] } }),
  })
  expect((await screen.findAllByText(/^You wrote this earlier/)).length).toBe(2)
  expect(screen.getByText('Write back').closest('details')?.open).toBe(true)
  expect(screen.getAllByLabelText<HTMLTextAreaElement>('Your message').map(({ value }) => value)).toEqual(['Thank you.', 'Where is it?'])
  await userEvent.type(screen.getByLabelText('What is it about?'), 'My old plan')
  await userEvent.click(screen.getAllByRole('button', { name: 'Send' })[1] ?? message)
  expect(await screen.findByText(/^We have your request/)).toBeTruthy()
  expect(screen.getAllByText(/^You wrote this earlier/).length).toBe(1)
})

it('a message whose answer was lost is the same one when it is sent again after a reload', async () => {
  const send = 'POST /api/v1/help/requests/'
  const lost = () => Promise.reject(new TypeError('Failed to fetch'))
  const first = draw({ [send]: lost })
  await userEvent.type(screen.getByLabelText('What is it about?'), 'My old plan')
  await userEvent.type(screen.getByLabelText('Your message'), 'Where is it?')
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  await screen.findByText(/can’t reach our service/)
  cleanup()
  const second = draw({ [send]: () => ({ status: 201, body: waiting }) })
  await userEvent.click(await screen.findByRole('button', { name: 'Send' }))
  await screen.findByText(/^We have your request/)
  const keyOf = (asked: typeof first) => asked.find(({ call }) => call === send)?.headers['idempotency-key']
  expect(keyOf(second)).toBe(keyOf(first))
})

it('an empty request is not sent, and says what is missing', async () => {
  const asked = draw()
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(screen.getAllByText('Write a message.').length).toBeGreaterThan(0)
  expect(asked.some(({ call }) => call.startsWith('POST'))).toBe(false)
})

it('a paper goes with a message, and can be taken back before', async () => {
  const paper = { pk: 'p9', file_name: 'bill.pdf' }
  const asked = draw({
    'POST /api/v1/help/papers/upload/': () => ({ status: 201, body: paper }),
    'DELETE /api/v1/documents/p9/': () => ({ body: { pk: 'p9' } }),
  })
  await userEvent.upload(screen.getByLabelText('Add a paper: Papers'), new File(['x'], 'bill.pdf', { type: 'application/pdf' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Remove: bill.pdf' }))
  await waitFor(() => expect(asked.some(({ call }) => call === 'DELETE /api/v1/documents/p9/')).toBe(true))
  expect(screen.queryByText('bill.pdf')).toBeNull()
  expect(screen.getByText('bill.pdf is removed.')).toBe(document.activeElement)
})

it('our answer stands in its conversation with its paper, and writing back makes it our turn', async () => {
  const asked = draw({
    'GET /api/v1/help/requests/': () => ({ body: { results: [request] } }),
    [`POST /api/v1/help/requests/${request.pk}/messages/`]: () => ({ status: 201, body: waiting }),
  })
  const said = await screen.findByRole('list', { name: 'My old plan' })
  expect(within(said).getByText('At Harbor Trust.')).toBeTruthy()
  expect(within(said).getByRole('button', { name: 'Save: letter.pdf' })).toBeTruthy()
  await userEvent.click(screen.getByText('Write back'))
  const [reply] = screen.getAllByLabelText('Your message')
  await userEvent.type(reply ?? said, 'Thank you.')
  await userEvent.click(screen.getAllByRole('button', { name: 'Send' })[0] ?? said)
  expect(await screen.findByText('Your message is sent.')).toBe(document.activeElement)
  expect(screen.getByText(/A person answers by November 25/)).toBeTruthy()
  expect(asked.find(({ call }) => call.endsWith('/messages/'))?.body).toEqual({ message: 'Thank you.', papers: [] })
})

it('writing back to a closed request opens it again, which is said there; what was sent is not kept as unsent', async () => {
  draw({
    'GET /api/v1/help/requests/': () => ({ body: { results: [{ ...request, state: 'closed' }] } }),
    [`POST /api/v1/help/requests/${request.pk}/messages/`]: () => ({ status: 201, body: waiting }),
  })
  await userEvent.click(await screen.findByText('One request that’s closed'))
  await userEvent.click(screen.getByText('Write back'))
  const field = () => document.getElementById(`reply-${request.pk}`) as HTMLTextAreaElement
  await userEvent.type(field(), 'It isn’t solved.')
  await userEvent.click(screen.getAllByRole('button', { name: 'Send' })[0] ?? field())
  expect(await screen.findByText('Your message is sent.')).toBe(document.activeElement)
  expect(screen.queryByText('One request that’s closed')).toBeNull()
  expect([field().value, field().closest('details')?.open]).toEqual(['', false])
  expect(screen.queryByText(/^You wrote this earlier/)).toBeNull()
})

it('a request that is solved goes to the closed ones, and that is said', async () => {
  draw({
    'GET /api/v1/help/requests/': () => ({ body: { results: [request] } }),
    [`POST /api/v1/help/requests/${request.pk}/close/`]: () => ({ body: { ...request, state: 'closed' } }),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'It’s solved: My old plan' }))
  expect(await screen.findByText('Closed: My old plan')).toBe(document.activeElement)
  expect(screen.getByText('One request that’s closed')).toBeTruthy()
})

it('what is typed on while a reply is sent is there to be sent next', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  draw({
    'GET /api/v1/help/requests/': () => ({ body: { results: [request] } }),
    [`POST /api/v1/help/requests/${request.pk}/messages/`]: async () => {
      await promise
      return { status: 201, body: waiting }
    },
  })
  await userEvent.click(await screen.findByText('Write back'))
  const field = () => document.getElementById(`reply-${request.pk}`) as HTMLTextAreaElement
  await userEvent.type(field(), 'Thank you.')
  await userEvent.click(screen.getAllByRole('button', { name: 'Send' })[0] ?? field())
  await userEvent.type(field(), ' One more thing.')
  resolve()
  await screen.findByText('Your message is sent.')
  expect(field().value).toBe('Thank you. One more thing.')
  expect(field().closest('details')?.open).toBe(true)
})

it('what cannot be loaded says so, and can be asked for again', async () => {
  draw({ 'GET /api/v1/help/requests/': () => ({ status: 500, body: { code: 'internal_error', detail: 'Nothing was lost.' } }) })
  expect(await screen.findByText('Nothing was lost.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
})

it('what is typed on while a message is sent stays for another one', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const asked = draw({
    'POST /api/v1/help/requests/': async () => {
      await promise
      return { status: 201, body: waiting }
    },
  })
  const field = (id: string) => document.getElementById(id) as HTMLTextAreaElement
  await waitFor(() => expect(field('ask-message')).toBeTruthy())
  await userEvent.type(field('ask-subject'), 'My old plan')
  await userEvent.type(field('ask-message'), 'Where is it?{Tab}')
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  await userEvent.type(field('ask-message'), ' Call me.')
  resolve()
  await waitFor(() => expect(field('ask-subject').value).toBe(''))
  expect(asked.find(({ call }) => call === 'POST /api/v1/help/requests/')?.body).toMatchObject({ message: 'Where is it?' })
  expect(field('ask-message').value).toBe('Where is it? Call me.')
})
