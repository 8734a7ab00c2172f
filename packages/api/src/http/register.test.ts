import { Readable } from 'node:stream'
import { contract, contracts } from '@app/schemas/api/contract'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { fail } from '../failure/failure.ts'
import { answerFailures, answerUnreadableAddress } from './answer/answer-failures.ts'
import { checkRoutes } from './call/check-routes.ts'
import type { Handlers } from './call/handlers.ts'
import { registerCalls } from './register.ts'
import { readJsonBodies } from './request/json-body.ts'
import { expectRefusals, leastRequests } from './testing/expect-refusals.ts'

const common = { who: 'anyone', idempotent: 'no', about: 'Tries it out.', sends: 'json', status: 200 } as const
const names = z.array(z.string().max(5)).max(2).readonly()
const calls = contracts({
  changeBox: contract({
    ...common,
    method: 'PUT',
    path: '/boxes/{id}',
    params: z.strictObject({ id: z.string().max(10) }),
    query: z.strictObject({ loud: z.enum(['yes', 'no']).exactOptional() }),
    body: z.strictObject({ size: z.int().min(1).max(9), names: names.exactOptional(), lid: z.strictObject({ isOpen: z.boolean() }) }),
    answer: z.strictObject({ id: z.string(), size: z.int() }),
    errors: ['not_found'],
  }),
  emptyBox: contract({ ...common, method: 'POST', path: '/empty', answer: z.strictObject({ done: z.boolean() }), errors: [] }),
})

const handlers = {
  changeBox: ({ params: { id }, body: { size } }) => (id === 'none' ? fail('not_found') : { id, size }),
  emptyBox: () => ({ done: true }),
} satisfies Handlers<typeof calls>

let app: FastifyInstance

beforeAll(() => {
  app = newApp()
  registerCalls(app, calls, handlers)
})

afterAll(() => app.close())

const good = { size: 3, lid: { isOpen: true } }
const put = (payload: unknown, url = '/boxes/a') =>
  app.inject({ method: 'PUT', url, payload: JSON.stringify(payload), headers: { 'content-type': 'application/json' } })

describe('a request', () => {
  it('that is as the contract says reaches the handler', async () => {
    expect((await put(good)).json()).toEqual({ id: 'a', size: 3 })
    expect((await app.inject({ method: 'POST', url: '/empty' })).json()).toEqual({ done: true })
  })

  it('gets the failure that the handler returns', async () => {
    const answer = await put(good, '/boxes/none')
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found'])
  })

  it.each([
    ['a text that is no number', { ...good, size: 'three' }, { size: ['This must be a number.'] }],
    ['a broken number', { ...good, size: 1.5 }, { size: ['This must be a whole number.'] }],
    ['too much', { ...good, size: 10 }, { size: ['This must be at most 9.'] }],
    ['nothing', {}, { size: ['This is missing.'], lid: ['This is missing.'] }],
    ['long texts in a list', { ...good, names: ['abcdef'] }, { 'names.0': ['Use at most 5 characters.'] }],
    ['too many entries', { ...good, names: ['a', 'b', 'c'] }, { names: ['Give at most 2 entries.'] }],
    ['another kind inside', { ...good, lid: { isOpen: 'true' } }, { 'lid.isOpen': ['This must be true or false.'] }],
    ['a list for a group', [], { body: ['This must be a group of named fields.'] }],
    ['a null byte', { ...good, names: ['a\0'] }, { 'names.0': ['Take out the characters that can’t be shown.'] }],
    ['half a character', { ...good, names: ['\ud800'] }, { 'names.0': ['Take out the characters that can’t be shown.'] }],
  ])('with %s is told which field to change', async (_about, payload, fields) => {
    const answer = await put(payload)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'validation_failed', fields })
  })

  it('with a value out of a list gets the list of values', async () => {
    expect((await put(good, '/boxes/a?loud=perhaps')).json().fields).toEqual({ loud: ['Choose one of these: yes, no.'] })
  })

  it.each([
    ['the body', '/boxes/a', { ...good, colour: 'red' }, ['?']],
    ['a group in the body', '/boxes/a', { ...good, lid: { isOpen: true, colour: 'red' } }, ['lid.?']],
    ['the query', '/boxes/a?quiet=1', good, ['?']],
  ])('with a field that is not known in %s is refused, and its name is not repeated', async (_about, url, payload, unknown) => {
    const { code, fields } = (await put(payload, url)).json()
    expect([code, Object.keys(fields)]).toEqual(['unknown_field', unknown])
  })

  it('with a body for a call that takes none is refused', async () => {
    expect((await app.inject({ method: 'POST', url: '/empty', payload: { a: 1 } })).json().code).toBe('unknown_field')
  })

  it.each(['{"size":1,"size":2}', '{"__proto__":{}}', '{"lid":{"a":1,"\\u0061":1}}', '{"size":'])(
    'with the body %s cannot be read',
    async (payload) => {
      const answer = await app.inject({ method: 'PUT', url: '/boxes/a', payload, headers: { 'content-type': 'application/json' } })
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'bad_request'])
    },
  )

  it.each(Object.entries(calls))('that is malformed is refused by %s', async (_name, call) => {
    expect(await expectRefusals(app, call)).toBeGreaterThanOrEqual(leastRequests)
  })
})

describe('a contract', () => {
  it.each([
    ['person', 'no', 'is for “person”'],
    ['staff', 'no', 'is for “staff”'],
  ] as const)('for %s, idempotent %s, stays closed while nothing looks after it', (who, idempotent, words) => {
    const closed = { closed: { ...calls.emptyBox, who, idempotent } }
    expect(() => registerCalls(newApp(), closed, { closed: () => ({ done: true }) })).toThrow(words)
  })

  it('does not compile without its handler, with another answer, or with a failure that it does not name', () => {
    // @ts-expect-error one call has no handler
    const missing = { emptyBox: () => ({ done: true }) } satisfies Handlers<typeof calls>
    // @ts-expect-error the answer is another one
    const wrong = { ...handlers, emptyBox: () => ({ done: 'yes' }) } satisfies Handlers<typeof calls>
    // @ts-expect-error the failure is not in the contract
    const unnamed = { ...handlers, emptyBox: () => fail('not_found') } satisfies Handlers<typeof calls>
    // @ts-expect-error a stream is no answer
    const stream = { ...handlers, emptyBox: () => Readable.from([]) } satisfies Handlers<typeof calls>
    // @ts-expect-error the path has no such parameter
    contract({ ...calls.emptyBox, params: z.strictObject({ id: z.string() }) })
    expect([missing, wrong, unnamed, stream]).toHaveLength(4)
  })
})

describe('the routes of the service', () => {
  it('are built from contracts only', () => {
    const kept = newApp()
    checkRoutes(kept, { boxes: calls }, ['/page'])
    expect(() => kept.get('/page', async () => '')).not.toThrow()
    expect(() => kept.get('/secret', async () => '')).toThrow('GET /secret has no contract that packages/schemas/api/domains.ts lists.')
    expect(() => kept.delete('/empty', async () => '')).toThrow('DELETE /empty has no contract that')
  })

  it('are there for every contract before the service starts', async () => {
    const kept = newApp()
    checkRoutes(kept, { boxes: calls }, [])
    await expect(kept.ready()).rejects.toThrow('PUT /boxes/:id, POST /empty')
  })
})

function newApp(): FastifyInstance {
  const fresh = Fastify({ routerOptions: { maxParamLength: 2000 }, frameworkErrors: answerUnreadableAddress })
  readJsonBodies(fresh)
  answerFailures(fresh)
  return fresh
}
