import type { FastifyRequest } from 'fastify'

/** Whether a form was on a page of another site: browsers say that by themselves. */
export function isFromElsewhere({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const site = headers['sec-fetch-site']
  return site !== undefined && site !== 'same-origin' && site !== 'none'
}
