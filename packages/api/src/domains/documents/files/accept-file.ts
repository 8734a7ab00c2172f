import type { NamedFile } from '@app/schemas/api/contract'
import type { Failure } from '../../../failure/failure.ts'
import { isFailure } from '../../../failure/failure.ts'
import { type BoundedQueue, boundedQueue } from '../../../security/bounded-queue.ts'
import { isPlainName, shownName } from './file-name.ts'
import { type FileProblem, refuseFile } from './file-problem.ts'
import { isMixed } from './is-mixed.ts'
import { redrawApart } from './redraw-apart.ts'
import { refusePdf } from './refuse-pdf.ts'

/** A file that may be saved: a PDF unchanged, or a picture redrawn. */
export type AcceptedFile = { readonly name: string; readonly media: 'pdf' | 'jpeg'; readonly bytes: Buffer }

export type AcceptFile = (file: NamedFile) => Promise<AcceptedFile | Failure<'file_refused' | 'overloaded'>>

const headBytes = 4_100
const images: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp'])
const heicKinds: ReadonlySet<string> = new Set(['image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence', 'image/avif'])

/** Checks files one after another: a decoded picture takes far more room than the upload did. */
export function openFiles(queue: BoundedQueue = boundedQueue({ atOnce: 1, waiting: 24 })): AcceptFile {
  return async ({ name, bytes }) => {
    if (!isPlainName(name)) return refuseFile('name')
    if (bytes.length === 0) return refuseFile('empty')
    const accepted = await queue.run(() => accept(name, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)))
    if (isFailure(accepted)) return accepted
    return typeof accepted === 'string' ? refuseFile(accepted) : accepted
  }
}

/** By what is in it. What its name or its sender says it is does not matter. */
async function accept(name: string, bytes: Buffer): Promise<AcceptedFile | FileProblem> {
  const kind = await kindOf(bytes)
  if (heicKinds.has(kind)) return 'heic'
  if (kind === 'application/pdf') {
    return (await refusePdf(bytes)) ?? { name: shownName(name, 'pdf'), media: 'pdf', bytes }
  }
  if (!images.has(kind)) return 'kind'
  if (isMixed(bytes, 'image')) return 'mixed'
  const redrawn = await redrawApart(bytes)
  return typeof redrawn === 'string' ? redrawn : { name: shownName(name, 'jpg'), media: 'jpeg', bytes: redrawn }
}

async function kindOf(bytes: Buffer): Promise<string> {
  const { fileTypeFromBuffer } = await import('file-type')
  try {
    return (await fileTypeFromBuffer(bytes.subarray(0, headBytes)))?.mime ?? ''
  } catch {
    return ''
  }
}
