import type { FastifyReply } from 'fastify'

/** How every failure is told: a code to tell it by, and a sentence to read. */
export function problem(reply: FastifyReply, status: number, code: string, detail: string): FastifyReply {
  return reply.code(status).send({ code, detail })
}
