import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { askedAddress, cookieIn } from '../../../http/request/asked.ts'
import { isFromElsewhere } from './is-from-elsewhere.ts'

/** Whether visits may be shared with advertisers. Our own pages read it; without a “yes” in it nothing is shared. */
const consentCookie = 'advertising'

const halfAYearSeconds = 183 * 86_400
const answers = ['yes', 'no'] as const
type Answer = (typeof answers)[number]

/** What was answered. Whose browser asks not to be followed has answered, and is not asked. */
export function consentOf(request: FastifyRequest): Answer | undefined {
  if (request.headers['sec-gpc'] === '1') return 'no'
  const kept = cookieIn(request, consentCookie)
  return answers.find((answer) => answer === kept)
}

export function saveConsent(request: FastifyRequest, reply: FastifyReply, answer: Answer): void {
  const secure = request.protocol === 'https' ? '; Secure' : ''
  reply.header('set-cookie', `${consentCookie}=${answer}; Max-Age=${halfAYearSeconds}; Path=/; SameSite=Lax${secure}`)
}

/** The same for the page where the answer can be changed: nothing while there is none. */
export function advertisingOf(request: FastifyRequest): Answer | 'browser' | undefined {
  return request.headers['sec-gpc'] === '1' ? 'browser' : consentOf(request)
}

/** Whether there is something to tell of this visit, or to ask: after a yes, or where the address has the code of a click. */
export function sharesVisitOf(request: FastifyRequest): boolean {
  const answer = consentOf(request)
  if (answer !== undefined) return answer === 'yes'
  const { searchParams } = askedAddress(request.url)
  return clickCodes.some((name) => searchParams.has(name))
}

const clickCodes = ['fbclid', 'ttclid', 'gclid', 'irclickid'] as const

const form = z.strictObject({
  answer: z.enum(['yes', 'no']),
  back: z
    .string()
    // A page of ours, with the mode that its address named.
    .regex(/^\/(?![/\\])[\w/-]*(?:\?flow_mode=[a-z0-9-]{1,60})?$/)
    .max(200),
})

/** Saves whether advertisers may learn of visits, and goes back to the page that asked. */
export function consentRoute(app: FastifyInstance): void {
  app.post('/consent', { config: { takesForms: true } }, (request, reply) => {
    const sent = form.safeParse(request.body)
    // Nobody else answers for a visitor.
    if (!sent.success || isFromElsewhere(request)) return reply.redirect('/', 303)
    saveConsent(request, reply, sent.data.answer)
    return reply.redirect(sent.data.back, 303)
  })
}
