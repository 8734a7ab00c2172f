import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clearOut } from '../../clear-out.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { eventsOf, newChat, spokenIn } from './testing/new-chat.ts'

let service: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  service = await startTestApp()
})
afterAll(() => service.close())

const dayMs = 86_400_000
const rolesOf = (body: { messages: { role: string; text: string }[] }) => body.messages.map(({ role }) => role)

describe('a talk', () => {
  it('is answered a few words at a time, and kept', async () => {
    const talk = await newChat(service)
    const answer = await talk.say('How do I pay taxes on this?')
    expect([answer.status, answer.headers['content-type'], answer.headers['x-accel-buffering']]).toEqual([200, 'text/event-stream', 'no'])
    const events = eventsOf(answer.text)
    expect([events[0]?.type, events.at(-1)?.type, events.length > 10]).toEqual(['kept', 'done', true])
    expect(spokenIn(answer.text)).toContain('taxed')
    const { body } = await talk.read()
    expect(body.messages).toMatchObject([
      { role: 'visitor', text: 'How do I pay taxes on this?', is_whole: true },
      { role: 'assistant', text: spokenIn(answer.text), is_whole: true },
    ])
  })

  it('is one for each category', async () => {
    const talk = await newChat(service)
    await talk.say('How much can I earn?')
    expect((await talk.read(talk.headers, 'selling')).body.code).toBe('not_found')
    expect((await talk.read(talk.headers, 'no-such-category')).body.code).toBe('not_found')
  })

  it('goes on with its secret, also from the cookie of our own pages', async () => {
    const talk = await newChat(service)
    await talk.say('Is it safe?')
    const own = { cookie: `chat_secret=${talk.secret}`, 'sec-fetch-site': 'same-origin' }
    const again = await talk.begin(own)
    expect([again.body.secret, rolesOf(again.body)]).toEqual([talk.secret, ['visitor', 'assistant']])
    expect(rolesOf((await talk.read(own)).body)).toEqual(['visitor', 'assistant'])
    expect((await talk.say('And then?', own)).status).toBe(200)
    expect((await talk.read({ ...own, 'sec-fetch-site': 'cross-site' })).body.code).toBe('not_found')
  })

  it('greets people in their language, and says what it is', async () => {
    const { begin } = await newChat(service)
    expect((await begin()).body.greeting).toContain('I am a program')
    expect((await begin({ 'accept-language': 'es' })).body.greeting).toContain('Soy un programa')
  })

  it('gives a browser a cookie that scripts cannot read, and other sites none', async () => {
    const { begin } = await newChat(service)
    const [cookie] = [(await begin({ 'sec-fetch-site': 'same-origin' })).headers['set-cookie']].flat()
    expect(cookie).toMatch(/^chat_secret=[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Strict$/)
    expect((await begin({ 'sec-fetch-site': 'cross-site' })).headers['set-cookie']).toBeUndefined()
  })

  it('may have umlauts, line breaks and markup in it, and none of it can be taken for a page', async () => {
    const talk = await newChat(service)
    const text = 'Grüße\n<script>alert(1)</script> & “quotes”'
    const answer = await talk.say(text)
    expect(answer.text).not.toContain('<')
    expect((await talk.read()).body.messages[0].text).toBe(text)
  })
})

describe('a chat of another visitor', () => {
  it('is not found with only the uid, however it is asked for', async () => {
    const talk = await newChat(service)
    await talk.say('What I only tell you')
    const other = await newChat(service, talk.uid)
    const nobody = await newChat(service)
    expect(other.secret).not.toBe(talk.secret)
    for (const own of [{}, { 'x-chat-secret': 'guessed' }, other.headers, nobody.headers]) {
      const { status, text } = await talk.read(own)
      expect([status, text.includes('What I only tell you')]).toEqual([404, false])
    }
    expect((await talk.say('Let me in', {})).body.code).toBe('not_found')
    expect((await talk.say('Let me in', nobody.headers)).body.code).toBe('not_found')
    await other.say('Mine')
    expect((await other.read()).body.messages.map((one: { text: string }) => one.text)).not.toContain('What I only tell you')
    expect(rolesOf((await talk.read()).body)).toEqual(['visitor', 'assistant'])
  })

  it('looks like one that does not exist', async () => {
    const talk = await newChat(service)
    await talk.say('Hello')
    const never = { method: 'GET', url: '/api/v1/offers/earn-money/chat/never-been-here/surveys/' } as const
    expect((await talk.read({})).text).toBe((await service.ask(never)).text)
  })

  it('is kept sealed, and its secret and uid only as hashes', async () => {
    const talk = await newChat(service)
    await talk.say('canary-in-a-message')
    const kept = JSON.stringify([
      await service.db.selectFrom('chat_messages').selectAll().execute(),
      await service.db.selectFrom('chat_visitors').selectAll().execute(),
    ])
    for (const secret of ['canary-in-a-message', talk.secret, talk.uid]) expect(kept).not.toContain(secret)
  })
})

describe('a message', () => {
  it('is kept when the partner is down, and the stream says so', async () => {
    const talk = await newChat(service)
    const events = eventsOf((await talk.say('Hello #failure')).text)
    expect(events.map(({ type }) => type)).toEqual(['kept', 'failed'])
    expect(events.at(-1)).toMatchObject({ code: 'partner_unavailable', detail: expect.stringContaining('kept your message') })
    expect(rolesOf((await talk.read()).body)).toEqual(['visitor'])
    expect(eventsOf((await talk.say('Hello again')).text).at(-1)?.type).toBe('done')
  })

  it('whose answer breaks off keeps as much of it as there was', async () => {
    const talk = await newChat(service)
    const { text } = await talk.say('How much? #broken')
    expect(eventsOf(text).at(-1)?.type).toBe('failed')
    const { messages } = (await talk.read()).body
    expect(messages[1]).toMatchObject({ role: 'assistant', text: spokenIn(text), is_whole: false })
  })

  it.each([
    ['empty', ''],
    ['blank', '   '],
    ['too long', 'x'.repeat(2_001)],
  ])('that is %s is refused', async (_about, user_message) => {
    const talk = await newChat(service)
    expect((await talk.say(user_message)).body.code).toBe('validation_failed')
  })

  it('as long as it may be is taken', async () => {
    const talk = await newChat(service)
    expect((await talk.say('x'.repeat(2_000))).status).toBe(200)
  })

  it('with a card number is refused and not kept', async () => {
    const talk = await newChat(service)
    expect((await talk.say('My card is 4242 4242 4242 4242')).body.code).toBe('card_number_refused')
    expect((await talk.read()).status).toBe(404)
  })

  it('may not be sent too often: eight a minute', async () => {
    const talk = await newChat(service)
    const statuses = []
    for (let count = 0; count < 9; count++) statuses.push((await talk.say('#failure')).status)
    expect(statuses).toEqual([...Array(8).fill(200), 429])
  })
})

describe('the budget of all messages together', () => {
  /** As if so many messages had been sent from elsewhere. */
  const useUp = (name: string) => service.db.updateTable('attempts').set({ failures: 1_000 }).where('key', 'like', `${name} %`).execute()

  it('of visitors is no budget of people who are signed in, and is there again after an hour', async () => {
    const visitor = await newChat(service)
    expect((await visitor.say('#failure')).status).toBe(200)
    await useUp('chatMessagesAnHourOfVisitors')
    expect((await visitor.say('#failure')).status).toBe(429)
    const { access } = await service.signUp()
    const person = await newChat(service)
    const signedIn = { ...person.headers, authorization: `Bearer ${access}` }
    expect((await person.say('#failure', signedIn)).status).toBe(200)
    service.pass(3_601_000)
    expect((await visitor.say('#failure')).status).toBe(200)
  })

  it('cannot be used up from one network', async () => {
    const one = await newChat(service)
    await one.say('#failure')
    const before = await service.db.selectFrom('attempts').selectAll().where('key', 'like', 'chatMessagesAnHourOf%').execute()
    await useUp('chatMessagesADayPerNetwork')
    for (let count = 0; count < 5; count++) expect((await one.say('#failure')).status).toBe(429)
    const after = await service.db.selectFrom('attempts').selectAll().where('key', 'like', 'chatMessagesAnHourOf%').execute()
    expect(after).toEqual(before)
    service.pass(dayMs + 1_000)
    // Two addresses of one network, with eight visitors each.
    const statuses = []
    for (let visitor = 0; visitor < 16; visitor++) {
      const talk = await newChat(service, undefined, `10.91.0.${visitor % 2}`)
      for (let count = 0; count < 6; count++) statuses.push((await talk.say('#failure')).status)
      service.pass(61_000)
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(80)
    service.pass(dayMs + 1_000)
  })
})

it('talks are forgotten after 90 days, and their visitors with them', async () => {
  const talk = await newChat(service)
  await talk.say('Hello')
  service.pass(89 * dayMs)
  await clearOut(service.context)
  expect((await talk.read()).status).toBe(200)
  service.pass(2 * dayMs)
  await clearOut(service.context)
  const left = async (table: 'chat_messages' | 'chat_visitors') => (await service.db.selectFrom(table).select('id').execute()).length
  expect([(await talk.read()).status, await left('chat_messages'), await left('chat_visitors')]).toEqual([404, 0, 0])
})
