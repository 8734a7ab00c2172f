import { randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * The address that was asked for, at a host of our choice. Slashes at its beginning are one: two would name another host, and slashes
 * alone none at all. Anything that a caller can send is an address here.
 */
export function askedAddress(url: string, host = 'http://page'): URL {
  const own = url.replace(/^https?:\/\/[^/?#]*/i, '').replace(/^[/\\]*/, '/')
  const address = new URL(own, host)
  // “/.//” has become two slashes by now.
  address.pathname = address.pathname.replace(/^\/+/, '/')
  return address
}

/** The cookie by which a browser without an account stays in the same variants of A/B tests. We do not save it. */
export const visitorCookie = 'visitor'

/** Tells scripts of our pages that there is a sign-in, and nothing about it: without it they need not ask. */
export const signedInCookie = 'signed_in'

/**
 * The name of a cookie that only this very host can write, and only over https: no subdomain and nobody on the way can plant one.
 * Browsers refuse it over http, Safari for localhost too: there it goes by its plain name.
 */
export function hostOnly(name: string): `__Host-${string}` {
  return `__Host-${name}`
}

const oneYearSeconds = 365 * 86_400
const form = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

type Asking = Pick<FastifyRequest, 'headers' | 'protocol'>

/** Who asks, for as long as the browser keeps it: something made up, given with the first page. */
export function visitorOf(request: Asking, reply: FastifyReply, newId: () => string = randomUUID): string {
  const known = asVisitorId(cookieIn(request, visitorCookie))
  if (known !== undefined) return known
  const id = newId()
  giveCookie(request, reply, { name: visitorCookie, value: id, seconds: oneYearSeconds })
  return id
}

/** What a browser sent as its visitor, when it can be one. */
export function asVisitorId(value: string | undefined): string | undefined {
  return value !== undefined && form.test(value) ? value : undefined
}

/** A cookie by its name. Parsed by hand: pages have no auth guard. */
export function cookieIn({ headers }: Pick<FastifyRequest, 'headers'>, name: string): string | undefined {
  const pair = headers.cookie?.split(/; */).find((one) => one.startsWith(`${name}=`))
  return pair?.slice(name.length + 1)
}

/** Only for values that need no quoting. */
export function giveCookie(
  { protocol }: Pick<FastifyRequest, 'protocol'>,
  reply: FastifyReply,
  { name, value, seconds }: { readonly name: string; readonly value: string; readonly seconds: number },
): void {
  const secure = protocol === 'https' ? '; Secure' : ''
  reply.header('set-cookie', `${name}=${value}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax${secure}`)
}

/** Whether this browser says that somebody is signed in. The page finds out whether that still holds. */
export function isSignedIn(request: Pick<FastifyRequest, 'headers'>): boolean {
  return [signedInCookie, hostOnly(signedInCookie)].some((name) => cookieIn(request, name) !== undefined)
}
