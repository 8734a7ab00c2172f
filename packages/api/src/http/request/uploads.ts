import type { NamedFile } from '@app/schemas/api/contract'
import { inEnglishFor } from '@app/schemas/errors'
import multipart, { type MultipartFile } from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Failure, fail } from '../../failure/failure.ts'

/** A form with a file in it. Its other fields are read by the body schema, like those of any body. */
export type Upload = { readonly fields: Readonly<Record<string, unknown>>; readonly file: NamedFile | undefined }

type Refusal = Failure<'bad_request' | 'payload_too_large' | 'unsupported_media_type' | 'overloaded'>
type UploadLimits = { readonly field: string; readonly mostBytes: number }

const limits = { fieldNameSize: 100, fieldSize: 10_000, fields: 20, files: 1, parts: 21, headerPairs: 20 }
const roomForFields = 250_000
/** What all uploads of this process hold at once, from their first byte to their answer. */
const mostHeldBytes = 48 * 2 ** 20
const held = { bytes: 0 }
/** What those of one address may hold of it, and how many may be under way: what comes slowly must not keep others from sending. */
const mostOfAddress = { bytes: 16 * 2 ** 20, forms: 8 }
type Share = { bytes: number; forms: number }
const shares = new Map<string, Share>()

/** Lets the calls that take a file have one. To all others a form with parts is no kind of body. */
export function acceptUploads(app: FastifyInstance): void {
  // Names are judged as they were sent: a path in one is a reason to look twice.
  app.register(multipart, { limits, preservePath: true })
  app.addHook('preParsing', (request, _reply, _payload, done) => {
    const isForm = /^\s*multipart\//i.test(request.headers['content-type'] ?? '')
    const isRefused = isForm && !request.is404 && request.method !== 'GET' && !request.routeOptions.config.takesFile
    done(isRefused ? Object.assign(new Error('No files.'), { statusCode: 415 }) : null)
  })
}

/** Reads the whole form. Only what has arrived is in memory, so a slow sender takes little room. */
export async function readUpload(
  request: FastifyRequest,
  reply: FastifyReply,
  { field, mostBytes }: UploadLimits,
): Promise<Upload | Refusal> {
  if (!request.isMultipart())
    return fail('unsupported_media_type', { detail: inEnglishFor('developers', 'Send a form with parts: multipart/form-data.') })
  if (Number(request.headers['content-length']) > mostBytes + roomForFields) return fail('payload_too_large')
  const share = takeShare(request.ip, reply)
  if (!share) return fail('overloaded')
  const fields = new Map<string, unknown>()
  let file: NamedFile | undefined
  try {
    for await (const part of request.parts({ limits: { ...limits, fileSize: mostBytes } })) {
      if (fields.has(part.fieldname) || (file && part.fieldname === field))
        return fail('bad_request', { detail: inEnglishFor('developers', 'The form names a field twice.') })
      if (part.type === 'file') {
        const bytes = await readFile(part, reply, share)
        if (!bytes) return fail('overloaded')
        if (part.fieldname === field) file = { name: part.filename ?? '', bytes }
        // In any other place a file is no answer.
        else fields.set(part.fieldname, null)
      } else {
        if (part.valueTruncated || part.fieldnameTruncated) return fail('payload_too_large')
        fields.set(part.fieldname, part.value)
      }
    }
  } catch (error) {
    return fail(isTooLarge(error) ? 'payload_too_large' : 'bad_request')
  }
  return { fields: Object.fromEntries(fields), file }
}

/** Returns the share of an address with one more form in it, or undefined when it has as many as it may. */
function takeShare(address: string, reply: FastifyReply): Share | undefined {
  const share = shares.get(address) ?? { bytes: 0, forms: 0 }
  if (share.forms >= mostOfAddress.forms) return undefined
  shares.set(address, share)
  share.forms++
  whenOver(reply, () => {
    share.forms--
    if (share.forms === 0) shares.delete(address)
  })
  return share
}

/** Returns undefined when there is no room for it. */
async function readFile({ file }: MultipartFile, reply: FastifyReply, share: Share): Promise<Uint8Array | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  whenOver(reply, () => {
    held.bytes -= size
    share.bytes -= size
  })
  for await (const chunk of file) {
    if (held.bytes + chunk.length > mostHeldBytes || share.bytes + chunk.length > mostOfAddress.bytes) return undefined
    held.bytes += chunk.length
    share.bytes += chunk.length
    size += chunk.length
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Once: when it was answered, or when the client has gone before that. */
function whenOver({ raw }: FastifyReply, release: () => void): void {
  let isOver = false
  const end = () => {
    if (!isOver) release()
    isOver = true
  }
  raw.once('finish', end).once('close', end)
}

function isTooLarge(error: unknown): boolean {
  return error instanceof Error && 'statusCode' in error && error.statusCode === 413
}
