import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freshDatabase } from '../../db/testing/test-database.ts'
import { type Chat, ChatProblem, type ChatTurn } from '../../partners/chat/chat.ts'
import { startTestApp, testContext } from '../../testing/test-app.ts'
import { answerMessage } from './answer-message.ts'
import { answerStream } from './answer-stream.ts'
import { messagesOf, saveMessage } from './messages.ts'
import { addVisitor } from './store.ts'
import { newChat } from './testing/new-chat.ts'

let service: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  service = await startTestApp()
})
afterAll(() => service.close())

const never = new AbortController().signal

it('a reader who goes away stops the work', async () => {
  let stopped = false
  const stream = answerStream(
    async ({ tell, signal }) => {
      while (!signal.aborted) {
        tell({ type: 'text', text: 'more' })
        await pause(2)
      }
      stopped = true
    },
    { stopping: never, longestMs: 60_000 },
  )
  await new Promise((resolve) => stream.once('data', resolve))
  stream.destroy()
  await expect.poll(() => stopped).toBe(true)
})

it('a browser that is closed in the middle of an answer stops it, and what was said is kept as broken off', async () => {
  const talk = await newChat(service)
  const url = `${await service.app.listen({ port: 0, host: '127.0.0.1' })}/api/v1/offers/earn-money/chat/`
  const leave = new AbortController()
  const { body } = await fetch(url, {
    method: 'POST',
    headers: { ...talk.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ uid: talk.uid, user_message: 'How much can I earn?', category: 'surveys' }),
    signal: leave.signal,
  })
  for await (const chunk of body ?? []) {
    if (Buffer.from(chunk).includes('"text"')) break
  }
  leave.abort()
  const answer = async () => (await talk.read()).body.messages[1]
  await expect.poll(answer).toMatchObject({ role: 'assistant', is_whole: false })
})

it('so does a service that stops, and so does the end of the time', async () => {
  const stopping = new AbortController()
  const untilStopped = ({ signal }: { readonly signal: AbortSignal }) =>
    new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
  const [one, other] = [
    answerStream(untilStopped, { stopping: stopping.signal, longestMs: 60_000 }),
    answerStream(untilStopped, { stopping: never, longestMs: 20 }),
  ]
  stopping.abort()
  expect([await one.toArray(), await other.toArray()]).toEqual([[], []])
})

it('work that fails ends the stream', async () => {
  const failing = answerStream(() => Promise.reject(new Error('no')), { stopping: never, longestMs: 1_000 })
  await expect(failing.toArray()).rejects.toThrow('no')
})

it('a message that is never answered still holds nothing up when its reader goes', async () => {
  const talk = await newChat(service)
  const answer = await service.app.inject({
    method: 'POST',
    url: '/api/v1/offers/earn-money/chat/',
    payload: { uid: talk.uid, user_message: 'Hello #timeout', category: 'surveys' },
    headers: talk.headers,
    payloadAsStream: true,
  })
  answer.stream().destroy()
  expect((await talk.read()).body.messages).toHaveLength(1)
})

it('the partner hears the end of the talk, without private numbers, beginning and ending with the visitor', async () => {
  const heard: (readonly ChatTurn[])[] = []
  const { talk, context, tell } = await ownChat()
  const partner: Chat = {
    kind: 'sandbox',
    answer: async function* (turns) {
      heard.push(turns)
      yield 'yes\u0000\u001b[31m <b>bold</b>'
    },
  }
  for (let turn = 0; turn < 15; turn++) {
    await saveMessage(context, talk, { role: 'visitor', text: `turn ${turn}: my number is 518-23-7741.`, isWhole: true })
    await answerMessage(context, partner, talk, { tell, signal: never })
  }
  const last = heard.at(-1) ?? []
  expect([last.length <= 20, last[0]?.role, last.at(-1)]).toEqual([
    true,
    'visitor',
    { role: 'visitor', text: 'turn 14: my number is [left out].' },
  ])
  expect(JSON.stringify(heard)).not.toContain('518')
  expect((await messagesOf(context, talk)).at(-1)?.text).toBe('yes[31m <b>bold</b>')
})

it('an answer without end is cut', async () => {
  const { talk, context, tell } = await ownChat()
  const endless: Chat = {
    kind: 'sandbox',
    answer: async function* () {
      for (;;) yield 'word '.repeat(100)
    },
  }
  await saveMessage(context, talk, { role: 'visitor', text: 'Hello', isWhole: true })
  await answerMessage(context, endless, talk, { tell, signal: never })
  expect((await messagesOf(context, talk)).at(-1)?.text.length).toBe(8_000)
})

it('a broken promise of the partner is no answer of ours', async () => {
  const { talk, context, tell } = await ownChat()
  const broken = (error: Error): Chat => ({
    kind: 'sandbox',
    // biome-ignore lint/correctness/useYield: it fails before it says anything
    answer: async function* () {
      throw error
    },
  })
  await saveMessage(context, talk, { role: 'visitor', text: 'Hello', isWhole: true })
  await expect(answerMessage(context, broken(new Error('a bug')), talk, { tell, signal: never })).rejects.toThrow('a bug')
  await answerMessage(context, broken(new ChatProblem('unreachable')), talk, { tell, signal: never })
  expect(await messagesOf(context, talk)).toHaveLength(1)
})

async function ownChat() {
  const context = testContext((await freshDatabase()).db)
  const visitorId = context.newId()
  await addVisitor(context.db, { id: visitorId, uid_hash: 'uid', secret_hash: 'secret', created_at: context.now() })
  return { talk: { visitorId, category: 'surveys' } as const, context, tell: () => undefined }
}
