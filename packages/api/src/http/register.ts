import type { Contract, Contracts, Received } from '@app/schemas/api/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { problem } from '../problem.ts'
import { codeOf, fail, isFailure } from './failure.ts'
import type { Handler, Handlers } from './handlers.ts'
import { mediaTypes } from './media-types.ts'
import { readPart } from './read-part.ts'
import { routeOf } from './route-of.ts'

/** Puts the calls of a domain at their addresses. Every part of a request is read by its schema before a handler sees it. */
export function registerCalls<T extends Contracts>(app: FastifyInstance, contracts: T, handlers: Handlers<T>): void {
  for (const name in contracts) registerCall(app, contracts[name], handlers[name])
}

function registerCall<C extends Contract>(app: FastifyInstance, contract: C, handler: Handler<C>): void {
  refuseUnguarded(contract)
  app.route({
    ...routeOf(contract),
    exposeHeadRoute: contract.method === 'GET' && contract.sends !== 'events',
    handler: async (request, reply) => {
      const received = readRequest(contract, request)
      const result = isFailure(received) ? received : await handler(received)
      if (isFailure(result)) return problem(reply, codeOf(result), result.said)
      return send(reply, contract, result)
    },
  })
}

/** What a contract asks for and nobody looks after yet stays closed. */
function refuseUnguarded({ method, path, who, idempotent }: Contract): void {
  if (who !== 'anyone') throw new Error(`${method} ${path} is for “${who}”, but there is no sign-in to tell them by.`)
  if (idempotent === 'by-key') throw new Error(`${method} ${path} wants an Idempotency-Key, but nothing keeps the keys.`)
}

function readRequest<C extends Contract>(contract: C, request: FastifyRequest) {
  const params = readPart('params', contract.params, request.params)
  const query = readPart('query', contract.query, request.query)
  const body = readPart('body', contract.body, request.body)
  const wrong = [params, query, body].flatMap((part) => part.problems ?? [])
  if (wrong.length === 0) {
    // The contract's own schemas have just made it so; what they make of a type still open cannot be followed.
    return { params: params.data, query: query.data, body: body.data } as Received<C>
  }
  const code = wrong.some(({ isUnknown }) => isUnknown) ? 'unknown_field' : 'validation_failed'
  const byField = Map.groupBy(wrong, ({ field }) => field)
  return fail(code, { fields: Object.fromEntries([...byField].map(([field, all]) => [field, all.map(({ words }) => words)])) })
}

function send(reply: FastifyReply, { sends, status }: Contract, result: unknown): FastifyReply {
  // A proxy in between would hold events back until there are many.
  if (sends === 'events') reply.header('x-accel-buffering', 'no')
  return reply.code(status).type(mediaTypes[sends]).send(result)
}
