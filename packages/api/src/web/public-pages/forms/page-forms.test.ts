import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { clearOut } from '../../../clear-out.ts'
import { flowsFolder } from '../../../flows/testing/flows-folder.ts'
import { startTestApp } from '../../../testing/test-app.ts'
import { publicUrl, servePages } from '../testing/served-pages.ts'
import { pageForms } from './page-forms.ts'

let service: Awaited<ReturnType<typeof startTestApp>>
let served: Awaited<ReturnType<typeof servePages>>
let isBroken = false

beforeAll(async () => {
  service = await startTestApp()
  const { context } = service
  const breaking = { ...context, newId: () => (isBroken ? fallOver() : context.newId()) }
  const forms = pageForms({ ...breaking, settings: { ...context.settings, publicUrl } })
  served = await servePages(flowsFolder, () => undefined, forms)
})
afterAll(async () => {
  await served.close()
  await service.close()
})

function fallOver(): never {
  throw new Error('Broken on purpose.')
}

let places = 0
beforeEach(() => {
  places++
})

const type = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' }
const send = (
  url: string,
  fields: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
  remoteAddress = `10.61.0.${places}`,
) =>
  served.app.inject({
    method: 'POST',
    url,
    headers: { ...type, ...headers },
    payload: new URLSearchParams(fields).toString(),
    remoteAddress,
  })
const message = () => ({
  form: 'contact',
  first_name: 'Pat',
  last_name: 'Example',
  from_email: `pat${places}@example.com`,
  subject: 'A question',
  message: 'Hello.\nWhere is my 401(k)?',
})
const kinds = (from: number) => service.emails.slice(from).map(({ kind }) => kind)

it('a form stays in the mode that its page was opened for, and so does what it leads to', async () => {
  const query = '?flow_mode=landing-solo'
  for (const url of [`/contact-us${query}`, `/contact-us/sent${query}`])
    expect((await served.open(url)).body).not.toMatch(/method="post" action="\/contact-us#/)
  expect((await served.open(`/waitlist${query}`)).body).toContain(`action="/waitlist${query}#form"`)
  const wrong = await send(`/waitlist${query}`, { form: 'waitlist', email: 'nobody' })
  expect(wrong.body).toContain(`action="/waitlist${query}#form"`)
  const taken = await send(`/waitlist${query}`, { form: 'waitlist', email: `pat${places}@example.com` })
  expect(taken.headers.location).toBe(`/waitlist/in-line${query}#form`)
  expect((await send(`/contact-us${query}`, message())).headers.location).toBe(`/contact-us/confirm-by-email${query}#form`)
})

it.each(['/contact-us/sent', '/waitlist/in-line'])('an answer about advertisers at %s leads back to what was sent', async (url) => {
  const { body } = await served.open(url)
  expect(body).toContain(`name="back" value="${url}"`)
  expect(body).toContain(`href="${url}?language=es"`)
})

describe('the contact form', () => {
  it('shows what is wrong beside each field and above them all, and keeps what was typed', async () => {
    const { statusCode, body } = await send('/contact-us', { ...message(), last_name: '', from_email: 'pat', message: 'Kept <words>' })
    expect(statusCode).toBe(422)
    expect(body).toContain('<title>Error: ')
    for (const field of ['last_name', 'from_email']) {
      expect(body).toContain(`href="#contact-${field}"`)
      expect(body).toContain(`aria-describedby="${field === 'from_email' ? 'contact-from_email-help ' : ''}contact-${field}-error"`)
    }
    expect(body).toContain('Kept &lt;words&gt;</textarea>')
    expect(body).toContain('value="pat"')
  })

  it('sends an e-mail first where no script could check for programs, and passes the message on once its link is used', async () => {
    const before = service.emails.length
    const { statusCode, headers } = await send('/contact-us', message())
    expect([statusCode, headers.location, kinds(before)]).toEqual([303, '/contact-us/confirm-by-email#form', ['contact-confirm']])
    const email = service.emails.at(-1)
    expect([email?.to, JSON.stringify(email).includes('Where is my')]).toEqual([`pat${places}@example.com`, false])
    const url = new URL(email?.action?.url ?? '').pathname
    const asked = await service.ask({ method: 'GET', url, headers: { accept: 'text/html' } })
    expect([asked.status, asked.text.includes('<form method="post">'), kinds(before)]).toEqual([200, true, ['contact-confirm']])
    for (const _time of ['first', 'second'])
      expect((await service.ask({ method: 'POST', url, payload: '', headers: type })).status).toBe(200)
    expect(kinds(before)).toEqual(['contact-confirm', 'contact-received'])
    const [messageId = ''] = /[0-9a-f-]{36}/.exec(url) ?? []
    const tasks = await service.db.selectFrom('desk_tasks').select('kind').where('about', '=', messageId).execute()
    expect(tasks).toEqual([{ kind: 'contact-message' }])
  })

  it('passes the message on at once with a token of the check', async () => {
    const before = service.emails.length
    const { headers } = await send('/contact-us', { ...message(), recaptcha_resp_token: 'a-token' })
    expect([headers.location, kinds(before)]).toEqual(['/contact-us/sent#form', ['contact-received']])
    expect((await served.open('/contact-us/sent')).body).toContain('We have your message')
  })

  it('asks people whom the check refuses to confirm by e-mail', async () => {
    const { headers } = await send('/contact-us', { ...message(), recaptcha_resp_token: 'refuse' })
    expect(headers.location).toBe('/contact-us/confirm-by-email#form')
  })

  it('deletes after two days what was not confirmed, and its link with it', async () => {
    await send('/contact-us', message())
    const url = new URL(service.emails.at(-1)?.action?.url ?? '').pathname
    service.pass(49 * 3_600_000)
    expect((await service.ask({ method: 'POST', url, payload: '', headers: type })).status).toBe(410)
    await clearOut(service.context)
    const waiting = await service.db.selectFrom('contact_messages').select('id').where('waits_for_sender', '=', true).execute()
    expect(waiting).toEqual([])
  })

  it('refuses a card number beside its field', async () => {
    const { statusCode, body } = await send('/contact-us', { ...message(), message: 'Charge 4242 4242 4242 4242' })
    expect([statusCode, body.includes('id="contact-message-error"')]).toEqual([422, true])
  })

  it('says when to try again after too many, and keeps what was typed', async () => {
    const answers = []
    for (let count = 0; count < 5; count++)
      answers.push(await send('/contact-us', { ...message(), from_email: 'many@example.com' }, {}, `10.62.0.${count}`))
    const elsewhere = await send('/contact-us', { ...message(), from_email: 'many@example.com' }, {}, '10.63.0.1')
    expect(elsewhere.headers.location).toBe('/contact-us/confirm-by-email#form')
    const last = answers.at(-1)
    expect([last?.statusCode, Number(last?.headers['retry-after']) > 0]).toEqual([429, true])
    expect(last?.body).toMatch(/Nothing was sent. Try again in \d+ hours/)
    expect(last?.body).toContain('Where is my 401(k)?</textarea>')
  })

  it('sends nothing of what a program filled in', async () => {
    const before = service.emails.length
    expect((await send('/contact-us', { ...message(), website: 'https://spam.example' })).statusCode).toBe(303)
    expect(service.emails.length).toBe(before)
  })

  it('is not taken faster than anybody types, and is a moment later', async () => {
    const opened = await served.open('/contact-us')
    const cookie = [opened.headers['set-cookie']]
      .flat()
      .map((one) => String(one).split(';')[0])
      .join('; ')
    const fast = await send('/contact-us', message(), { cookie })
    expect([fast.statusCode, fast.body.includes('press the button again')]).toEqual([422, true])
    service.pass(3_000)
    expect((await send('/contact-us', message(), { cookie })).statusCode).toBe(303)
  })

  it('is not taken from another site', async () => {
    expect((await send('/contact-us', message(), { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
  })

  it('keeps what was typed when something breaks', async () => {
    isBroken = true
    const { statusCode, body } = await send('/contact-us', message())
    isBroken = false
    expect([statusCode, body.includes('Where is my 401(k)?</textarea>')]).toEqual([500, true])
    expect(body).not.toContain('on purpose')
  })
})

describe('the waitlist', () => {
  it('takes the address, then the employer, and sends nothing twice when a page is loaded again', async () => {
    const before = service.emails.length
    const joined = await send('/waitlist', { form: 'waitlist', email: 'Line@Example.com' })
    expect([joined.statusCode, joined.headers.location, kinds(before)]).toEqual([303, '/waitlist/in-line#form', ['waitlist']])
    const cookie = [joined.headers['set-cookie']]
      .flat()
      .map((one) => String(one).split(';')[0])
      .join('; ')
    expect((await served.open('/waitlist/in-line', { cookie })).body).toContain('name="employer_name"')
    expect((await send('/waitlist', { form: 'waitlist', employer_name: ' ' }, { cookie })).body).toContain(
      'id="waitlist-employer_name-error"',
    )
    const told = await send('/waitlist', { form: 'waitlist', employer_name: 'Canary Inc' }, { cookie })
    expect([told.statusCode, told.headers.location, service.emails.length]).toEqual([303, '/waitlist/done#form', before + 1])
    const rows = await service.db.selectFrom('waitlist').selectAll().execute()
    expect([rows.at(-1)?.employer_name === null, JSON.stringify(rows).includes('Canary')]).toEqual([false, false])
  })

  it('accepts no employer from people who have not joined', async () => {
    expect((await send('/waitlist', { form: 'waitlist', employer_name: 'Acme' })).statusCode).toBe(422)
  })

  it('leads back to its page for a form that it does not have', async () => {
    const { statusCode, headers } = await send('/waitlist', { form: 'contact' })
    expect([statusCode, headers.location]).toEqual([303, '/waitlist'])
  })
})

it('leads to no address that looks like a step of a mode', async () => {
  const { files } = await served.flows.ready()
  const below = Object.values(pageForms(service.context)).flatMap(({ shows = {} }) => Object.keys(shows))
  expect(below).toContain('in-line')
  expect(below.filter((name) => files.step.has(name))).toEqual([])
})
