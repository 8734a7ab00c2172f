import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { StaffCheck } from '../domains/auth/staff/staff-check.ts'
import type { FlowSnapshot } from '../flows/flow-snapshot.ts'
import type { LiveCatalogue } from '../flows/live-catalogue.ts'
import { addressNow } from '../flows/now-called.ts'
import { securityHeaders } from '../http/answer/security-headers.ts'
import { askedAddress } from '../http/request/asked.ts'
import type { SendPage } from './send-page.ts'

const [flows, belowFlows, ui, preview] = ['/dev/flows', '/dev/flows/*', '/dev/ui', '/preview/*'] as const
export const developerPages = [flows, belowFlows, ui, preview] as const

type Parts = {
  readonly flows: LiveCatalogue
  readonly sendPage: SendPage
  readonly isProduction?: boolean
  /** Who may look at previews where the product is in use. */
  readonly staffCheck?: StaffCheck
}

/** What those who make the product look at. */
export function developerPageRoutes(app: FastifyInstance, { flows: live, sendPage, isProduction = false, staffCheck }: Parts): void {
  const sendNow = async (request: FastifyRequest, reply: FastifyReply, onPage?: Parameters<SendPage>[2]) => {
    const address = ownAddressNow(await live.ready(), askedAddress(request.url))
    return address === undefined ? sendPage(request, reply, onPage) : reply.redirect(address, 302)
  }
  for (const path of [flows, belowFlows]) app.get(path, (request, reply) => sendNow(request, reply))
  app.get(ui, (request, reply) => (isProduction ? reply.callNotFound() : sendPage(request, reply)))
  app.get(preview, async (request, reply) => {
    const who = isProduction ? await (staffCheck?.(request) ?? 'other') : 'staff'
    if (who === 'nobody') return reply.redirect(`/signin?next=${encodeURIComponent(request.url)}`, 303)
    if (who !== 'staff') return reply.callNotFound()
    return sendNow(request, isFramed(request) ? framed(reply) : reply, { mayPreview: true })
  })
}

/** A mode, or a step of it, by a name from before, as in a link that was sent around: the address that takes its place. */
function ownAddressNow(now: FlowSnapshot, { pathname, search }: URL): string | undefined {
  const [, before = '', named = ''] = /^(\/dev\/flows|\/preview)(\/.+)$/.exec(pathname) ?? []
  const address = named === '' ? undefined : addressNow(now, { pathname: named, search })
  return address && before + address
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
