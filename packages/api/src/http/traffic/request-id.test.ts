import { randomUUID } from 'node:crypto'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { requestIds, sendRequestIds } from './request-id.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const given = '0b0b0b0b-1111-4222-8333-444444444444'

it('every answer says the id that the handler sees', async () => {
  const { ask } = newApp(() => false)
  const first = await ask('/id')
  const second = await ask('/id')
  expect(first.headers['x-request-id']).toMatch(uuid)
  expect(first.body).toBe(first.headers['x-request-id'])
  expect(second.body).not.toBe(first.body)
  expect((await ask('/nowhere')).headers['x-request-id']).toMatch(uuid)
})

it.each([
  ['nobody is trusted', false, given, false],
  ['the sender is trusted', true, given, true],
  ['a trusted sender gives something else', true, `${given}\nx`, false],
  ['a trusted sender gives none', true, undefined, false],
])('when %s, an id that is sent along counts: %s', async (_about, isTrusted, sent, isTaken) => {
  const { ask } = newApp(() => isTrusted)
  const { body } = await ask('/id', sent)
  expect(body).toMatch(uuid)
  expect(body === sent).toBe(isTaken)
})

function newApp(isTrusted: () => boolean) {
  const app = Fastify({ genReqId: requestIds({ newId: randomUUID, isTrusted }) })
  sendRequestIds(app)
  app.get('/id', async (request) => request.id)
  const ask = (url: string, id?: string) => app.inject({ url, headers: id === undefined ? {} : { 'x-request-id': id } })
  return { ask }
}
