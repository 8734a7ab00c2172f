/** The entries of a backup, as FORMAT.md describes. */
export type Entry = { readonly kind: EntryKind; readonly body: Buffer }

export type EntryKind = keyof typeof letters

const letters = { manifest: 'M', table: 'T', rows: 'R', end: 'E' } as const
const kinds: ReadonlyMap<number, EntryKind> = new Map([
  [letterOf('manifest'), 'manifest'],
  [letterOf('table'), 'table'],
  [letterOf('rows'), 'rows'],
  [letterOf('end'), 'end'],
])

const headBytes = 5
/** A number that was damaged must not make us wait for gigabytes. */
const mostBytes = 16 * 1024 * 1024

/** The header before the body of an entry. */
export function headOf(kind: EntryKind, bodyBytes: number): Buffer {
  const head = Buffer.alloc(headBytes)
  head.writeUInt8(letterOf(kind), 0)
  head.writeUInt32BE(bodyBytes, 1)
  return head
}

/** Entries out of a stream, however it is cut into pieces. Throws `unreadable()` at what is no entry, and `cutOff()` when the last one is not whole. */
export async function* readEntries(
  source: AsyncIterable<Buffer>,
  { unreadable, cutOff }: { readonly unreadable: () => Error; readonly cutOff: () => Error },
): AsyncGenerator<Entry, void> {
  let rest: Buffer = Buffer.alloc(0)
  for await (const piece of source) {
    rest = rest.length === 0 ? piece : Buffer.concat([rest, piece])
    while (rest.length >= headBytes) {
      const kind = kinds.get(rest.readUInt8(0))
      const bytes = rest.readUInt32BE(1)
      if (kind === undefined || bytes > mostBytes) throw unreadable()
      if (rest.length < headBytes + bytes) break
      yield { kind, body: rest.subarray(headBytes, headBytes + bytes) }
      rest = rest.subarray(headBytes + bytes)
    }
  }
  if (rest.length > 0) throw cutOff()
}

/** Pieces small enough for an entry. */
export function* inPieces(bytes: Buffer): Generator<Buffer> {
  for (let start = 0; start < bytes.length; start += mostBytes) yield bytes.subarray(start, start + mostBytes)
}

function letterOf(kind: EntryKind): number {
  return letters[kind].charCodeAt(0)
}
