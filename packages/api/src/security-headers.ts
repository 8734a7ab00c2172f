import type { FastifyInstance } from 'fastify'

const contentSecurityPolicy = [
  "default-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "object-src 'none'",
].join('; ')

/** What a browser may do with an answer: run nothing but our own files, guess no types, and tell nobody where it came from. */
export const securityHeaders = {
  'content-security-policy': contentSecurityPolicy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
} as const

/** Every answer carries them; and only what says otherwise may be kept. */
export function secureAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    reply.headers(securityHeaders)
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  })
}
