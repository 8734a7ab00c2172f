import { bankHolidays } from '@app/schemas/rules/days/bank-days'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isFailure } from '../../failure/failure.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { accountOf } from '../auth/account.ts'
import { saveOrRelease } from './advance-call.ts'
import { bookCall } from './book-call.ts'
import { callFacts } from './facts.ts'

let service: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  service = await startTestApp()
})
afterAll(() => service.close())

const dayMs = 86_400_000
const unavailable = { ok: false, why: 'unavailable' } as const
const root = '/api/v1/accounts/calls/'

async function newCaller(email?: string) {
  const person = await service.signUp(email === undefined ? {} : { email })
  const ask = (method: 'GET' | 'POST', path: string, payload?: object) =>
    service.ask({ method, url: `${root}${path}`, token: person.access, ...(payload && { payload }) })
  const emails = () => service.emails.filter(({ to }) => to === person.email && true).map(({ kind }) => kind)
  const facts = async () => {
    const row = await service.db.selectNoFrom(callFacts.query(service.db, person.pk).as('found')).executeTakeFirst()
    return callFacts.facts(row?.found ?? null)
  }
  return { ...person, ask, emails, facts }
}

/** Free times, the last first: far enough away for a reminder. */
async function freeTimes(): Promise<readonly string[]> {
  const { ask } = await newCaller()
  const { body } = await ask('GET', 'slots/')
  return body.results.map(({ starts_at }: { starts_at: string }) => starts_at).reverse()
}

async function twoTimes() {
  const [one = '', other = ''] = await freeTimes()
  return [one, other] as const
}

describe('the free times', () => {
  it('are listed in the person’s time zone, as far ahead as there are any', async () => {
    const { ask } = await newCaller()
    const { body } = await ask('GET', 'slots/?time_zone=America/Chicago')
    expect(body.time_zone).toBe('America/Chicago')
    const daysAhead = (Date.parse(body.results.at(-1).starts_at) - Date.parse(body.results[0].starts_at)) / 86_400_000
    expect(daysAhead).toBeGreaterThan(25)
    expect(body.results[0].in_words).toMatch(/^(Mon|Tues|Wednes|Thurs|Fri)day, .* C[SD]T$/)
    expect((await ask('GET', 'slots/?from=2020-01-01T00:00:00Z&to=2020-01-02T00:00:00Z')).body.results).toEqual([])
  })

  it.each(['time_zone=Mars/Olympus', 'from=tomorrow', 'from=2026-02-30T00:00:00Z', 'days=3'])('are not listed for %s', async (query) => {
    const { ask } = await newCaller()
    expect((await ask('GET', `slots/?${query}`)).status).toBe(400)
  })

  it('are on no bank holiday, and none is held there', async () => {
    const { ask } = await newCaller()
    const year = service.context.now().getUTCFullYear()
    const holiday = [...bankHolidays(year), ...bankHolidays(year + 1)].find((day) => Date.parse(day) > service.context.now().getTime())
    const day = (await ask('GET', `slots/?from=${holiday}T12:00:00Z&to=${holiday}T23:00:00Z`)).body.results
    const refused = await ask('POST', '', { scheduled_call: `${holiday}T15:00:00Z` })
    expect([day, refused.status, refused.body.detail]).toEqual([[], 422, expect.stringContaining('bank holiday')])
  })

  it('are never more than those of 31 days', async () => {
    const { ask } = await newCaller()
    const far = (await ask('GET', 'slots/?to=2999-01-01T00:00:00Z')).body.results
    expect(far.length).toBeLessThan(16 * 24)
  })
})

describe('a call', () => {
  it('is held, confirmed by e-mail, and known to flows', async () => {
    const { ask, emails, facts } = await newCaller()
    const [time] = await twoTimes()
    expect(await facts()).toEqual({ 'call.booked': false, 'search_call.booked': false, 'progress.rollover_call_scheduled': false })
    const { status, body } = await ask('POST', '', { scheduled_call: time, time_zone: 'America/Denver' })
    expect([status, body]).toMatchObject([200, { state: 'held', topic: 'rollover', starts_at: time, time_zone: 'America/Denver' }])
    expect(body.in_words).toMatch(/M[SD]T$/)
    expect(emails()).toContain('call-booked')
    expect(await facts()).toEqual({ 'call.booked': true, 'search_call.booked': false, 'progress.rollover_call_scheduled': true })
    expect((await ask('POST', '', { scheduled_call: time })).body).toEqual(body)
    expect((await ask('GET', '')).body.results).toEqual([body])
  })

  it('is given to one of two who want the same time at once', async () => {
    const callers = await Promise.all(Array.from({ length: 8 }, () => newCaller()))
    const [time] = await twoTimes()
    const answers = await Promise.all(callers.map(({ ask }) => ask('POST', '', { scheduled_call: time })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ body }) => body.code === 'slot_taken')).toHaveLength(7)
    expect(await freeTimes()).not.toContain(time)
  })

  it('is one for fifty clicks', async () => {
    const { ask, emails } = await newCaller()
    const [time] = await twoTimes()
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask('POST', '', { scheduled_call: time })))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(emails().filter((kind) => kind === 'call-booked')).toHaveLength(1)
  })

  it('is moved by choosing another time, and the first time is free again', async () => {
    const { ask, emails } = await newCaller()
    const [time, later] = await twoTimes()
    const { body } = await ask('POST', '', { scheduled_call: time })
    expect((await ask('POST', '', { scheduled_call: later })).body).toMatchObject({ pk: body.pk, state: 'moved', starts_at: later })
    expect((await ask('POST', `${body.pk}/move/`, { scheduled_call: time })).body).toMatchObject({ state: 'moved', starts_at: time })
    expect(emails().filter((kind) => kind === 'call-moved')).toHaveLength(2)
    expect(await freeTimes()).toContain(later)
  })

  it('is not moved to a time that is taken', async () => {
    const [one, other] = [await newCaller(), await newCaller()]
    const [time, later] = await twoTimes()
    const { body } = await one.ask('POST', '', { scheduled_call: time })
    await other.ask('POST', '', { scheduled_call: later })
    expect((await one.ask('POST', `${body.pk}/move/`, { scheduled_call: later })).body.code).toBe('slot_taken')
    expect((await one.ask('GET', '')).body.results).toMatchObject([{ state: 'held', starts_at: time }])
  })

  it('about a search is not the one about moving money', async () => {
    const { ask, facts } = await newCaller()
    const [time] = await twoTimes()
    await ask('POST', '', { scheduled_call: time, topic: 'search' })
    expect(await facts()).toEqual({ 'call.booked': false, 'search_call.booked': true, 'progress.rollover_call_scheduled': false })
  })

  it('is cancelled, and its time is free again', async () => {
    const { ask, emails, facts } = await newCaller()
    const [time] = await twoTimes()
    const { body } = await ask('POST', '', { scheduled_call: time })
    for (let times = 0; times < 2; times++) expect((await ask('POST', `${body.pk}/cancel/`)).body.state).toBe('cancelled')
    await service.doJobs()
    expect([emails().filter((kind) => kind === 'call-cancelled').length, (await facts())['call.booked']]).toEqual([1, false])
    expect(await freeTimes()).toContain(time)
    expect((await ask('POST', `${body.pk}/move/`, { scheduled_call: time })).body.code).toBe('not_in_this_state')
  })

  it('of another person is not found', async () => {
    const [one, other] = [await newCaller(), await newCaller()]
    const [time, later] = await twoTimes()
    const { body } = await one.ask('POST', '', { scheduled_call: time })
    for (const [method, path, payload] of [
      ['POST', 'move/', { scheduled_call: later }],
      ['POST', 'cancel/', {}],
      ['GET', 'calendar/', undefined],
    ] as const)
      expect((await other.ask(method, `${body.pk}/${path}`, payload)).body.code).toBe('not_found')
  })

  it('comes as a file for a calendar, with its times and what became of it', async () => {
    const { ask, access } = await newCaller()
    const [time] = await twoTimes()
    const { body } = await ask('POST', '', { scheduled_call: time })
    const { status, text, headers } = await ask('GET', `${body.pk}/calendar/`)
    expect([status, String(headers['content-disposition'])]).toEqual([200, expect.stringContaining('call.ics')])
    const stamp = time.replace(/[-:]|\.\d{3}/g, '')
    for (const line of ['BEGIN:VCALENDAR', `UID:${body.pk}`, `DTSTART:${stamp}`, 'STATUS:CONFIRMED', 'END:VCALENDAR'])
      expect(text.split('\r\n')).toContain(line)
    const url = `${root}${body.pk}/calendar/`
    const spoken = (language: string) => service.ask({ method: 'GET', url, token: access, headers: { 'accept-language': language } })
    expect((await spoken('en')).text).toContain('SUMMARY:Call with ')
    expect((await spoken('es')).text).toContain('SUMMARY:Llamada con ')
    await ask('POST', `${body.pk}/cancel/`)
    expect((await ask('GET', `${body.pk}/calendar/`)).text).toContain('STATUS:CANCELLED')
  })

  it('is not held further ahead than three months', async () => {
    const { ask } = await newCaller()
    const { body } = await ask('POST', '', { scheduled_call: '2099-01-05T15:00:00Z' })
    expect([body.code, body.detail]).toEqual(['partner_refused', expect.stringContaining('three months')])
  })

  it('is no time that has passed, no weekend, and nothing that is no time', async () => {
    const { ask } = await newCaller()
    expect((await ask('POST', '', { scheduled_call: '2020-01-06T15:00:00Z' })).body.code).toBe('partner_refused')
    expect((await ask('POST', '', { scheduled_call: nextSunday() })).body.code).toBe('partner_refused')
    for (const scheduled_call of ['soon', 5, null, '2099-13-01T00:00:00Z'])
      expect((await ask('POST', '', { scheduled_call })).status).toBe(400)
  })

  it('is kept when the calendar is down, and given up with an e-mail when its time has come', async () => {
    const { ask, emails, facts } = await newCaller('pat@calendar-down.example')
    const [time] = (await freeTimes()).toReversed()
    const { status, body } = await ask('POST', '', { scheduled_call: time })
    expect([status, body.state, (await facts())['call.booked']]).toEqual([200, 'waiting_for_partner', false])
    service.pass(5 * dayMs)
    await service.doJobs()
    expect([(await ask('GET', '')).body.results[0].state, emails().at(-1)]).toEqual(['lost', 'call-lost'])
  })
})

it('a time that came too late and could not be given back at once is given back by a job', async () => {
  const { ask, pk, email } = await newCaller()
  const [, , time = '', late = ''] = await freeTimes()
  const { body } = await ask('POST', '', { scheduled_call: time })
  const row = await service.db.selectFrom('scheduled_calls').selectAll().where('id', '=', body.pk).executeTakeFirstOrThrow()
  await ask('POST', `${body.pk}/cancel/`)
  const { context } = service
  const account = await accountOf(context, pk)
  const { calendar } = context.partners
  const attendee = { name: 'Pat Example', email, timeZone: 'America/Chicago', language: 'en', phone: null } as const
  const held = await calendar.book({ reference: context.newId(), startsAt: new Date(late), attendee })
  if (!held.ok || !account) throw new Error('There is no booking.')
  const isFree = async () => (await freeTimes()).includes(late)
  const down = { ...context, partners: { ...context.partners, calendar: { ...calendar, cancel: async () => unavailable } } }
  expect([await saveOrRelease(down, row, held, account), await isFree()]).toEqual([undefined, false])
  await service.doJobs()
  expect(await isFree()).toBe(true)
})

it('a call that is cancelled before we know that it is held gives its time back all the same', async () => {
  const { ask, pk } = await newCaller()
  const [, , , , time = ''] = await freeTimes()
  const { context } = service
  const { calendar } = context.partners
  // The calendar has carried it out, and its answer got lost.
  const book: typeof calendar.book = async (asked) => {
    await calendar.book(asked)
    return unavailable
  }
  const deaf = { ...context, partners: { ...context.partners, calendar: { ...calendar, book } } }
  const wished = await bookCall(deaf, pk, { startsAt: new Date(time), timeZone: undefined, topic: 'help' })
  if (isFailure(wished)) throw new Error('It is not kept.')
  const isFree = async () => (await freeTimes()).includes(time)
  expect([wished.state, await isFree()]).toEqual(['waiting_for_partner', false])
  await ask('POST', `${wished.pk}/cancel/`)
  await service.doJobs()
  expect(await isFree()).toBe(true)
})

it.each([
  [-2 * 3_600_000, ['Today: your call on ']],
  [60_000, []],
])('a reminder that comes late names the day as it is then, and none comes once the call has begun (%i ms)', async (late, subjects) => {
  const { ask, email } = await newCaller()
  const [starts] = await twoTimes()
  await ask('POST', '', { scheduled_call: starts, time_zone: 'America/Chicago' })
  service.pass(Date.parse(starts) - service.context.now().getTime() + late)
  await service.doJobs()
  const reminders = service.emails.filter(({ to, kind }) => to === email && kind === 'call-reminder')
  expect(reminders.map(({ subject }) => subject.slice(0, 'Today: your call on '.length))).toEqual(subjects)
})

it('the day before an e-mail reminds of it, once, and only of the time that holds; afterwards one asks how it went', async () => {
  const { ask, email, emails, facts } = await newCaller()
  const [time, later] = await twoTimes()
  await ask('POST', '', { scheduled_call: later })
  await ask('POST', '', { scheduled_call: time })
  const wait = new Date(time).getTime() - service.context.now().getTime()
  service.pass(wait - dayMs + 1000)
  await service.doJobs()
  expect(emails().filter((kind) => kind === 'call-reminder')).toHaveLength(1)
  service.pass(2 * dayMs)
  await service.doJobs()
  const calls = await service.db.selectFrom('scheduled_calls').select('state').where('starts_at', '=', new Date(time)).execute()
  expect([calls, (await facts())['call.booked'], emails().filter((kind) => kind === 'call-reminder').length]).toEqual([
    [{ state: 'over' }],
    true,
    1,
  ])
  const [over, ...more] = service.emails.filter(({ to, kind }) => to === email && kind === 'call-over')
  expect([over?.action?.url, more]).toEqual([`${service.context.settings.publicUrl}/dashboard-rollover/ira/rollover-call-4`, []])
})

it('people who have said how the call went are not asked, and neither are those who talked about a search', async () => {
  const [told, searching] = [await newCaller(), await newCaller()]
  const [time, later] = await twoTimes()
  await told.ask('POST', '', { scheduled_call: later })
  await searching.ask('POST', '', { scheduled_call: time, topic: 'search' })
  service.pass(Date.parse(later) - service.context.now().getTime() + 60_000)
  const { email, password1: password } = told
  const signedIn = await service.ask({ method: 'POST', url: '/api/v1/auth/login/', payload: { email, password } })
  const noted = await service.ask({
    method: 'POST',
    url: '/api/v1/accounts/found_accounts/rollover_notes/',
    token: signedIn.body.access,
    headers: { 'idempotency-key': crypto.randomUUID() },
    payload: { about: 'call', outcome: 'more-needed' },
  })
  expect(noted.status).toBe(201)
  service.pass(2 * dayMs)
  await service.doJobs()
  expect([...told.emails(), ...searching.emails()]).not.toContain('call-over')
})

function nextSunday(): string {
  const at = new Date(service.context.now().getTime() + 7 * dayMs)
  at.setUTCDate(at.getUTCDate() + ((7 - at.getUTCDay()) % 7))
  at.setUTCHours(15, 0, 0, 0)
  return at.toISOString()
}

describe('what a person says of calls', () => {
  it('is kept, and the last time counts', async () => {
    const { ask } = await newCaller()
    expect((await ask('GET', 'consent/')).body).toEqual({ consent: null })
    await ask('POST', 'consent/', { may_call: true, may_record: true })
    const { status, body } = await ask('POST', 'consent/', { may_call: true, may_record: false })
    expect([status, body.consent]).toMatchObject([200, { may_call: true, may_record: false }])
    expect((await ask('GET', 'consent/')).body).toEqual(body)
    expect((await ask('POST', 'consent/', { may_call: true })).status).toBe(400)
  })

  it('includes what the call is about, and may be said again', async () => {
    const { ask } = await newCaller()
    const [time] = await twoTimes()
    expect((await ask('POST', '', { scheduled_call: time, topic: 'search', about: 'missing' })).body.about).toBe('missing')
    expect((await ask('POST', '', { scheduled_call: time, topic: 'search', about: 'sign-in' })).body.about).toBe('sign-in')
    expect((await ask('POST', '', { scheduled_call: time, topic: 'search' })).body.about).toBe('sign-in')
    expect((await ask('GET', '')).body.results).toMatchObject([{ about: 'sign-in' }])
  })

  it('before a time is booked counts on every device, and for the call that is booked then', async () => {
    const person = await newCaller()
    const payload = { email: person.email, password: person.password1 }
    const { body: other } = await service.ask({ method: 'POST', url: '/api/v1/auth/login/', payload })
    const elsewhere = async () => (await service.ask({ method: 'GET', url: `${root}about/`, token: other.access })).body
    expect(await elsewhere()).toEqual({ about: null })
    expect((await person.ask('POST', 'about/', { about: 'missing' })).status).toBe(200)
    expect(await elsewhere()).toEqual({ about: 'missing' })
    const [time] = await twoTimes()
    expect((await person.ask('POST', '', { scheduled_call: time, topic: 'search' })).body.about).toBe('missing')
    await person.ask('POST', 'about/', { about: 'result' })
    expect((await person.ask('GET', '')).body.results).toMatchObject([{ about: 'result' }])
  })
})
