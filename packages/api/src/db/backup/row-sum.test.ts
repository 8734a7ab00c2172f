import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { rowSum } from './row-sum.ts'

const lines = fc.array(
  fc.uint8Array({ maxLength: 40 }).map((bytes) => Buffer.from(bytes.filter((byte) => byte !== 10))),
  { maxLength: 20 },
)

it('is the number of rows, and their hashes added up, wherever the rows are cut', () => {
  fc.assert(
    fc.property(lines, fc.array(fc.nat(800), { maxLength: 10 }), (rows, cuts) => {
      const sum = rowSum()
      const bytes = Buffer.concat(rows.flatMap((row) => [row, Buffer.from('\n')]))
      const places = [0, ...cuts.map((cut) => Math.min(cut, bytes.length)), bytes.length].sort((a, b) => a - b)
      for (const [index, place] of places.entries()) sum.add(bytes.subarray(places[index - 1] ?? 0, place))
      expect(sum.result()).toEqual({ rows: rows.length, rowsSha256: added(rows) })
    }),
  )
})

it('does not care for the order of rows, and notices every other change', () => {
  const sumOf = (text: string) => {
    const sum = rowSum()
    sum.add(Buffer.from(text))
    return sum.result()
  }
  expect(sumOf('a\nb\nc\n')).toEqual(sumOf('c\na\nb\n'))
  for (const other of ['a\nb\n', 'a\nb\nb\n', 'a\nbc\n', 'ab\nc\n', 'a\nb\nc\n\n', 'a\nb\nd\n'])
    expect(sumOf(other)).not.toEqual(sumOf('a\nb\nc\n'))
})

function added(rows: readonly Buffer[]): string {
  const total = rows.reduce((sum, row) => sum + BigInt(`0x${createHash('sha256').update(row).digest('hex')}`), 0n)
  return (total % 2n ** 256n).toString(16).padStart(64, '0')
}
