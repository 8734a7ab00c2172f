import { z } from 'zod'
import type { Outgoing } from '../outgoing/outgoing.ts'
import type { CalendarPartner, Cancelled, Held, NotHeld } from './calendar.ts'
import type { CalcomSettings } from './settings.ts'

/** Each part of the API has a version of its own. */
const versions = { slots: '2024-09-04', bookings: '2024-08-13' } as const

const moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text))
const slotsAnswer = z.object({ data: z.record(z.string(), z.array(z.object({ start: moment, end: moment }))) })
const booking = z.object({ uid: z.string(), start: moment, end: moment, metadata: z.record(z.string(), z.unknown()).optional() })
const bookingAnswer = z.object({ data: booking })
const bookingsAnswer = z.object({ data: z.array(booking) })
const problemAnswer = z.object({ error: z.object({ message: z.string() }) })

type Asked<T> = { readonly ok: true; readonly answer: T } | (NotHeld & { readonly status?: number; readonly message?: string })

/** Cal.com, by version 2 of its HTTP API. */
export function calcomCalendar(outgoing: Outgoing, { eventTypeId, ...access }: CalcomSettings): CalendarPartner {
  const ask = askOf(outgoing, access)

  return {
    kind: 'cal.com',

    slots: async ({ from, to, timeZone }) => {
      const query = new URLSearchParams({
        eventTypeId: String(eventTypeId),
        start: from.toISOString(),
        end: to.toISOString(),
        timeZone,
        format: 'range',
      })
      const asked = await ask('GET', `/v2/slots?${query}`, slotsAnswer)
      if (!asked.ok) return toNotHeld(asked)
      const slots = Object.values(asked.answer.data).flat()
      return { ok: true, slots: slots.map(({ start, end }) => ({ startsAt: start, endsAt: end })) }
    },

    book: (asked) => book(ask, eventTypeId, asked),

    move: (asked) => move(ask, asked),

    cancel: (bookingId) => cancel(ask, bookingId),

    cancelReference: async ({ reference, email }) => {
      const known = await findBookings(ask, email, reference)
      if (!known.ok) return toNotHeld(known)
      for (const { uid } of known.answer) {
        const cancelled = await cancel(ask, uid)
        if (!cancelled.ok) return cancelled
      }
      return { ok: true }
    },
  }
}

async function book(
  ask: Ask,
  eventTypeId: CalcomSettings['eventTypeId'],
  asked: Parameters<CalendarPartner['book']>[0],
): Promise<Held | NotHeld> {
  const { reference, startsAt, attendee } = asked
  const { name, email, timeZone, language, phone } = attendee
  const body = {
    start: startsAt.toISOString(),
    eventTypeId,
    attendee: { name, email, timeZone, language, ...(phone && { phoneNumber: `+1${phone}` }) },
    metadata: { reference },
  }
  const held = toAnswer(await ask('POST', '/v2/bookings', bookingAnswer, body))
  if (held.ok || held.why !== 'taken') return held
  // An answer may have been lost: then it is our own booking that has taken the time.
  const own = await findBooking(ask, email, reference)
  return own ? toHeld(own) : held
}

async function move(ask: Ask, asked: Parameters<CalendarPartner['move']>[0]): Promise<Held | NotHeld> {
  const { bookingId, reference, email, startsAt } = asked
  const moved = await reschedule(ask, bookingId, startsAt)
  if (moved.ok) return moved
  // An answer may have been lost, now or the time before: then the booking has another name and perhaps the time already.
  const own = await findBooking(ask, email, reference)
  if (!own || own.uid === bookingId) return moved
  return own.start.getTime() === startsAt.getTime() ? toHeld(own) : reschedule(ask, own.uid, startsAt)
}

async function reschedule(ask: Ask, bookingId: string, startsAt: Date): Promise<Held | NotHeld> {
  const body = { start: startsAt.toISOString() }
  return toAnswer(await ask('POST', `/v2/bookings/${encodeURIComponent(bookingId)}/reschedule`, bookingAnswer, body))
}

async function cancel(ask: Ask, bookingId: string): Promise<Cancelled> {
  const body = { cancellationReason: 'Cancelled by the person who booked it.' }
  const asked = await ask('POST', `/v2/bookings/${encodeURIComponent(bookingId)}/cancel`, z.object({}), body)
  const isGone = !asked.ok && (asked.status === 404 || /already.*cancell?ed/i.test(asked.message ?? ''))
  return asked.ok || isGone ? { ok: true } : toNotHeld(asked)
}

async function findBooking(ask: Ask, email: string, reference: string) {
  const known = await findBookings(ask, email, reference)
  return known.ok ? known.answer[0] : undefined
}

async function findBookings(ask: Ask, email: string, reference: string): Promise<Asked<readonly z.output<typeof booking>[]>> {
  const query = new URLSearchParams({ attendeeEmail: email, status: 'upcoming' })
  const known = await ask('GET', `/v2/bookings?${query}`, bookingsAnswer)
  return known.ok ? { ok: true, answer: known.answer.data.filter(({ metadata }) => metadata?.['reference'] === reference) } : known
}

type Ask = <Answer extends z.ZodType>(
  method: 'GET' | 'POST',
  path: string,
  answer: Answer,
  body?: object,
) => Promise<Asked<z.output<Answer>>>

function askOf(outgoing: Outgoing, { baseUrl, apiKey }: Pick<CalcomSettings, 'baseUrl' | 'apiKey'>): Ask {
  return async (method, path, answer, body) => {
    const version = path.startsWith('/v2/slots') ? versions.slots : versions.bookings
    const sent = await outgoing({
      method,
      url: `${baseUrl}${path}`,
      headers: { authorization: `Bearer ${apiKey}`, 'cal-api-version': version, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!sent.ok || sent.status >= 500 || sent.status === 429) return { ok: false, why: 'unavailable' }
    const json = parsed(sent.text)
    if (sent.status >= 300) return { ok: false, why: 'refused', status: sent.status, message: messageOf(json) }
    const read = answer.safeParse(json)
    return read.success ? { ok: true, answer: read.data } : { ok: false, why: 'unavailable' }
  }
}

function toAnswer(asked: Asked<z.output<typeof bookingAnswer>>): Held | NotHeld {
  return asked.ok ? toHeld(asked.answer.data) : toNotHeld(asked)
}

function toHeld({ uid, start, end }: z.output<typeof booking>): Held {
  return { ok: true, bookingId: uid, slot: { startsAt: start, endsAt: end } }
}

/** That a time is taken is reported only by the text of the message. */
function toNotHeld({ why, status, message = '' }: Extract<Asked<unknown>, { ok: false }>): NotHeld {
  const isTaken = why === 'refused' && (status === 409 || /already has booking|not available|no_available_users/i.test(message))
  return { ok: false, why: isTaken ? 'taken' : why }
}

function messageOf(json: unknown): string {
  const read = problemAnswer.safeParse(json)
  return read.success ? read.data.error.message : ''
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
