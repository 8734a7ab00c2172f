import type PDFDocument from 'pdfkit'
import { printable } from './printable.ts'

export type Section = { readonly title: string; readonly text: string }

/** A column of a table: its share of the page, and where its text begins. */
type Column = { readonly name: string; readonly share: number; readonly align?: 'right' }

/** A table: every row has as many cells as there are columns. */
export type Table = {
  readonly title: string
  readonly columns: readonly Column[]
  readonly rows: readonly (readonly string[])[]
}

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
const columnGap = 8
const rowGap = 5
const headingGap = 8
const drawnTo = 1_000
const drawingSide = { width: 220, height: 80 } as const

/** A paper to read and file, with its reading order and language marked for screen readers. The same words make the same file. */
export async function paperPdf(paper: Paper): Promise<Buffer> {
  const { title, from, madeAt } = paper
  const { default: PDF } = await import('pdfkit')
  const file = new PDF({
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
    file.y += headingGap
  }
  for (const text of close) line('P', text)
  if (drawing && drawing.length > 0) root.add(file.struct('Figure', { alt: 'The signature as it was drawn.' }, () => draw(file, drawing)))
}

/** At the end, as wide as a signature on paper. */
function draw(file: Document, strokes: NonNullable<Paper['drawing']>): void {
  if (file.y + drawingSide.height > file.page.height - margin) file.continueOnNewPage()
  const [left, top] = [margin, file.y]
  for (const stroke of strokes) {
    for (let at = 0; at + 1 < stroke.length; at += 2) {
      const x = left + ((stroke[at] ?? 0) / drawnTo) * drawingSide.width
      const y = top + ((stroke[at + 1] ?? 0) / drawnTo) * drawingSide.height
      if (at === 0) file.moveTo(x, y)
      // A dot is a line that ends where it begins.
      if (at > 0 || stroke.length === 2) file.lineTo(x, y)
    }
  }
  file.lineWidth(1.2).lineCap('round').stroke()
  file.y = top + drawingSide.height
}

function print(file: Document, kind: 'H1' | 'H2' | 'P', text: string): void {
  if (kind === 'H2') file.y += headingGap
  const size = kind === 'H1' ? sizes.title : kind === 'H2' ? sizes.heading : sizes.text
  file.font(kind === 'P' ? fonts.plain : fonts.bold).fontSize(size)
  file.text(printable(text), { paragraphGap: kind === 'P' ? 6 : 3, lineGap: 2 })
}

function tableOf(file: Document, { columns, rows }: Table): Part {
  const places = placesOf(file, columns)
  const head = columns.map(({ name }) => name)
  const body = [head, ...rows].map((cells, index) => {
    const kind = index === 0 ? 'TH' : 'TD'
    setFont(file, kind)
    const height = Math.max(
      ...cells.map((text, column) => file.heightOfString(printable(text) || ' ', { width: places[column]?.width ?? 0 })),
    )
    const row = { y: 0 }
    const parts = places.map(({ x, width, align }, column) =>
      file.struct(kind, {}, () => {
        if (column === 0) row.y = startOfRow(file, height)
        setFont(file, kind)
        file.text(printable(cells[column] ?? ''), x, row.y, { width, align })
        file.y = row.y + height + rowGap
        if (kind === 'TH' && column === 0) rule(file, row.y + height + 1)
      }),
    )
    return file.struct('TR', {}, parts)
  })
  return file.struct('Table', {}, body)
}

function placesOf(file: Document, columns: readonly Column[]) {
  const all = file.page.width - 2 * margin
  return columns.map(({ share, align }, index) => {
    const before = columns.slice(0, index).reduce((sum, column) => sum + column.share, 0)
    return { x: margin + before * all, width: share * all - columnGap, align: align ?? ('left' as const) }
  })
}

/** A thin line below the head of a table. */
function rule(file: Document, y: number): void {
  file
    .moveTo(margin, y)
    .lineTo(file.page.width - margin, y)
    .lineWidth(0.5)
    .stroke()
}

function setFont(file: Document, kind: 'TH' | 'TD'): void {
  file.font(kind === 'TH' ? fonts.bold : fonts.plain).fontSize(sizes.text)
}

function startOfRow(file: Document, height: number): number {
  if (file.y + height > file.page.height - margin) file.continueOnNewPage()
  return file.y
}
