import { Readable } from 'node:stream'
import type { NamedFile, StreamedFile } from '@app/schemas/api/contract'
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
  if (!isFile(result)) throw new Error('A call that sends a file has none.')
  return reply
    .type(mediaTypes.file)
    .header('content-disposition', dispositionOf(result.name))
    .header('content-security-policy', closedPolicy)
    .send(contentOf(result))
}

function contentOf(file: NamedFile | StreamedFile): Buffer | Readable {
  if ('pieces' in file) return Readable.from(file.pieces, { objectMode: false })
  const { bytes } = file
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

/** A plain name for old programs, and the whole one for all others. */
function dispositionOf(name: string): string {
  const plain = name.normalize('NFKD').replace(/[^\w .-]/g, '_')
  const whole = encodeURIComponent(name.toWellFormed()).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`
}

function isFile(result: unknown): result is NamedFile | StreamedFile {
  if (typeof result !== 'object' || result === null || !('name' in result) || typeof result.name !== 'string') return false
  return 'bytes' in result ? result.bytes instanceof Uint8Array : 'pieces' in result && isAsync(result.pieces)
}

function isAsync(pieces: unknown): boolean {
  return typeof pieces === 'object' && pieces !== null && Symbol.asyncIterator in pieces
}
