import type { FastifyRequest } from 'fastify'
import { cookieIn, hostOnly, signedInCookie } from '../../../http/request/visitor.ts'

/** Whether this browser says that somebody is signed in. The page finds out whether that still holds. */
export function isSignedIn(request: Pick<FastifyRequest, 'headers'>): boolean {
  return [signedInCookie, hostOnly(signedInCookie)].some((name) => cookieIn(request, name) !== undefined)
}
