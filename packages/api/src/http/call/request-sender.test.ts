import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { RequestSender } from './request-sender.ts'

it('has no getter of its own, which would keep each request long after its answer', async () => {
  const app = Fastify()
  const own: PropertyDescriptor[] = []
  app.get('/', async (request, reply) => {
    const sender = new RequestSender(request, reply, undefined)
    own.push(...Object.values(Object.getOwnPropertyDescriptors(sender)))
    return sender.address
  })
  const { body } = await app.inject('/')
  await app.close()
  expect(body).toBe('127.0.0.1')
  expect(own.filter(({ get }) => get !== undefined)).toEqual([])
})
