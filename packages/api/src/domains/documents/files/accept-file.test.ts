import { deflateSync } from 'node:zlib'
import exifr from 'exifr'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { isFailure } from '../../../failure/failure.ts'
import { type HostileFile, hostileFiles } from '../testing/hostile-files.ts'
import { pdf, streamOf } from '../testing/pdfs.ts'
import { photo, picture } from '../testing/pictures.ts'
import { type AcceptedFile, openFiles } from './accept-file.ts'

const acceptFile = openFiles()

async function accepted(bytes: Buffer, name = 'id.jpg'): Promise<AcceptedFile> {
  const result = await acceptFile({ name, bytes })
  if (isFailure(result)) throw new Error(`Refused: ${JSON.stringify(result.said)}`)
  return result
}

describe('hostile files', () => {
  let corpus: readonly HostileFile[]
  beforeAll(async () => {
    corpus = await hostileFiles()
  })

  it('B14 are 30 or more, and not one of them is accepted', async () => {
    expect(corpus.length).toBeGreaterThanOrEqual(30)
    const results = []
    for (const file of corpus) results.push([file.about, isFailure(await acceptFile(file))])
    expect(results.filter(([, isRefused]) => !isRefused)).toEqual([])
  })

  it('are refused with words that say what to do', async () => {
    for (const file of corpus) {
      const result = await acceptFile(file)
      const [words] = isFailure(result) ? (result.said?.fields?.['file'] ?? []) : []
      expect(words, file.about).toEqual({
        en: expect.stringMatching(/^[A-Z].*[.)] .*\b(send|Choose|Use)\b.*\.$/),
        es: expect.stringMatching(/^[A-Z].*[.)] .*\b(env[ií]a(lo)?|Elígelo|Usa)\b.*\.$/),
      })
    }
  })
})

describe('a photo', () => {
  it('loses where, when and with what it was taken', async () => {
    const sent = await photo()
    expect(await exifr.gps(sent)).toMatchObject({ latitude: expect.closeTo(45.65, 1) })
    const { bytes, media } = await accepted(sent)
    expect(media).toBe('jpeg')
    expect(await exifr.parse(bytes, true)).toBeUndefined()
    const { exif, icc, xmp, iptc } = await sharp(bytes).metadata()
    expect([exif, icc, xmp, iptc]).toEqual([undefined, undefined, undefined, undefined])
    for (const word of ['Canary', 'Quill', 'Larkspur']) expect(bytes.includes(word)).toBe(false)
  })

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('with orientation %i becomes upright', async (orientation) => {
    const { bytes } = await accepted(await photo({ width: 60, height: 40 }, orientation))
    const upright = await sharp(await photo({ width: 60, height: 40 }, orientation), { autoOrient: true })
      .raw()
      .toBuffer({ resolveWithObject: true })
    const drawn = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
    expect([drawn.info.width, drawn.info.height]).toEqual([upright.info.width, upright.info.height])
    const off = drawn.data.reduce((sum, value, index) => sum + Math.abs(value - (upright.data[index] ?? 0)), 0) / drawn.data.length
    expect(off).toBeLessThan(8)
  })

  it('of a good camera is made smaller', async () => {
    const { bytes } = await accepted(await photo({ width: 5_000, height: 3_000 }))
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 3_000, height: 1_800, format: 'jpeg' })
  })

  it('is taken for what it is, whatever it is called', async () => {
    for (const [bytes, name] of [
      [await picture().png().toBuffer(), 'scan.pdf'],
      [await picture().webp().toBuffer(), 'scan'],
      [await picture().ensureAlpha(0.5).png().toBuffer(), ''],
    ] as const)
      expect((await accepted(bytes, name)).media).toBe('jpeg')
  })

  it('keeps its name, but for the ending and what no name needs', async () => {
    expect((await accepted(await photo(), 'My “ID”  — front.JPEG')).name).toBe('My “ID” — front.jpg')
    expect((await accepted(await photo(), `${'x'.repeat(200)}.png`)).name).toBe(`${'x'.repeat(80)}.jpg`)
    expect((await accepted(await photo(), '.jpg')).name).toBe('file.jpg')
  })
})

describe('a PDF', () => {
  it('stays as it came', async () => {
    const folded = streamOf('<< /Type /ObjStm /N 1 /First 4 >>', deflateSync('9 0 << /Type /Font >>'))
    const sent = pdf({ objects: [folded], catalog: '/Lang (en-US)' })
    expect(await accepted(sent, 'bill.pdf')).toEqual({ name: 'bill.pdf', media: 'pdf', bytes: sent })
  })

  it('is not taken for active because of letters that meet by chance in a picture', async () => {
    const bytes = Buffer.concat([
      Buffer.alloc(64, 0xf3),
      Buffer.from('/AA\0'),
      Buffer.alloc(64, 0xf3),
      Buffer.from('/JS('),
      Buffer.alloc(64, 0x91),
    ])
    expect((await accepted(pdf({ objects: [streamOf('<< /Subtype /Image >>', bytes, '/DCTDecode')] }), 'scan.pdf')).media).toBe('pdf')
  })
})

it('more files at once than can be looked at are refused, not queued without end', async () => {
  const bytes = await photo({ width: 3_000, height: 2_000 })
  const results = await Promise.all(Array.from({ length: 30 }, () => acceptFile({ name: 'id.jpg', bytes })))
  const refused = results.filter(isFailure)
  expect(refused.length).toBe(5)
  expect(results.length - refused.length).toBe(25)
})
