import PDFDocument from 'pdfkit'
import { printable } from './printable.ts'

export type Section = { readonly title: string; readonly text: string }

/** A table: every row has as many cells as the head. The first column is text, the others are numbers. */
type Table = { readonly title: string; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }

export type Paper = {
  readonly title: string
  readonly from: string
  readonly lead: readonly string[]
  readonly sections: readonly Section[]
  readonly tables?: readonly Table[]
  /** The signature block: who signed, when. */
  readonly close: readonly string[]
  /** A signature as it was drawn: x, y, x, y … of each line, from 0 to 1000. */
  readonly drawing?: readonly (readonly number[])[]
  /** The moment that is written into the file. */
  readonly madeAt: Date
}

type Document = InstanceType<typeof PDFDocument>
type Part = ReturnType<Document['struct']>

const margin = 64
const sizes = { title: 18, heading: 12, text: 10 } as const
const fonts = { plain: 'Helvetica', bold: 'Helvetica-Bold' } as const
const firstColumn = 0.4
const drawnTo = 1_000
const drawingSide = { width: 220, height: 80 } as const

/** A paper to read and file, with its reading order and language marked for screen readers. The same words make the same file. */
export async function paperPdf(paper: Paper): Promise<Buffer> {
  const { title, from, madeAt } = paper
  const file = new PDFDocument({
    size: 'LETTER',
    margin,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: 'en-US',
    info: { Title: printable(title), Author: printable(from), CreationDate: madeAt },
  })
  const chunks: Buffer[] = []
  const ended = new Promise<void>((resolve, reject) => {
    file.on('data', (chunk: Buffer) => chunks.push(chunk))
    file.once('end', resolve)
    file.once('error', reject)
  })
  const root = file.struct('Document')
  file.addStructure(root)
  write(file, root, paper)
  root.end()
  file.end()
  await ended
  return Buffer.concat(chunks)
}

function write(file: Document, root: Part, { title, from, lead, sections, tables = [], close, drawing }: Paper): void {
  const line = (kind: 'H1' | 'H2' | 'P', text: string) => root.add(file.struct(kind, {}, () => print(file, kind, text)))
  line('H1', title)
  line('P', from)
  for (const text of lead) line('P', text)
  for (const section of sections) {
    line('H2', section.title)
    line('P', section.text)
  }
  for (const table of tables) {
    line('H2', table.title)
    root.add(tableOf(file, table))
    file.x = margin
  }
  for (const text of close) line('P', text)
  if (drawing && drawing.length > 0) root.add(file.struct('Figure', { alt: 'The signature as it was drawn.' }, () => draw(file, drawing)))
}

/** At the end, as wide as a signature on paper. */
function draw(file: Document, strokes: NonNullable<Paper['drawing']>): void {
  if (file.y + drawingSide.height > file.page.height - margin) file.addPage()
  const [left, top] = [margin, file.y]
  for (const stroke of strokes) {
    for (let at = 0; at + 1 < stroke.length; at += 2) {
      const x = left + ((stroke[at] ?? 0) / drawnTo) * drawingSide.width
      const y = top + ((stroke[at + 1] ?? 0) / drawnTo) * drawingSide.height
      if (at === 0) file.moveTo(x, y)
      else file.lineTo(x, y)
    }
  }
  file.lineWidth(1.2).lineCap('round').stroke()
  file.y = top + drawingSide.height
}

function print(file: Document, kind: 'H1' | 'H2' | 'P', text: string): void {
  const size = kind === 'H1' ? sizes.title : kind === 'H2' ? sizes.heading : sizes.text
  file.font(kind === 'P' ? fonts.plain : fonts.bold).fontSize(size)
  file.text(printable(text), { paragraphGap: kind === 'P' ? 6 : 3, lineGap: 2 })
}

function tableOf(file: Document, { head, rows }: Table): Part {
  const body = [head, ...rows].map((cells, index) => {
    const kind = index === 0 ? 'TH' : 'TD'
    const place = { y: 0 }
    const parts = cells.map((text, column) =>
      file.struct(kind, {}, () => {
        if (column === 0) place.y = startOfRow(file)
        printCell(file, text, column, cells.length, place.y, kind)
      }),
    )
    return file.struct('TR', {}, parts)
  })
  return file.struct('Table', {}, body)
}

function startOfRow(file: Document): number {
  const { page } = file
  if (file.y + sizes.text * 3 > page.height - margin) file.addPage()
  return file.y
}

function printCell(file: Document, text: string, column: number, columns: number, y: number, kind: 'TH' | 'TD'): void {
  const width = file.page.width - 2 * margin
  const other = (width * (1 - firstColumn)) / Math.max(1, columns - 1)
  const x = column === 0 ? margin : margin + width * firstColumn + other * (column - 1)
  file.font(kind === 'TH' ? fonts.bold : fonts.plain).fontSize(sizes.text)
  file.text(printable(text), x, y, {
    width: column === 0 ? width * firstColumn : other,
    align: column === 0 ? 'left' : 'right',
    lineBreak: false,
    ellipsis: true,
  })
  file.y = y + sizes.text * 1.6
}
