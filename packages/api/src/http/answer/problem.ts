import { type ErrorAnswer, type ErrorCode, errorAnswer, errors } from '@app/schemas/errors'
import type { FastifyReply } from 'fastify'

/** Every failure on the wire: its row of the error table gives status and words; `said` adds the details of this one. */
export function problem(
  reply: FastifyReply,
  code: ErrorCode,
  said?: Pick<ErrorAnswer, 'fields' | 'challenge'> & { readonly detail?: string },
): FastifyReply {
  return reply.code(errors[code].status).send(errorAnswer(code, said))
}
