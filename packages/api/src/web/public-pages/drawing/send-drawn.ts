import type { FastifyReply, FastifyRequest } from 'fastify'
import { mediaTypes } from '../../../http/answer/media-types.ts'
import type { DrawnPage } from './drawn-pages.ts'
import type { PageBuilder } from './page-builder.ts'
import { policyOf } from './page-policy.ts'

type Sending = { readonly builder: PageBuilder; readonly adScript: string | undefined }

/** A page that others get too: a browser that has it already is only told so. */
export function sendDrawn(request: FastifyRequest, reply: FastifyReply, page: DrawnPage, sending: Sending): FastifyReply {
  head(reply, sending).header('cache-control', 'private, no-cache').header('etag', page.tag)
  if (request.headers['if-none-match']?.replace(/^W\//, '') === page.tag && reply.statusCode === 200) return reply.code(304).send()
  const takesBrotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '')
  return takesBrotli && page.compressed ? reply.header('content-encoding', 'br').send(page.compressed) : reply.send(page.html)
}

/** A page with what somebody typed: kept nowhere. */
export function sendOnce(reply: FastifyReply, html: string, sending: Sending): FastifyReply {
  return head(reply, sending).header('cache-control', 'no-store').send(html)
}

function head(reply: FastifyReply, { builder, adScript }: Sending): FastifyReply {
  return reply
    .type(mediaTypes.page)
    .header('content-security-policy', policyOf(builder, adScript))
    .header('vary', 'accept-encoding, accept-language, cookie, sec-gpc')
}
