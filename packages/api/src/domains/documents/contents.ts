import type { KeyRing } from '../../security/key-ring.ts'
import { sealing } from '../../security/sealing.ts'
import { sealedDocumentParts } from './sealed.ts'
import type { Part } from './store.ts'

/** Even: what is sealed is taken as letters of two bytes each. Small: when keys are changed, many pieces are in memory at once. */
const partBytes = 65_536

/** A file in sealed pieces. A piece can be read in its own place of its own document, and nowhere else. */
export function sealContents(keys: KeyRing, documentId: string, bytes: Buffer): Part[] {
  const { seal } = sealing(keys, sealedDocumentParts)
  return Array.from({ length: Math.ceil(bytes.length / partBytes) }, (_, number) => {
    const piece = bytes.subarray(number * partBytes, (number + 1) * partBytes)
    const even = piece.length % 2 === 0 ? piece : Buffer.concat([piece, Buffer.alloc(1)])
    const id = partId(documentId, number)
    // Any two bytes are a letter to it: nothing is lost on the way there and back.
    return { id, number, content: seal('content', id, even.toString('utf16le')) }
  })
}

/** The file again, as long as it was. */
export function openContents(keys: KeyRing, documentId: string, parts: readonly Part[], size: number): Buffer {
  const { open } = sealing(keys, sealedDocumentParts)
  const pieces = parts.map(({ content }, number) => Buffer.from(open('content', partId(documentId, number), content), 'utf16le'))
  const all = Buffer.concat(pieces)
  if (all.length < size || all.length > size + 1) throw new Error(`The file of document ${documentId} is not whole.`)
  return all.subarray(0, size)
}

/** The name of the document with the number in place of its last digits. */
function partId(documentId: string, number: number): string {
  return documentId.slice(0, -8) + number.toString(16).padStart(8, '0')
}
