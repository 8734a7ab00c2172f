import { type ErrorAnswer, type ErrorCode, errorAnswer, errors } from '@app/schemas/errors'
import type { FastifyReply } from 'fastify'

/** How every failure is told: its row of the error table gives status and words; `said` adds what is particular to this one. */
export function problem(
  reply: FastifyReply,
  code: ErrorCode,
  said?: Pick<ErrorAnswer, 'fields' | 'challenge'> & { readonly detail?: string },
): FastifyReply {
  return reply.code(errors[code].status).send(errorAnswer(code, said))
}
