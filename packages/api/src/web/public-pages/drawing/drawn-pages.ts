import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { mediaTypes } from '../../../http/answer/media-types.ts'
import { securityHeaders } from '../../../http/answer/security-headers.ts'
import type { PageBuilder } from './page-builder.ts'

/** A page as it is sent. */
type DrawnPage = {
  readonly html: Buffer
  readonly tag: string
  /** The same, smaller; there a moment after the page was drawn. */
  compressed?: Buffer
}

/** What can be written down as it is: no function, and so nothing of a request beside what the data says. */
type Plain = string | number | boolean | null | undefined | readonly Plain[] | { readonly [name: string]: Plain }

/** What all visitors share. The parts never change: another state is another object. */
type Shared = Readonly<Record<string, object | string>>

const compress = promisify(brotliCompress)
/** More versions of pages than there can be of honest ones: partners, variants, and whether they were asked. */
const mostCached = 5_000

/** A page as it was found in the shared parts by what was asked: asked the same again, it is the same page. */
type Found = { readonly asked: Plain }

/**
 * Draws a page once for each visit that differs. The key is the visit written down beside which page was asked for, and what is drawn
 * is the visit read back from the key, so that two visits with one key cannot look different. Where a shared part is another object,
 * everything is drawn anew.
 */
export function openDrawnPages<S extends Shared, P extends Found, V extends Plain>(
  draw: (shared: S, page: P, visit: V) => string,
): (shared: S, page: P, visit: V) => DrawnPage {
  let drawnFrom: S | undefined
  let pages = new Map<string, DrawnPage>()
  return (shared, found, visit) => {
    if (!drawnFrom || !isSame(drawnFrom, shared) || pages.size >= mostCached) {
      drawnFrom = shared
      pages = new Map()
    }
    const written = JSON.stringify(visit)
    const key = `${JSON.stringify(found.asked)} ${written}`
    const known = pages.get(key)
    if (known) return known
    const page = drawnPage(draw(shared, found, JSON.parse(written)))
    pages.set(key, page)
    void compress(page.html, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).then((bytes) => {
      page.compressed = bytes
    })
    return page
  }
}

function isSame(before: Shared, now: Shared): boolean {
  const names = Object.keys(now)
  return names.length === Object.keys(before).length && names.every((name) => before[name] === now[name])
}

function drawnPage(text: string): DrawnPage {
  const html = Buffer.from(text)
  return { html, tag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"` }
}

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

const policies = new WeakMap<PageBuilder, string>()

/** Beside our own files, rules in the page that say what to fetch ahead. They are data, and can run nothing. */
const ownScripts = "script-src 'self' 'inline-speculation-rules'"

/** What any page of ours may do, and the one style that stands in it; where the script of an advertiser may run, its host too. */
export function policyOf(builder: PageBuilder, adScript?: string): string {
  const policy = policies.get(builder) ?? withStyle(builder)
  policies.set(builder, policy)
  if (adScript === undefined) return policy
  const { origin } = new URL(adScript)
  const withScripts = policy.replace(ownScripts, `${ownScripts} ${origin}`)
  return [withScripts, ...['connect-src', 'img-src'].map((kind) => `${kind} 'self' ${origin}`)].join('; ')
}

function withStyle(builder: PageBuilder): string {
  const hash = createHash('sha256').update(builder.filesOf('en').style).digest('base64')
  return `${securityHeaders['content-security-policy']}; ${ownScripts}; style-src 'self' 'sha256-${hash}'`
}
