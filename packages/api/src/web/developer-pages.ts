import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { StaffCheck } from '../domains/auth/staff/staff-check.ts'
import { securityHeaders } from '../http/answer/security-headers.ts'
import { askedAddress } from '../http/request/asked.ts'
import type { SendPage } from './send-page.ts'

const [flows, belowFlows, ui, preview] = ['/dev/flows', '/dev/flows/*', '/dev/ui', '/preview/*'] as const
export const developerPages = [flows, belowFlows, ui, preview] as const

type Parts = {
  readonly sendPage: SendPage
  readonly isProduction?: boolean
  /** Who may look at previews where the product is in use. */
  readonly staffCheck?: StaffCheck
}

/** What those who make the product look at. */
export function developerPageRoutes(app: FastifyInstance, { sendPage, isProduction = false, staffCheck }: Parts): void {
  for (const path of [flows, belowFlows]) app.get(path, (request, reply) => sendPage(request, reply))
  app.get(ui, (request, reply) => (isProduction ? reply.callNotFound() : sendPage(request, reply)))
  app.get(preview, async (request, reply) => {
    const who = isProduction ? await (staffCheck?.(request) ?? 'other') : 'staff'
    if (who === 'nobody') return reply.redirect(`/signin?next=${encodeURIComponent(request.url)}`, 303)
    if (who !== 'staff') return reply.callNotFound()
    return sendPage(request, isFramed(request) ? framed(reply) : reply, { mayPreview: true })
  })
}

/** The page in the frame of a preview. */
function isFramed({ url }: FastifyRequest): boolean {
  const { pathname, searchParams } = askedAddress(url)
  return pathname.startsWith('/preview/') && searchParams.has('bare')
}

/** What no other page may do: stand in a frame, and only in one of our own. Nothing can be saved there. */
function framed(reply: FastifyReply): FastifyReply {
  return reply
    .header(
      'content-security-policy',
      securityHeaders['content-security-policy'].replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
    )
    .header('x-frame-options', 'SAMEORIGIN')
}
