import { PassThrough } from 'node:stream'
import { contract, contracts } from '@app/schemas/api/contract'
import Fastify from 'fastify'
import { expect, it, onTestFinished } from 'vitest'
import { z } from 'zod'
import { type FormPart, multipart, multipartBody, multipartType } from '../../testing/multipart.ts'
import { answerFailures } from '../answer/answer-failures.ts'
import { registerCalls } from '../register.ts'
import { readJsonBodies } from './json-body.ts'

const mostBytes = 1_000_000
const calls = contracts({
  send: contract({
    method: 'POST',
    path: '/send',
    who: 'anyone',
    idempotent: 'no',
    takesFile: { field: 'file', mostBytes },
    about: 'Takes a file.',
    body: z.strictObject({ kind: z.enum(['one', 'other']), note: z.string().max(20).exactOptional() }),
    sends: 'json',
    status: 200,
    answer: z.unknown(),
    errors: [],
  }),
  plain: contract({
    method: 'POST',
    path: '/plain',
    who: 'anyone',
    idempotent: 'no',
    about: 'Takes no file.',
    sends: 'json',
    status: 200,
    answer: z.unknown(),
    errors: [],
  }),
  get: contract({
    method: 'GET',
    path: '/get',
    who: 'anyone',
    idempotent: 'by-nature',
    about: 'Gives a file.',
    sends: 'file',
    status: 200,
    answer: z.unknown(),
    errors: [],
  }),
})

async function service() {
  const app = Fastify()
  onTestFinished(() => app.close())
  answerFailures(app)
  readJsonBodies(app)
  registerCalls(app, calls, {
    send: ({ body, file }) => ({ body, name: file.name, size: file.bytes.length }),
    plain: () => ({}),
    get: () => ({ name: 'Größe "1"\r\nx: y.pdf', bytes: Buffer.from('<script>') }),
  })
  await app.ready()
  const send = async (request: { payload: Buffer | string; headers: Record<string, string>; remoteAddress?: string }, url = '/send') => {
    const { statusCode, body } = await app.inject({ method: 'POST', url, ...request })
    return { status: statusCode, body: JSON.parse(body) }
  }
  return { app, send }
}

const file: FormPart = { field: 'file', name: 'a.jpg', value: Buffer.alloc(70_000, 7) }
const kind: FormPart = { field: 'kind', value: 'one' }

it.each([
  ['before the file', [kind, file]],
  ['after the file', [file, kind]],
])('reads the fields %s by the schema of the body', async (_where, parts) => {
  const { send } = await service()
  expect(await send(multipart(parts))).toEqual({ status: 200, body: { body: { kind: 'one' }, name: 'a.jpg', size: 70_000 } })
})

it('gives the name as it was sent, so that a path in it is seen', async () => {
  const { send } = await service()
  expect((await send(multipart([kind, { ...file, name: '../../etc/passwd' }]))).body.name).toBe('../../etc/passwd')
})

it.each([
  ['no file', [kind], 400, 'validation_failed'],
  ['two files', [kind, file, { ...file, field: 'other' }], 413, 'payload_too_large'],
  ['a file that is too large', [kind, { ...file, value: Buffer.alloc(mostBytes + 1) }], 413, 'payload_too_large'],
  ['a field twice', [kind, kind, file], 400, 'bad_request'],
  ['a field that isn’t known', [kind, file, { field: 'x', value: '1' }], 400, 'unknown_field'],
  ['a wrong field', [{ field: 'kind', value: 'third' }, file], 400, 'validation_failed'],
  ['a field as a file', [{ ...file, field: 'kind' }], 400, 'validation_failed'],
  ['a long field', [kind, { field: 'note', value: 'x'.repeat(20_000) }, file], 413, 'payload_too_large'],
  ['a field of every object', [kind, { field: '__proto__', value: '1' }, file], 400, 'bad_request'],
] as const)('refuses a form with %s', async (_what, parts, status, code) => {
  const { send } = await service()
  const answer = await send(multipart(parts))
  expect([answer.status, answer.body.code]).toEqual([status, code])
})

it('takes nothing but a form with parts', async () => {
  const { send } = await service()
  for (const type of ['application/json', 'text/plain', 'multipart/mixed; boundary=a-boundary-of-tests'])
    expect((await send({ payload: '{}', headers: { 'content-type': type } })).body.code, type).toBe('unsupported_media_type')
})

it('takes a form with parts nowhere else', async () => {
  const { send } = await service()
  expect((await send(multipart([kind, file]), '/plain')).status).toBe(415)
  expect((await send(multipart([kind, file]), '/nowhere')).status).toBe(404)
})

it('holds nothing of a file any more once it has answered', async () => {
  const { send } = await service()
  const large = multipart([kind, { ...file, value: Buffer.alloc(mostBytes - 10) }])
  for (let round = 0; round < 80; round++) expect((await send(large)).status).toBe(200)
})

it('one address has its share of what is under way, and leaves the rest to others', async () => {
  const { app, send } = await service()
  const whole = multipart([kind, file])
  const slow = Array.from({ length: 9 }, () => {
    const payload = new PassThrough()
    payload.write(whole.payload.subarray(0, 50_000))
    const answer = app.inject({ method: 'POST', url: '/send', payload, headers: whole.headers, remoteAddress: '10.0.0.1' })
    return { answer, finish: () => payload.end(whole.payload.subarray(50_000)) }
  })
  const refused = await Promise.race(slow.map(({ answer }) => answer))
  expect([refused.statusCode, refused.json().code]).toEqual([503, 'overloaded'])
  expect((await send({ ...whole, remoteAddress: '10.0.0.2' })).status).toBe(200)
  for (const { finish } of slow) finish()
  const statuses = (await Promise.all(slow.map(({ answer }) => answer))).map(({ statusCode }) => statusCode)
  expect(statuses.toSorted()).toEqual([...Array(8).fill(200), 503])
  expect((await send({ ...whole, remoteAddress: '10.0.0.1' })).status).toBe(200)
})

it('ends when the client leaves in the middle of a file', async () => {
  const { app, send } = await service()
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  for (let round = 0; round < 2; round++) {
    const leaving = new AbortController()
    const body = new ReadableStream({
      start: (stream) => stream.enqueue(multipartBody([kind, file], '').subarray(0, 50_000)),
    })
    const streamed = { method: 'POST', body, duplex: 'half', headers: { 'content-type': multipartType } } as const
    const asked = fetch(`http://127.0.0.1:${port}/send`, { ...streamed, signal: leaving.signal })
    setTimeout(() => leaving.abort(), 50)
    await expect(asked).rejects.toThrow()
  }
  expect((await send(multipart([kind, file]))).status).toBe(200)
})

it('gives a file to be saved and not to be shown, whatever it is called', async () => {
  const { app } = await service()
  const { headers, rawPayload } = await app.inject('/get')
  expect(headers).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-disposition': `attachment; filename="Gro__e _1___x_ y.pdf"; filename*=UTF-8''Gr%C3%B6%C3%9Fe%20%221%22%0D%0Ax%3A%20y.pdf`,
  })
  expect(headers['content-security-policy']).toMatch(/^sandbox; default-src 'none'/)
  expect(rawPayload.toString()).toBe('<script>')
})
