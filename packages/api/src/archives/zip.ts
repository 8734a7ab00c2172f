import { crc32 } from 'node:zlib'

/** One file of an archive. Folders are the parts of its name between slashes. */
export type ZipEntry = { readonly name: string; readonly at: Date; readonly bytes: Uint8Array }

/** More takes another kind of archive (ZIP64), which some programs can’t open. */
export const mostZipBytes = 0xf000_0000
export const mostZipEntries = 65_000

const utf8Names = 0x0800
const plainVersion = 20
const stored = 0

type Written = { readonly entry: Omit<ZipEntry, 'bytes'>; readonly crc: number; readonly size: number; readonly offset: number }

/**
 * A ZIP archive, made while it is read: one file at a time is in memory, and what has been passed on is forgotten. Files are stored as they
 * are, because PDFs and photos are compressed already. See docs/decisions/70-archives.md.
 */
export async function* zip(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const written: Written[] = []
  let offset = 0
  for await (const { name, at, bytes } of entries) {
    const one = { entry: { name, at }, crc: crc32(bytes), size: bytes.length, offset }
    const header = localHeader(one)
    offset += header.length + bytes.length
    if (offset > mostZipBytes || written.length >= mostZipEntries) throw new RangeError('This is too much for one archive.')
    written.push(one)
    yield header
    if (bytes.length > 0) yield bytes
  }
  const directory = Buffer.concat(written.map(directoryHeader))
  yield Buffer.concat([directory, ending(written.length, directory.length, offset)])
}

/** What stands before a file. */
function localHeader(one: Written): Buffer {
  return Buffer.concat([fields([0x04034b50, 4], [plainVersion, 2], ...shared(one), [0, 2]), nameOf(one)])
}

/** The same once more in the list at the end, by which programs find a file. */
function directoryHeader(one: Written): Buffer {
  const { offset } = one
  const madeBy = plainVersion
  return Buffer.concat([
    fields([0x02014b50, 4], [madeBy, 2], [plainVersion, 2], ...shared(one), [0, 2], [0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]),
    nameOf(one),
  ])
}

function ending(count: number, directoryBytes: number, directoryAt: number): Buffer {
  return fields([0x06054b50, 4], [0, 2], [0, 2], [count, 2], [count, 2], [directoryBytes, 4], [directoryAt, 4], [0, 2])
}

type Field = readonly [value: number, bytes: 2 | 4]

function shared(one: Written): readonly Field[] {
  const { time, day } = dosTime(one.entry.at)
  return [
    [utf8Names, 2],
    [stored, 2],
    [time, 2],
    [day, 2],
    [one.crc, 4],
    [one.size, 4],
    [one.size, 4],
    [nameOf(one).length, 2],
  ]
}

function nameOf({ entry }: Written): Buffer {
  return Buffer.from(entry.name, 'utf8')
}

function fields(...all: readonly Field[]): Buffer {
  return Buffer.concat(
    all.map(([value, bytes]) => {
      const field = Buffer.alloc(bytes)
      field.writeUIntLE(value, 0, bytes)
      return field
    }),
  )
}

/** Two seconds are the smallest step, and 1980 the first year. */
function dosTime(at: Date): { readonly time: number; readonly day: number } {
  const years = Math.max(0, at.getUTCFullYear() - 1980)
  return {
    time: (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1),
    day: (years << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate(),
  }
}
