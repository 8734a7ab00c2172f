import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { isId } from '../../logs/log-fields.ts'

type Options = {
  readonly newId: () => string
  /** Whether the sender may name a request themselves, as a proxy of our own does. */
  readonly isTrusted?: (request: IncomingMessage) => boolean
}

export const requestIdHeader = 'x-request-id'

/** The id of a request, for Fastify's genReqId. Handlers find it in request.id. */
export function requestIds({ newId, isTrusted = () => false }: Options): (request: IncomingMessage) => string {
  return (request) => {
    const given = request.headers[requestIdHeader]
    return isId(given) && isTrusted(request) ? given : newId()
  }
}

/** Every answer says its id, so that people can name it when they ask what went wrong. */
export function sendRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.raw.setHeader(requestIdHeader, request.id)
    done()
  })
}
