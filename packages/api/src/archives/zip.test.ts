import { unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { type ZipEntry, zip } from './zip.ts'
import { zipNames } from './zip-names.ts'

async function* given(entries: readonly Omit<ZipEntry, 'at'>[]) {
  for (const entry of entries) yield { ...entry, at: new Date('2026-03-04T05:06:07Z') }
}

async function made(entries: readonly Omit<ZipEntry, 'at'>[]): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  for await (const piece of zip(given(entries))) pieces.push(piece)
  return Buffer.concat(pieces)
}

it('what is packed comes out again: names with letters of every language, empty files, files with every byte', async () => {
  const all = Buffer.from(Array.from({ length: 70_000 }, (_, index) => index & 255))
  const entries = [
    { name: 'Cartas/Año nuevo – 年.pdf', bytes: all },
    { name: 'empty.txt', bytes: Buffer.alloc(0) },
    { name: 'last.txt', bytes: Buffer.from('the end') },
  ]
  const out = unzipSync(await made(entries))
  expect(Object.keys(out)).toEqual(entries.map(({ name }) => name))
  for (const { name, bytes } of entries) expect(Buffer.from(out[name] ?? []).equals(bytes)).toBe(true)
})

it('an archive of nothing is one too', async () => {
  expect(unzipSync(await made([]))).toEqual({})
})

it('a file is passed on before the next one is read', async () => {
  let read = 0
  async function* counted() {
    for (const name of ['a', 'b', 'c']) {
      read++
      yield { name, at: new Date(), bytes: Buffer.alloc(1000) }
    }
  }
  const pieces = zip(counted())
  await pieces.next()
  await pieces.next()
  expect(read).toBe(1)
})

it.each([
  ['Letter: "mine"?.pdf', 'In/Letter mine.pdf'],
  ['../../../etc/passwd', 'In/etc passwd'],
  ['C:\\Windows\\x.jpg', 'In/C Windows x.jpg'],
  ['...', 'In/file'],
  [`${'long '.repeat(60)}.pdf`, `In/${'long '.repeat(24).trim()}.pdf`],
])('%s is saved as %s', (name, saved) => {
  expect(zipNames()('In', name)).toBe(saved)
})
