import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { clearOut } from '../../clear-out.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { openMessage } from './open-message.ts'

let service: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  service = await startTestApp()
})
afterAll(() => service.close())

let places = 0
let remoteAddress = ''
beforeEach(() => {
  remoteAddress = `10.43.0.${++places}`
})

const form = {
  first_name: 'Pat',
  last_name: 'Example',
  subject: 'A question about my account',
  message: 'Hello.\n\nWhere is my 401(k)?',
  recaptcha_resp_token: 'a-token',
}
const write = (own: object = {}) =>
  service.ask({
    method: 'POST',
    url: '/api/v1/mailer/contact-us/',
    payload: { ...form, from_email: `pat${places}@example.com`, ...own },
    remoteAddress,
  })
const rows = () => service.db.selectFrom('contact_messages').selectAll().execute()
const lastMessage = async () => {
  const row = await service.db.selectFrom('contact_messages').selectAll().orderBy('received_at', 'desc').limit(1).executeTakeFirst()
  return row && openMessage(service.context.keys, row)
}

describe('a message by the contact form', () => {
  it('is a task for the people who help, once', async () => {
    await write()
    const sent = await rows()
    const tasks = await service.db.selectFrom('desk_tasks').select('about').where('kind', '=', 'contact-message').execute()
    expect(tasks.map(({ about }) => about).sort()).toEqual(sent.map(({ id }) => id).sort())
  })

  it('is one message when it is sent again because no answer came, each time with a check of its own', async () => {
    const before = service.emails.length
    for (const token of ['a-token', 'another']) {
      expect((await write({ message: 'Sent in a train.', recaptcha_resp_token: token })).status).toBe(201)
    }
    expect(service.emails.length - before).toBe(1)
    const sent = (await rows()).map((row) => openMessage(service.context.keys, row).message)
    expect(sent.filter((message) => message === 'Sent in a train.')).toHaveLength(1)
  })

  it('is acknowledged to its sender without a word of it', async () => {
    await write({ first_name: 'Canaria', subject: 'canary subject', message: 'canary message https://evil.example' })
    const email = service.emails.at(-1)
    expect([email?.kind, email?.to]).toEqual(['contact-received', `pat${places}@example.com`])
    expect(JSON.stringify({ ...email, to: '' })).not.toMatch(/canar|evil/i)
  })

  it('is kept sealed', async () => {
    await write({ message: 'canary-to-find' })
    expect(JSON.stringify(await rows())).not.toMatch(/canary-to-find|pat\d*@|Example|A question/)
  })

  it('cannot bring a head of its own into an e-mail', async () => {
    await write({ subject: 'Hello\r\nBcc: everybody@example.com\u2028X: y' })
    expect((await lastMessage())?.subject).toBe('Hello Bcc: everybody@example.com X: y')
    for (const field of ['first_name', 'last_name', 'from_email'])
      expect((await write({ [field]: 'pat@example.com\r\nBcc: everybody@example.com' })).body.code).toBe('validation_failed')
  })

  it('loses characters that have no meaning in an e-mail, and keeps its lines', async () => {
    await write({ message: ' one\r\ntwo\u0007\n\nthree \u001b[31m' })
    expect((await lastMessage())?.message).toBe('one\ntwo\n\nthree [31m')
  })

  it.each([
    ['an empty message', { message: ' \n ' }, 'message'],
    ['a long message', { message: 'x'.repeat(5_001) }, 'message'],
    ['an empty subject', { subject: ' ' }, 'subject'],
    ['a long subject', { subject: 'x'.repeat(121) }, 'subject'],
    ['no e-mail address', { from_email: 'pat' }, 'from_email'],
    ['no token', { recaptcha_resp_token: '' }, 'recaptcha_resp_token'],
  ])('with %s is refused', async (_about, own, field) => {
    const { body } = await write(own)
    expect([body.code, Object.keys(body.fields)]).toEqual(['validation_failed', [field]])
  })

  it('with a card number in it is refused, and not kept', async () => {
    const before = (await rows()).length
    expect((await write({ message: 'Charge 4242 4242 4242 4242' })).body.code).toBe('card_number_refused')
    expect((await rows()).length).toBe(before)
  })

  it('of a program is refused, and not kept', async () => {
    const [before, emails] = [(await rows()).length, service.emails.length]
    expect((await write({ recaptcha_resp_token: 'refuse' })).body.code).toBe('challenge_required')
    expect([(await rows()).length, service.emails.length]).toEqual([before, emails])
  })

  it('is not lost when the check for programs is down, and it is known that nobody checked', async () => {
    expect((await write({ recaptcha_resp_token: 'unavailable' })).status).toBe(201)
    expect((await lastMessage())?.isChecked).toBe(false)
    expect((await rows()).filter((row) => !row.is_checked)).toHaveLength(1)
  })

  it('is forgotten after a year', async () => {
    await write()
    service.pass(366 * 86_400_000)
    await clearOut(service.context)
    expect(await rows()).toEqual([])
  })
})

describe('too many messages', () => {
  it('under the address of somebody else send them four e-mails a day, and keep none of their own from us', async () => {
    const from_email = 'many@example.com'
    const statuses = []
    for (let count = 0; count < 5; count++) {
      remoteAddress = `10.44.0.${count}`
      statuses.push((await write({ from_email, message: `Message ${count}` })).status)
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201])
    expect(service.emails.filter(({ to }) => to === from_email)).toHaveLength(4)
    const open = (await rows()).map((row) => openMessage(service.context.keys, row))
    expect(open.filter(({ fromEmail }) => fromEmail === from_email)).toHaveLength(5)
  })

  it('are refused: ten an hour from one place', async () => {
    const statuses = []
    for (let count = 0; count < 11; count++) statuses.push((await write({ from_email: `one${count}@example.com` })).status)
    expect(statuses).toEqual([...Array(10).fill(201), 429])
  })
})
