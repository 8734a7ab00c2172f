import type { KeyRing } from './key-ring.ts'
import { type SealedTable, sealing } from './sealing.ts'

/** Even: what is sealed is taken as letters of two bytes each. Small: when keys are changed, many pieces are in memory at once. */
export const pieceBytes = 65_536

export type SealedPiece = { readonly id: string; readonly number: number; readonly content: string }
type PiecesTable = SealedTable<'content'>

/** One piece of a file, sealed. It can be opened in its own place of its own file, and nowhere else. */
export function sealPiece(keys: KeyRing, table: PiecesTable, fileId: string, number: number, bytes: Uint8Array): SealedPiece {
  const even = bytes.length % 2 === 0 ? Buffer.from(bytes) : Buffer.concat([bytes, Buffer.alloc(1)])
  const id = pieceId(fileId, number)
  // Any two bytes are a letter to it: nothing is lost on the way there and back.
  return { id, number, content: sealing(keys, table).seal('content', id, even.toString('utf16le')) }
}

/** The piece as it was. Of an odd length it has a byte too many: only the last one can be odd. */
export function openPiece(keys: KeyRing, table: PiecesTable, fileId: string, { number, content }: Omit<SealedPiece, 'id'>): Buffer {
  return Buffer.from(sealing(keys, table).open('content', pieceId(fileId, number), content), 'utf16le')
}

/** The name of the file with the number in place of its last digits. */
function pieceId(fileId: string, number: number): string {
  return fileId.slice(0, -8) + number.toString(16).padStart(8, '0')
}
