import type { FastifyReply } from 'fastify'
import { mediaTypes } from './media-types.ts'

/** What a browser may do with an uploaded file, should it show it after all: nothing. */
const closedPolicy = [
  'sandbox',
  "default-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "object-src 'none'",
].join('; ')

/** Sends a file to be saved, never to be shown. */
export function attachFile(reply: FastifyReply, result: unknown): FastifyReply {
  const { name, bytes } = fileIn(result)
  return reply
    .type(mediaTypes.file)
    .header('content-disposition', dispositionOf(name))
    .header('content-security-policy', closedPolicy)
    .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
}

/** A plain name for old programs, and the whole one for all others. */
function dispositionOf(name: string): string {
  const plain = name.normalize('NFKD').replace(/[^\w .-]/g, '_')
  const whole = encodeURIComponent(name.toWellFormed()).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`
}

function fileIn(result: unknown): { readonly name: string; readonly bytes: Uint8Array } {
  if (typeof result === 'object' && result !== null && 'name' in result && 'bytes' in result) {
    const { name, bytes } = result
    if (typeof name === 'string' && bytes instanceof Uint8Array) return { name, bytes }
  }
  throw new Error('A call that sends a file has none.')
}
