import type { KeyRing } from '../../security/key-ring.ts'
import { openPiece, pieceBytes, sealPiece } from '../../security/sealed-pieces.ts'
import { sealedDocumentParts } from './sealed.ts'
import type { Part } from './store.ts'

/** A file in sealed pieces. */
export function sealContents(keys: KeyRing, documentId: string, bytes: Buffer): Part[] {
  return Array.from({ length: Math.ceil(bytes.length / pieceBytes) }, (_, number) =>
    sealPiece(keys, sealedDocumentParts, documentId, number, bytes.subarray(number * pieceBytes, (number + 1) * pieceBytes)),
  )
}

/** The file again, as long as it was. */
export function openContents(keys: KeyRing, documentId: string, parts: readonly Part[], size: number): Buffer {
  const pieces = parts.map(({ content }, number) => openPiece(keys, sealedDocumentParts, documentId, { number, content }))
  const all = Buffer.concat(pieces)
  if (all.length < size || all.length > size + 1) throw new Error(`The file of document ${documentId} is not whole.`)
  return all.subarray(0, size)
}
