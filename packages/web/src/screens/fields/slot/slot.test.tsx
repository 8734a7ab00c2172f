import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetPerson } from '../../../client/session/resets.ts'
import { drawStep } from '../../../testing/draw-step.tsx'
import { chooseTimeZone } from '../../data/calls/time-zone.ts'

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-03-06T12:00:00Z') })
  chooseTimeZone('America/Chicago')
  // The stand-in for a browser has no words for selectors.
  vi.stubGlobal('CSS', { escape: (text: string) => text.replace(/[^\w-]/g, '\\$&') })
})
afterEach(() => {
  cleanup()
  forgetPerson()
  vi.useRealTimers()
})

const free = ['2026-03-09T14:00:00.000Z', '2026-03-10T14:30:00.000Z', '2026-03-10T19:00:00.000Z', '2026-03-16T13:00:00.000Z']
const call = {
  pk: '11111111-1111-4111-8111-111111111111',
  version: 1,
  topic: 'rollover',
  about: null,
  state: 'held',
  starts_at: free[1] ?? '',
  ends_at: '2026-03-10T15:00:00.000Z',
  time_zone: 'America/Chicago',
  in_words: '',
}
const slots = (starts: readonly string[]) => ({
  body: { time_zone: 'America/Chicago', results: starts.map((starts_at) => ({ starts_at })) },
})
const calls = '/api/v1/accounts/calls/'
const answers = {
  [`GET ${calls}slots/`]: () => slots(free),
  [`GET ${calls}`]: () => ({ body: { results: [] } }),
  [`POST ${calls}`]: () => ({ body: call }),
  'GET /api/v1/accounts/personal_information/': () => ({ body: { results: [] } }),
}
const open = (more: Parameters<typeof drawStep>[2] = {}, facts = {}) =>
  drawStep('landing-rollover', 'ira/schedule-call', { ...answers, ...more }, facts)
const draw = async (more: Parameters<typeof drawStep>[2] = {}) => {
  const drawn = await open(more)
  await userEvent.click(await screen.findByRole('radio', { name: /Yes, pick a time/ }))
  return drawn
}
const book = () => userEvent.click(screen.getByRole('button', { name: 'Save my choice' }))
const chosen = () => waitFor(() => expect(screen.getByText(/^You chose/).textContent).toContain('Tuesday, March 10 at 9:30 AM CDT'))

it('saying yes to a time moves nothing on the page: how the call goes stands behind the question before and after', async () => {
  await open()
  const question = await screen.findByRole('radio', { name: /Yes, pick a time/ })
  const isBehind = () =>
    question.compareDocumentPosition(screen.getByRole('heading', { name: 'How the call goes' })) === Node.DOCUMENT_POSITION_FOLLOWING
  expect(isBehind()).toBe(true)
  await userEvent.click(question)
  await screen.findByRole('radiogroup', { name: 'Day' })
  expect(isBehind()).toBe(true)
})

it('a day and a time are picked with the keyboard alone, in the zone that is shown', async () => {
  const { asked, done } = await draw()
  const days = await screen.findByRole('radiogroup', { name: 'Day' })
  within(days)
    .getByRole('radio', { name: /Monday, March 9, 1 time free/ })
    .focus()
  await userEvent.keyboard('{ArrowRight}')
  await userEvent.tab()
  await userEvent.keyboard(' ')
  await chosen()
  await book()
  await waitFor(() => expect(done).toHaveBeenCalled())
  const sent = asked.find((one) => one.call === `POST ${calls}`)
  expect(sent?.body).toEqual({ scheduled_call: free[1], topic: 'rollover', time_zone: 'America/Chicago' })
})

it('days without a free time cannot be opened, and another week is a press away', async () => {
  await draw()
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: /Wednesday, March 11, no time free/ })).disabled).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Later week' }))
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Monday, March 16/ }).checked).toBe(true)
})

it('a day without times that is a bank holiday says so', async () => {
  vi.setSystemTime(new Date('2026-11-20T12:00:00Z'))
  await draw({ [`GET ${calls}slots/`]: () => slots(['2026-11-25T15:00:00.000Z']) })
  expect(await screen.findByText('No calls on Thursday, November 26: it’s a bank holiday.')).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /November 26, no calls, bank holiday/ }).disabled).toBe(true)
  expect(screen.getByRole('radio', { name: /November 27, no time free/ })).toBeTruthy()
})

it('nothing picked is said in the words of the field', async () => {
  await draw()
  await screen.findByRole('radiogroup', { name: 'Day' })
  await book()
  expect((await screen.findByRole('alert')).textContent).toContain('Choose a day and a time for the call.')
})

it('a time that is taken is refused in the words of the field, and the times are asked for anew', async () => {
  let isTaken = false
  await draw({
    [`GET ${calls}slots/`]: () => slots(isTaken ? free.filter((start) => start !== free[1]) : free),
    [`POST ${calls}`]: () => {
      isTaken = true
      vi.advanceTimersByTime(2_000)
      return { status: 409, body: { code: 'slot_taken', detail: 'Gone.' } }
    },
  })
  await userEvent.click(await screen.findByRole('radio', { name: /Tuesday, March 10/ }))
  await userEvent.click(screen.getByRole('radio', { name: '9:30 AM' }))
  await chosen()
  await book()
  expect((await screen.findByRole('alert')).textContent).toContain('That time is taken. Choose another one.')
  await waitFor(() => expect(screen.queryByRole('radio', { name: '9:30 AM' })).toBeNull())
})

it('another time zone shows the same moments at their hours there', async () => {
  await draw()
  await userEvent.click(await screen.findByRole('radio', { name: /Tuesday, March 10/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Change time zone' }))
  await userEvent.selectOptions(screen.getByLabelText('Show times in'), 'America/New_York')
  expect(screen.getByRole('radio', { name: '10:30 AM' })).toBeTruthy()
})

it('a call that is held is shown first, its time is the one that is chosen, and choosing another moves it', async () => {
  const { asked, done } = await draw({
    [`GET ${calls}`]: () => ({ body: { results: [call] } }),
    [`GET ${calls}slots/`]: () => slots(free.toSpliced(1, 1)),
  })
  expect(await screen.findByText('Held for you')).toBeTruthy()
  await chosen()
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /9:30 AM/ }).checked).toBe(true)
  await userEvent.click(screen.getByRole('radio', { name: '2:00 PM' }))
  await book()
  await waitFor(() => expect(done).toHaveBeenCalled())
  expect(asked.find((one) => one.call === `POST ${calls}`)?.body.scheduled_call).toBe(free[2])
})

it('when the calendar does not answer, that is said, with a way to try again', async () => {
  await draw({
    [`GET ${calls}slots/`]: () => ({ status: 503, body: { code: 'partner_unavailable', detail: 'The calendar does not answer.' } }),
  })
  expect(await screen.findByText('The calendar does not answer.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
})

it('people who want no call now go on without one: no time is shown, and none is held', async () => {
  const { asked, done } = await open()
  await userEvent.click(await screen.findByRole('radio', { name: /Not now/ }))
  expect(screen.queryByRole('radiogroup', { name: 'Day' })).toBeNull()
  await book()
  await waitFor(() => expect(done).toHaveBeenCalled())
  expect(asked.some(({ call: sent }) => sent.startsWith('POST /api/v1/accounts/calls'))).toBe(false)
})

it('people who do not know where the account is read that there is no one to call yet', async () => {
  await open({}, { 'plan.link': 'unknown' })
  expect(await screen.findByText('There’s no one to call yet')).toBeTruthy()
  cleanup()
  await open({}, { 'plan.link': 'by-hand' })
  await screen.findByRole('radio', { name: /Not now/ })
  expect(screen.queryByText('There’s no one to call yet')).toBeNull()
})
