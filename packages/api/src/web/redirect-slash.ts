import type { FastifyInstance } from 'fastify'

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
