import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const compress = promisify(brotliCompress)
/** Quick: it is compressed for one person, once. */
const quality = 4

/** A page with what belongs to one person: kept by nobody on the way, nor by the browser. */
export async function sendOwn(request: FastifyRequest, reply: FastifyReply, html: string): Promise<FastifyReply> {
  reply.header('cache-control', 'no-store, private').header('vary', 'accept-encoding')
  if (!/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(html)
  const bytes = await compress(html, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
  return reply.header('content-encoding', 'br').send(bytes)
}
