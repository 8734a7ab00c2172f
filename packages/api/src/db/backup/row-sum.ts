import { createHash, type Hash, hash } from 'node:crypto'

export type RowSum = {
  /** A piece of a table as COPY writes it. Rows may be cut anywhere. */
  readonly add: (piece: Buffer) => void
  readonly rows: () => number
  readonly result: () => { readonly rows: number; readonly rowsSha256: string }
}

const lineFeed = 10
const words = 8
const wordSize = 2 ** 32

/** Counts rows, and adds up their hashes: equal for the same rows in whatever order, and different as soon as a byte is. */
export function rowSum(): RowSum {
  const total = new Uint32Array(words)
  let rows = 0
  let cut: Hash | undefined
  const addRow = (digest: Buffer) => {
    rows++
    let carry = 0
    for (let index = words - 1; index >= 0; index--) {
      const sum = (total[index] ?? 0) + digest.readUInt32BE(index * 4) + carry
      total[index] = sum
      carry = sum >= wordSize ? 1 : 0
    }
  }
  const add = (piece: Buffer) => {
    let start = 0
    for (let end = piece.indexOf(lineFeed); end !== -1; end = piece.indexOf(lineFeed, start)) {
      const line = piece.subarray(start, end)
      addRow(cut ? cut.update(line).digest() : hash('sha256', line, 'buffer'))
      cut = undefined
      start = end + 1
    }
    if (start < piece.length) cut = (cut ?? createHash('sha256')).update(piece.subarray(start))
  }
  const result = () => ({ rows, rowsSha256: [...total].map((word) => word.toString(16).padStart(8, '0')).join('') })
  return { add, rows: () => rows, result }
}
