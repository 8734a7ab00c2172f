import type { FastifyReply, FastifyRequest } from 'fastify'
import { isFailure } from '../../failure/failure.ts'
import { languageOf } from '../answer/language-of.ts'
import type { AuthGuard } from '../call/auth-guard.ts'
import type { Sender } from '../call/handlers.ts'
import { isOnlyLooking } from './is-only-looking.ts'

const longestDevice = 300

/** Where a request comes from. What few calls ask for is found out when they do. */
export function senderOf(request: FastifyRequest, reply: FastifyReply, authGuard: AuthGuard | undefined): Sender {
  const isOwnPage = authGuard?.isOwnPage(request) ?? false
  return {
    address: request.ip,
    device: (request.headers['user-agent'] ?? '').slice(0, longestDevice),
    requestId: request.id,
    get language() {
      return languageOf(request)
    },
    header: (name) => {
      const value = request.headers[name]
      return typeof value === 'string' ? value : undefined
    },
    wantsPage: (request.headers.accept ?? '').includes('text/html'),
    get isOnlyLooking() {
      return isOnlyLooking(request, isOwnPage)
    },
    isOwnPage,
    ownCookie: (name) => authGuard?.ownCookie(request, name),
    giveOwnCookie: (kept) => authGuard?.giveOwnCookie(request, reply, kept),
    visitor: async () => {
      const person = await authGuard?.recognise(request)
      return person === undefined || isFailure(person) ? undefined : person
    },
  }
}
