import type { FastifyInstance } from 'fastify'
import { askedAddress } from '../http/request/asked.ts'

/** Only what cannot lead to another host: names without a second slash or a backslash between them. */
const ownPageWithSlash = /^(?:\/[\w.~-]+)+\/$/

/** A page has one address, without a slash in the end. Calls have one with it: they are left alone. */
export function redirectSlash(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith('/api/')) return done()
    const [pathname = '', ...query] = request.url.split(/(?=\?)/)
    if (!ownPageWithSlash.test(pathname)) return done()
    reply.redirect(`${pathname.slice(0, -1)}${query.join('')}`, 308)
  })
}

/** Pages that are read without the app. Those of the app take a token out of their address by themselves. */
const readPage = /^\/[\w-]*$/

/**
 * A link of an e-mail may lead to a landing page, which has no script that could use its token. The token goes to the page that signs in,
 * behind the #, which browsers send to nobody; and from there people go on to the page of the link.
 */
export function exchangeTokens(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    // Nearly every request: no reason to take its address apart.
    if (!request.url.includes('?')) return done()
    const { pathname, searchParams } = askedAddress(request.url)
    const token = searchParams.get('token')
    const isOpened = request.method === 'GET' && request.headers.accept?.includes('text/html') === true
    if (token === null || !isOpened || !readPage.test(pathname) || ownTokens.has(pathname)) return done()
    searchParams.delete('token')
    const next = searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname
    reply.header('cache-control', 'no-store')
    reply.redirect(`/signin?next=${encodeURIComponent(next)}#token=${encodeURIComponent(token)}`, 303)
  })
}

/** Pages of the app with one word, which use a token for what they are for. */
const ownTokens: ReadonlySet<string> = new Set([
  '/signin',
  '/signup',
  '/forgot-password',
  '/reset-password',
  '/confirm-email',
  '/sign',
  '/dashboard',
])
