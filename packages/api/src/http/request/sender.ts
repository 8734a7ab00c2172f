import type { FastifyReply, FastifyRequest } from 'fastify'
import { isFailure } from '../../failure/failure.ts'
import { languageOf } from '../answer/language-of.ts'
import type { AuthGuard } from '../call/auth-guard.ts'
import type { Sender } from '../call/handlers.ts'

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

type Asking = Pick<FastifyRequest, 'method' | 'headers'>

const purposeHeaders = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'] as const

/**
 * Whether an address is only opened to see where it leads, by a person, a mail scanner or a browser that loads ahead. A client that
 * means the call shows what no link can bring along: a token, JSON asked for by name, or that a script of our own pages sends it.
 */
function isOnlyLooking(request: Asking, isOwnPage: boolean): boolean {
  return looksAhead(request) || !(isOwnPage || isMeant(request))
}

function looksAhead({ method, headers }: Asking): boolean {
  const isAhead = purposeHeaders.some((name) => /prefetch|prerender|preview/i.test(String(headers[name] ?? '')))
  const isPage = headers.accept?.includes('text/html') ?? false
  const dest = headers['sec-fetch-dest'] ?? 'empty'
  return method === 'HEAD' || isAhead || isPage || headers['sec-fetch-mode'] === 'navigate' || dest !== 'empty'
}

function isMeant({ headers }: Asking): boolean {
  const hasToken = headers['authorization'] !== undefined || headers['token'] !== undefined
  return hasToken || /(^|,)\s*application\/json\s*(;|,|$)/i.test(headers.accept ?? '')
}
