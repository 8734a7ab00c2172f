import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { callSlots, isCallSlot } from '@app/schemas/rules/days/call-slots'
import { onTestFinished } from 'vitest'

type Booking = { uid: string; start: string; end: string; status: string; metadata: unknown; email: string; language: unknown }
type Answer = { readonly status: number; readonly body: object }

const problem = (status: number, message: string): Answer => ({ status, body: { status: 'error', error: { code: 'BadRequest', message } } })
const data = (status: number, given: unknown): Answer => ({ status, body: { status: 'success', data: given } })
const endOf = (start: string) => new Date(new Date(start).getTime() + 30 * 60_000).toISOString()

/** Speaks the part of Cal.com's API v2 that we use. It can be set to lose an answer: the request is carried out all the same. */
export async function calcomServer(apiKey: string) {
  const calendar = openCalendar()
  const state = { losesAnswer: false, isDown: false }
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '', 'http://cal.test')
    const raw = await text(request)
    const answered = answer(request.method ?? '', url, raw === '' ? {} : JSON.parse(raw), request.headers)
    if (state.losesAnswer) {
      state.losesAnswer = false
      return request.socket.destroy()
    }
    response.writeHead(answered.status, { 'content-type': 'application/json' }).end(JSON.stringify(answered.body))
  }).listen(0, '127.0.0.1')

  // biome-ignore lint/suspicious/noExplicitAny: it accepts anything from the network
  function answer(method: string, url: URL, body: any, headers: Readonly<Record<string, unknown>>): Answer {
    if (state.isDown) return problem(503, 'Down')
    if (headers['authorization'] !== `Bearer ${apiKey}`) return problem(401, 'Invalid key')
    const isSlots = url.pathname === '/v2/slots'
    if (headers['cal-api-version'] !== (isSlots ? '2024-09-04' : '2024-08-13')) return problem(404, 'No such version')
    if (isSlots) return calendar.listFree(url.searchParams.get('start') ?? '', url.searchParams.get('end') ?? '')
    if (method === 'GET') return calendar.listAccepted(url.searchParams.get('attendeeEmail'))
    const [, uid = '', what] = /^\/v2\/bookings\/([^/]+)\/(reschedule|cancel)$/.exec(url.pathname) ?? []
    if (what === undefined) return calendar.add(body.start, body.attendee, body.metadata)
    const booking = calendar.find(uid)
    if (!booking) return problem(404, 'Booking not found')
    if (what === 'cancel') return cancel(booking)
    return booking.status === 'accepted' ? calendar.move(booking, body.start) : problem(400, 'This booking was cancelled')
  }
  await once(server, 'listening')
  onTestFinished(() => void server.close().closeAllConnections())
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, state, held: calendar.held }
}

/** The calendar behind it: no time is given twice. */
function openCalendar() {
  const bookings = new Map<string, Booking>()
  const isTaken = (start: string) => [...bookings.values()].some((one) => one.status === 'accepted' && one.start === start)
  const add = (start: string, { email, language }: Pick<Booking, 'email' | 'language'>, metadata: unknown): Answer => {
    if (!isCallSlot(new Date(start))) return problem(400, 'booking_time_out_of_bounds_error')
    if (isTaken(start)) return problem(400, 'User either already has booking at this time or is not available')
    const booking = { uid: randomUUID(), start, end: endOf(start), status: 'accepted', metadata, email, language }
    bookings.set(booking.uid, booking)
    return data(201, booking)
  }
  return {
    add,
    held: () => [...bookings.values()].filter(({ status }) => status === 'accepted'),
    find: (uid: string) => bookings.get(uid),
    listFree: (from: string, to: string): Answer => {
      const free = callSlots(new Date(from), new Date(to))
        .map((one) => one.toISOString())
        .filter((start) => !isTaken(start))
      const ranges = free.map((start) => ({ start, end: endOf(start) }))
      return data(
        200,
        Object.groupBy(ranges, ({ start }) => start.slice(0, 10)),
      )
    },
    listAccepted: (email: string | null): Answer =>
      data(
        200,
        [...bookings.values()].filter((one) => one.email === email && one.status === 'accepted'),
      ),
    move: (booking: Booking, start: string): Answer => {
      const moved = add(start, booking, booking.metadata)
      if (moved.status === 201) booking.status = 'cancelled'
      return moved
    },
  }
}

function cancel(booking: Booking): Answer {
  if (booking.status === 'cancelled') return problem(400, 'This booking was already cancelled')
  booking.status = 'cancelled'
  return data(200, booking)
}
