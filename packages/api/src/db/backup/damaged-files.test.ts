import { writeFileSync } from 'node:fs'
import { gunzipSync, gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { isFew } from '../../testing/is-few.ts'
import { flipped, problemOf, smallBackup } from '../testing/damaged-backups.ts'

/** How many times farther apart the places are where few samples are wanted. The ends, where most is decided, are tried byte by byte. */
const apart = isFew ? 20 : 1

it('knows a file that was cut, wherever that is', async () => {
  const { bytes, place } = await smallBackup()
  for (let length = 0; length < bytes.length; length += length < bytes.length - 30 ? 29 * apart : 1) {
    writeFileSync(place, bytes.subarray(0, length))
    expect(await problemOf(place), `after ${length} bytes`).toBe('is not whole: its end is missing.')
  }
})

it('knows a file that was cut before it was packed, wherever that is', async () => {
  const { bytes, place } = await smallBackup()
  const unpacked = gunzipSync(bytes)
  for (let length = 0; length < unpacked.length; length += length < unpacked.length - 40 ? 37 * apart : 1) {
    writeFileSync(place, gzipSync(unpacked.subarray(0, length)))
    expect(await problemOf(place), `after ${length} bytes`).toBe('is not whole: its end is missing.')
  }
})

it('knows a file in which a byte was changed', async () => {
  const { bytes, place } = await smallBackup()
  let alike = 0
  // The first ten bytes say how it was packed. What some of them say changes nothing of what is in it, and neither does a bit by which
  // what is packed points at the same words in another place.
  for (let index = 10; index < bytes.length; index += index < bytes.length - 20 ? 5 * apart : 1) {
    const changed = flipped(bytes, index)
    if (isAlikeInside(changed, bytes)) alike++
    else {
      writeFileSync(place, changed)
      expect(await problemOf(place), `at byte ${index}`).toMatch(/^is (damaged|not whole|no backup)/)
    }
  }
  expect(alike).toBeLessThan(5)
})

it('knows a file in which a byte was changed before it was packed', async () => {
  const { bytes, place } = await smallBackup()
  const unpacked = gunzipSync(bytes)
  for (let index = 0; index < unpacked.length; index += index < 60 ? 1 : 17 * apart) {
    writeFileSync(place, gzipSync(flipped(unpacked, index), { level: 1 }))
    expect(await problemOf(place), `at byte ${index}`).toMatch(/^(is (damaged|not whole|no backup)|has the format)/)
  }
})

/** Whether the same comes out of both, to the last byte. */
function isAlikeInside(packed: Buffer, other: Buffer): boolean {
  try {
    return gunzipSync(packed).equals(gunzipSync(other))
  } catch {
    return false
  }
}
