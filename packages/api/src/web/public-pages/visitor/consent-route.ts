import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { saveConsent } from './consent-cookie.ts'

const form = z.strictObject({
  answer: z.enum(['yes', 'no']),
  back: z
    .string()
    .regex(/^\/(?![/\\])[\w/-]*$/)
    .max(200),
})

/** Saves whether advertisers may learn of visits, and goes back to the page that asked. */
export function consentRoute(app: FastifyInstance): void {
  app.post('/consent', { config: { takesForms: true } }, (request, reply) => {
    const sent = form.safeParse(request.body)
    if (sent.success) saveConsent(request, reply, sent.data.answer)
    return reply.redirect(sent.success ? sent.data.back : '/', 303)
  })
}
