import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { mediaTypes } from './media-types.ts'

const compress = promisify(brotliCompress)
const mostCached = 200
const cache = new Map<string, Promise<Buffer>>()

/** Sends an answer that rarely changes: compressed, and with a tag, so that a browser that has it downloads nothing. */
export async function sendTagged(request: FastifyRequest, reply: FastifyReply, answer: unknown): Promise<FastifyReply> {
  const text = JSON.stringify(answer)
  const tag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
  reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding', etag: tag }).type(mediaTypes.json)
  if (request.headers['if-none-match'] === tag) return reply.code(304).send()
  if (!/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(text)
  return reply.header('content-encoding', 'br').send(await compressed(tag, text))
}

function compressed(tag: string, text: string): Promise<Buffer> {
  const made = cache.get(tag) ?? compress(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
  cache.delete(tag)
  cache.set(tag, made)
  const [oldest] = cache.keys()
  if (cache.size > mostCached && oldest !== undefined) cache.delete(oldest)
  return made
}
