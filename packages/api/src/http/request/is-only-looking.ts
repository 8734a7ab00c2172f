import type { FastifyRequest } from 'fastify'

type Asking = Pick<FastifyRequest, 'method' | 'headers'>

const purposeHeaders = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'] as const

/**
 * Whether an address is only opened to see where it leads, by a person, a mail scanner or a browser that loads ahead. A client that
 * means the call shows what no link can bring along: a token, JSON asked for by name, or that a script of our own pages sends it.
 */
export function isOnlyLooking(request: Asking, isOwnPage: boolean): boolean {
  return looksAhead(request) || !(isOwnPage || isMeant(request))
}

function looksAhead({ method, headers }: Asking): boolean {
  const isAhead = purposeHeaders.some((name) => /prefetch|prerender|preview/i.test(String(headers[name] ?? '')))
  const isPage = headers.accept?.includes('text/html') ?? false
  const dest = headers['sec-fetch-dest'] ?? 'empty'
  return method === 'HEAD' || isAhead || isPage || headers['sec-fetch-mode'] === 'navigate' || dest !== 'empty'
}

function isMeant({ headers }: Asking): boolean {
  const hasToken = headers['authorization'] !== undefined || headers['token'] !== undefined
  return hasToken || /(^|,)\s*application\/json\s*(;|,|$)/i.test(headers.accept ?? '')
}
