import { type ErrorCode, type ErrorDetails, errorAnswer, errors } from '@app/schemas/errors'
import type { FastifyReply } from 'fastify'
import { languageOf } from './language-of.ts'

/** Every failure on the wire: its row of the error table gives status and words; `said` adds the details of this one. */
export function problem(reply: FastifyReply, code: ErrorCode, said?: ErrorDetails): FastifyReply {
  return reply.code(errors[code].status).send(errorAnswer(code, said, languageOf(reply.request)))
}
