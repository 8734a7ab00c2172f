import { afterAll, beforeAll, expect, it } from 'vitest'
import { clearOut } from '../../clear-out.ts'
import { multipart } from '../../testing/multipart.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { atDesk } from '../desk/testing/at-desk.ts'
import { pdf } from '../documents/testing/pdfs.ts'

let service: Awaited<ReturnType<typeof startTestApp>>
let sam: Awaited<ReturnType<typeof atDesk>>
beforeAll(async () => {
  service = await startTestApp()
  sam = await atDesk(service, 'support')
})
afterAll(() => service.close())

const help = '/api/v1/help'
const first = { subject: 'My old plan', message: 'Hello.\n\nWhere is it?' }

/** A customer who writes to the desk. */
async function customer() {
  const { access: token, email, pk } = await service.signUp()
  let keys = 0
  const send = (url: string, payload: object, key = `key-${++keys}-of-${pk}`) =>
    service.ask({ method: 'POST', url: `${help}/${url}`, token, payload, headers: { 'idempotency-key': key } })
  return {
    email,
    token,
    open: (more: object = {}, key?: string) => send('requests/', { ...first, ...more }, key),
    write: (id: string, more: object = {}) => send(`requests/${id}/messages/`, { message: 'And another thing.', ...more }),
    close: (id: string) => send(`requests/${id}/close/`, {}),
    list: async () => (await service.ask({ url: `${help}/requests/`, token })).body.results,
    paper: async (mark = 'a') => {
      const sent = multipart([{ field: 'file', value: pdf({ objects: [`(${mark})`] }), name: 'letter.pdf' }])
      const { body, status } = await service.ask({ method: 'POST', url: `${help}/papers/upload/`, token, ...sent })
      expect(status).toBe(201)
      return String(body.pk)
    },
    file: (id: string) => service.ask({ url: `/api/v1/documents/${id}/file/`, token }),
    remove: (id: string) => service.ask({ method: 'DELETE', url: `/api/v1/documents/${id}/`, token }),
  }
}

/** A customer whose request was found to be a complaint. */
async function complaining() {
  const person = await customer()
  const { body: open } = await person.open({ message: 'You charged me twice.' })
  await sam.settle('help-request', open.pk, { outcome: 'complaint', values: {} })
  return { ...person, open }
}

const answered = (answer: string) => ({ outcome: 'answered', values: { answer } }) as const

it('a request has a number, a day by which it is answered, and is a task of a colleague', async () => {
  const { open, list } = await customer()
  const { status, body } = await open()
  expect([status, body.state, body.number]).toEqual([201, 'waiting', expect.stringMatching(/^[0-9A-F]{4}-[0-9A-F]{4}$/)])
  expect(body.answer_by > new Date().toISOString().slice(0, 10)).toBe(true)
  expect(await sam.stateOf('help-request', body.pk)).toBe('open')
  expect((await sam.read('help-request', body.pk)).parts.map(({ text }: { text: string[] }) => text)).toEqual([
    [],
    ['Hello.', 'Where is it?'],
  ])
  expect(await list()).toEqual([body])
})

it('an answer stands in the conversation and goes out by e-mail, and writing back makes it our turn again', async () => {
  const { open, write, list, email } = await customer()
  const { body } = await open()
  expect((await sam.settle('help-request', body.pk, answered('It is at Harbor Trust.'))).status).toBe(200)
  const [now] = await list()
  expect([now.state, now.answer_by, now.messages.at(-1)]).toMatchObject([
    'answered',
    null,
    { sender: 'desk', text: 'It is at Harbor Trust.' },
  ])
  expect(service.emails.at(-1)).toMatchObject({
    kind: 'help-answer',
    to: email,
    paragraphs: ['It is at Harbor Trust.', expect.stringContaining(body.number)],
  })
  expect((await write(body.pk)).body.state).toBe('waiting')
  expect(await sam.stateOf('help-request', body.pk)).toBe('open')
})

it('papers go both ways, each with its message', async () => {
  const { open, paper, list, file } = await customer()
  const own = await paper()
  const { body } = await open({ papers: [own] })
  expect(body.messages[0].papers).toEqual([{ pk: own, file_name: expect.stringContaining('.pdf') }])
  expect((await sam.read('help-request', body.pk)).parts.at(-1).papers.map(({ pk }: { pk: string }) => pk)).toEqual([own])
  await sam.ask('POST', `tasks/${(await sam.read('help-request', body.pk)).pk}/take/`, { payload: { from: null } })
  expect((await sam.addPaper('help-request', body.pk, pdf({ objects: ['(b)'] }))).status).toBe(201)
  expect((await list())[0].messages).toHaveLength(1)
  await sam.settle('help-request', body.pk, answered('Here it is.'))
  const [{ messages }] = await list()
  expect(messages.at(-1).papers).toHaveLength(1)
  expect((await file(messages.at(-1).papers[0].pk)).status).toBe(200)
})

it('a paper of somebody else, or one that went with another message, is not there', async () => {
  const [ann, ben] = [await customer(), await customer()]
  const own = await ann.paper('c')
  expect((await ben.open({ papers: [own] })).body.code).toBe('not_found')
  expect(await ben.list()).toEqual([])
  expect((await ann.open({ papers: [own] })).status).toBe(201)
  expect((await ann.open({ papers: [own] })).body.code).toBe('not_found')
})

it('the same file goes with a second message as well, and is taken back there without being taken from the first', async () => {
  const { open, write, paper, list, file, remove } = await customer()
  const first = await paper('d')
  const { body } = await open({ papers: [first] })
  const second = await paper('d')
  expect([await paper('d'), second === first]).toEqual([second, false])
  expect((await remove(second)).status).toBe(200)
  expect((await file(first)).status).toBe(200)
  const again = await paper('d')
  expect((await write(body.pk, { papers: [again] })).status).toBe(201)
  const third = await paper('d')
  expect((await write(body.pk, { papers: [third] })).status).toBe(201)
  const [{ messages }] = await list()
  expect(messages.map(({ papers }: { papers: { pk: string }[] }) => papers.map(({ pk }) => pk))).toEqual([[first], [again], [third]])
})

it('a request that is closed is nobody’s task, and opens again when its person writes', async () => {
  const { open, close, write } = await customer()
  const { body } = await open()
  expect((await close(body.pk)).body).toMatchObject({ state: 'closed', answer_by: null })
  expect((await close(body.pk)).status).toBe(200)
  expect(await sam.stateOf('help-request', body.pk)).toBe('withdrawn')
  expect((await write(body.pk)).body.state).toBe('waiting')
  expect(await sam.stateOf('help-request', body.pk)).toBe('open')
})

it('a complaint has its own day, and its answer stands in the same conversation', async () => {
  const { open, list, email } = await customer()
  const { body } = await open({ message: 'You charged me twice.' })
  await sam.settle('help-request', body.pk, { outcome: 'complaint', values: {} })
  const [waiting] = await list()
  expect(waiting.answer_by > body.answer_by).toBe(true)
  expect(service.emails.at(-1)).toMatchObject({ kind: 'help-complaint', to: email })
  await sam.settle('complaint', body.pk, { outcome: 'answered', values: { found: 'ours', answer: 'We paid it back.' } })
  expect((await list())[0].messages.at(-1).text).toBe('We paid it back.')
})

it('a complaint still waits for its answer, by its own day, when what was written since is answered; and the other way round', async () => {
  const { open, write, list } = await complaining()
  const promised = (await list())[0].answer_by
  await write(open.pk, { message: 'And where is my statement?' })
  await sam.settle('help-request', open.pk, answered('With your documents.'))
  expect((await list())[0]).toMatchObject({ state: 'waiting', answer_by: promised })
  await write(open.pk, { message: 'I can’t open it.' })
  const settled = await sam.settle('complaint', open.pk, { outcome: 'answered', values: { found: 'ours', answer: 'We paid it back.' } })
  expect(settled.status).toBe(200)
  const [{ state, answer_by: by }] = await list()
  expect([state, by < promised, await sam.stateOf('help-request', open.pk)]).toEqual(['waiting', true, 'open'])
  await sam.settle('help-request', open.pk, answered('We sent it again.'))
  expect((await list())[0]).toMatchObject({ state: 'answered', answer_by: null })
})

it('a second complaint in the same conversation is a task with a day of its own, too', async () => {
  const { open, write } = await customer()
  const { pk } = (await open()).body
  await sam.settle('help-request', pk, { outcome: 'complaint', values: {} })
  await sam.settle('complaint', pk, { outcome: 'answered', values: { found: 'ours', answer: 'We paid it back.' } })
  await write(pk, { message: 'You charged me again!' })
  expect((await sam.settle('help-request', pk, { outcome: 'complaint', values: {} })).status).toBe(200)
  expect(service.emails.at(-1)).toMatchObject({ kind: 'help-complaint' })
  expect([await sam.stateOf('help-request', pk), await sam.stateOf('complaint', pk)]).toEqual(['done', 'open'])
})

it('sent twice with one key it is one request; card numbers and too many messages are refused', async () => {
  const { open, list } = await customer()
  await open({}, 'the-same-key-twice')
  await open({}, 'the-same-key-twice')
  expect(await list()).toHaveLength(1)
  expect((await open({ message: 'Charge 4242 4242 4242 4242' })).body.code).toBe('card_number_refused')
  const codes = []
  for (let count = 0; count < 40; count++) codes.push((await open()).body.code)
  expect(codes.at(-1)).toBe('too_many_requests')
})

it('what complains again before it was answered is answered by the day that was promised first', async () => {
  const { open, write, list } = await complaining()
  const promised = (await list())[0].answer_by
  await write(open.pk, { message: 'You charged me a third time!' })
  service.pass(3 * 86_400_000)
  const later = await atDesk(service, 'support')
  expect((await later.settle('help-request', open.pk, { outcome: 'complaint', values: {} })).status).toBe(200)
  const { answer_by } = await service.db.selectFrom('help_requests').select('answer_by').where('id', '=', open.pk).executeTakeFirstOrThrow()
  expect(answer_by).toBe(promised)
})

it('more than are listed at once can still be asked for, and are said to be there', async () => {
  const { open, token } = await customer()
  for (let count = 1; count <= 3; count++) await open({ subject: `Question ${count}` })
  const listed = async (limit: string) => {
    const { body } = await service.ask({ url: `${help}/requests/?limit=${limit}`, token })
    return [body.results?.map(({ subject }: { subject: string }) => subject), body.has_older]
  }
  expect(await listed('2')).toEqual([['Question 3', 'Question 2'], true])
  expect(await listed('3')).toEqual([['Question 3', 'Question 2', 'Question 1'], false])
  expect((await service.ask({ url: `${help}/requests/?limit=0`, token })).body.code).toBe('validation_failed')
})

it('is kept sealed, and forgotten seven years after the last word', async () => {
  const { open } = await customer()
  await open({ subject: 'canary-subject', message: 'canary-message' })
  const rows = await service.db.selectFrom('help_messages').selectAll().execute()
  const requests = await service.db.selectFrom('help_requests').selectAll().execute()
  expect(JSON.stringify([rows, requests])).not.toContain('canary')
  service.pass(7 * 366 * 86_400_000)
  await clearOut(service.context)
  expect(await service.db.selectFrom('help_requests').selectAll().execute()).toEqual([])
})
