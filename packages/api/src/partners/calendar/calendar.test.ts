import { isBankDay } from '@app/schemas/rules/days/bank-days'
import { describe, expect, it, onTestFinished } from 'vitest'
import { freshDatabase } from '../../db/testing/test-database.ts'
import { testContext } from '../../testing/test-app.ts'
import { openOutgoing } from '../outgoing/outgoing.ts'
import { calcomCalendar } from './calcom-calendar.ts'
import type { CalendarPartner } from './calendar.ts'
import { sandboxCalendar } from './sandbox-calendar.ts'
import { calcomServer } from './testing/calcom-server.ts'

async function sandbox() {
  const { db } = await freshDatabase()
  return { calendar: sandboxCalendar(testContext(db)), downEmail: 'pat@calendar-down.example', setDown: () => undefined }
}

async function calcom() {
  const server = await calcomServer('key')
  const { outgoing, close } = openOutgoing({ allowed: [server.url] })
  onTestFinished(close)
  const calendar = calcomCalendar(outgoing, { baseUrl: server.url, apiKey: 'key', eventTypeId: 7 })
  const setDown = () => {
    server.state.isDown = true
  }
  return { calendar, downEmail: 'pat@example.com', setDown, server }
}

const attendee = {
  name: 'Pat Example',
  email: 'pat@example.com',
  timeZone: 'America/Chicago',
  language: 'en',
  phone: '2075550134',
} as const
const moving = { reference: 'mine', email: attendee.email }
const dayMs = 86_400_000
const easternDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York', year: 'numeric', month: '2-digit', day: '2-digit' })

async function freeSlots(calendar: CalendarPartner) {
  const from = new Date(Date.now() + dayMs)
  const found = await calendar.slots({ from, to: new Date(from.getTime() + 7 * dayMs), timeZone: 'America/Chicago' })
  if (!found.ok) throw new Error(found.why)
  return found.slots
}

async function twoSlots(calendar: CalendarPartner) {
  const [one, other] = await freeSlots(calendar)
  if (!one || !other) throw new Error('There is no time.')
  return [one.startsAt, other.startsAt] as const
}

const has = async (calendar: CalendarPartner, startsAt: Date) =>
  (await freeSlots(calendar)).some((slot) => slot.startsAt.getTime() === startsAt.getTime())

describe.each([
  ['the sandbox', sandbox],
  ['Cal.com', calcom],
] as const)('%s', (_name, open) => {
  it('has sixteen times of half an hour on each day on which banks are open, and none on others', async () => {
    const { calendar } = await open()
    const slots = await freeSlots(calendar)
    const days = [...Map.groupBy(slots, ({ startsAt }) => easternDay.format(startsAt))]
    expect(days.filter(([day]) => !isBankDay(day))).toEqual([])
    // The first and the last may be cut by the hour of now.
    for (const [, times] of days.slice(1, -1)) expect(times).toHaveLength(16)
    expect(days.length).toBeGreaterThan(2)
    expect(slots.every(({ startsAt, endsAt }) => endsAt.getTime() - startsAt.getTime() === 1_800_000)).toBe(true)
  })

  it('gives a time to one of many', async () => {
    const { calendar } = await open()
    const [startsAt] = await twoSlots(calendar)
    const tries = Array.from({ length: 10 }, (_, index) =>
      calendar.book({ reference: `r${index}`, startsAt, attendee: { ...attendee, email: `pat${index}@example.com` } }),
    )
    const outcomes = await Promise.all(tries)
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(outcomes.filter((one) => !one.ok && one.why === 'taken')).toHaveLength(9)
    expect(await has(calendar, startsAt)).toBe(false)
  })

  it('returns the same booking when asked again', async () => {
    const { calendar } = await open()
    const [startsAt] = await twoSlots(calendar)
    const first = await calendar.book({ reference: 'mine', startsAt, attendee })
    expect(first).toMatchObject({ ok: true, slot: { startsAt } })
    expect(await calendar.book({ reference: 'mine', startsAt, attendee })).toEqual(first)
  })

  it('moves a call, and the old time is free again', async () => {
    const { calendar } = await open()
    const [startsAt, later] = await twoSlots(calendar)
    const held = await calendar.book({ reference: 'mine', startsAt, attendee })
    if (!held.ok) throw new Error(held.why)
    const moved = await calendar.move({ ...moving, bookingId: held.bookingId, startsAt: later })
    expect(moved).toMatchObject({ ok: true, slot: { startsAt: later } })
    expect([await has(calendar, startsAt), await has(calendar, later)]).toEqual([true, false])
  })

  it('does not move a call to a time that is taken', async () => {
    const { calendar } = await open()
    const [startsAt, later] = await twoSlots(calendar)
    const held = await calendar.book({ reference: 'mine', startsAt, attendee })
    await calendar.book({ reference: 'theirs', startsAt: later, attendee: { ...attendee, email: 'other@example.com' } })
    expect(held.ok && (await calendar.move({ ...moving, bookingId: held.bookingId, startsAt: later }))).toMatchObject({ why: 'taken' })
    expect([await has(calendar, startsAt), await has(calendar, later)]).toEqual([false, false])
  })

  it('cancels a call, also one that is cancelled', async () => {
    const { calendar } = await open()
    const [startsAt] = await twoSlots(calendar)
    const held = await calendar.book({ reference: 'mine', startsAt, attendee })
    if (!held.ok) throw new Error(held.why)
    expect([await calendar.cancel(held.bookingId), await calendar.cancel(held.bookingId)]).toEqual([{ ok: true }, { ok: true }])
    expect(await has(calendar, startsAt)).toBe(true)
  })

  it('cancels what is booked for a reference, and nothing of others', async () => {
    const { calendar } = await open()
    const [startsAt, later] = await twoSlots(calendar)
    await calendar.book({ reference: 'mine', startsAt, attendee })
    await calendar.book({ reference: 'theirs', startsAt: later, attendee })
    expect([await calendar.cancelReference(moving), await calendar.cancelReference(moving)]).toEqual([{ ok: true }, { ok: true }])
    expect([await has(calendar, startsAt), await has(calendar, later)]).toEqual([true, false])
  })

  it('refuses a time that is none', async () => {
    const { calendar } = await open()
    const sunday = new Date('2027-01-03T15:00:00Z')
    expect(await calendar.book({ reference: 'mine', startsAt: sunday, attendee })).toEqual({ ok: false, why: 'refused' })
  })

  it('reports a calendar that does not answer', async () => {
    const { calendar, downEmail, setDown } = await open()
    const [startsAt] = await twoSlots(calendar)
    setDown()
    expect(await calendar.book({ reference: 'mine', startsAt, attendee: { ...attendee, email: downEmail } })).toEqual({
      ok: false,
      why: 'unavailable',
    })
  })
})

it('finds a booking at Cal.com again whose answer was lost on the way', async () => {
  const { calendar, server } = await calcom()
  const [startsAt] = await twoSlots(calendar)
  server.state.losesAnswer = true
  expect(await calendar.book({ reference: 'mine', startsAt, attendee })).toEqual({ ok: false, why: 'unavailable' })
  expect(await calendar.book({ reference: 'mine', startsAt, attendee })).toMatchObject({ ok: true, slot: { startsAt } })
})

it('finds a move at Cal.com again whose answer was lost: there is one booking, at the time that was asked for last', async () => {
  const { calendar, server } = await calcom()
  const [startsAt, later, latest] = (await freeSlots(calendar)).map((slot) => slot.startsAt)
  if (!startsAt || !later || !latest) throw new Error('There is no time.')
  const held = await calendar.book({ reference: 'mine', startsAt, attendee })
  if (!held.ok) throw new Error(held.why)
  const { bookingId } = held
  server.state.losesAnswer = true
  expect(await calendar.move({ ...moving, bookingId, startsAt: later })).toMatchObject({ ok: true, slot: { startsAt: later } })
  // By the name of the booking before it was moved.
  expect(await calendar.move({ ...moving, bookingId, startsAt: latest })).toMatchObject({ ok: true, slot: { startsAt: latest } })
  expect(server.held()).toMatchObject([{ start: latest.toISOString() }])
})

it('a booking at Cal.com that got another name by a move is cancelled by its reference', async () => {
  const { calendar, server } = await calcom()
  const [startsAt, later] = await twoSlots(calendar)
  const held = await calendar.book({ reference: 'mine', startsAt, attendee })
  if (!held.ok) throw new Error(held.why)
  await calendar.move({ ...moving, bookingId: held.bookingId, startsAt: later })
  expect([await calendar.cancel(held.bookingId), server.held().length]).toEqual([{ ok: true }, 1])
  expect([await calendar.cancelReference(moving), server.held()]).toEqual([{ ok: true }, []])
  server.state.isDown = true
  expect(await calendar.cancelReference(moving)).toEqual({ ok: false, why: 'unavailable' })
})

it('Cal.com writes to people in the language that they read', async () => {
  const { calendar, server } = await calcom()
  const [startsAt] = await twoSlots(calendar)
  await calendar.book({ reference: 'mine', startsAt, attendee: { ...attendee, language: 'es' } })
  expect(server.held()).toMatchObject([{ language: 'es' }])
})
