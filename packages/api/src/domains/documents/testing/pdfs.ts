import { deflateSync } from 'node:zlib'

type Parts = {
  /** Further entries of the catalog. */
  readonly catalog?: string
  /** Whole objects, from number 10 on. */
  readonly objects?: readonly (string | Buffer)[]
  readonly trailer?: string
  readonly version?: string
}

/** A PDF of one page, with something in it that should not be there. */
export function pdf({ catalog = '', objects = [], trailer = '', version = '1.7' }: Parts = {}): Buffer {
  const page = streamOf('<< >>', deflateSync('BT /F1 24 Tf 72 720 Td (Statement) Tj ET'))
  const all = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    page,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...objects,
  ]
  const parts: Buffer[] = [Buffer.from(`%PDF-${version}\n%\xe2\xe3\xcf\xd3\n`, 'latin1')]
  const places: number[] = []
  const size = () => parts.reduce((sum, part) => sum + part.length, 0)
  for (const [index, body] of all.entries()) {
    places.push(size())
    parts.push(Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(body), Buffer.from('\nendobj\n')]))
  }
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  parts.push(
    Buffer.from(
      `xref\n0 ${all.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${all.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${size()}\n%%EOF\n`,
    ),
  )
  return Buffer.concat(parts)
}

/** An object with a stream. */
export function streamOf(about: string, folded: Buffer, filter = '/FlateDecode'): Buffer {
  const head = about.replace(/>>\s*$/, `/Length ${folded.length} /Filter ${filter} >>\nstream\n`)
  return Buffer.concat([Buffer.from(head, 'latin1'), folded, Buffer.from('\nendstream')])
}
