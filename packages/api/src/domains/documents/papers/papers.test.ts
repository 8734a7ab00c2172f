import { inflateSync } from 'node:zlib'
import { extractText, getDocumentProxy, getMeta } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { isFailure } from '../../../failure/failure.ts'
import { openFiles } from '../files/accept-file.ts'
import { paperPdf } from './paper-pdf.ts'
import { printable } from './printable.ts'
import { type Statement, statementPdf, taxFormPdf } from './statement-pdf.ts'

const madeAt = new Date('2026-11-20T10:11:12Z')
const statement: Statement = {
  from: 'Example Savings, Inc.',
  holder: 'Ottoline Larkspur',
  accountKind: 'Traditional IRA',
  accountLastFour: '4471',
  period: { start: '2026-10-01', end: '2026-10-31' },
  sums: { startCents: 1_234_567_00, correctionCents: 0, inCents: 0, outCents: 1_50, dividendCents: 0, changeCents: -1_228_564_85 },
  positions: Array.from({ length: 60 }, (_, index) => ({ name: `Fund ${index}`, units: '10.5', priceCents: 9_52, valueCents: 100_01 })),
  cashCents: 5,
  moves: [{ day: '2026-10-15', about: 'Fee', cents: -1_50 }],
  trades: [],
  madeAt,
}

async function read(bytes: Buffer) {
  const proxy = await getDocumentProxy(new Uint8Array(bytes))
  const [{ text }, { info }, marks] = [await extractText(proxy, { mergePages: true }), await getMeta(proxy), await proxy.getMarkInfo()]
  const tree = await (await proxy.getPage(1)).getStructTree()
  return { text: text.replace(/\s+/g, ' '), info, marks, tree: JSON.stringify(tree), pages: proxy.numPages }
}

describe('a statement', () => {
  it('says in text what it is about, to the cent', async () => {
    const { text, info, pages } = await read(await statementPdf(statement))
    expect(info).toMatchObject({ Title: 'Account statement, October 1, 2026 to October 31, 2026', Language: 'en-US' })
    for (const part of [
      'Ottoline Larkspur',
      'account ending in 4471',
      '$1,234,567.00',
      '$6,000.65',
      'Fund 59',
      '$100.01',
      '$0.05',
      '-$1.50',
      'Fee',
    ])
      expect(text).toContain(part)
    expect(pages).toBeGreaterThan(1)
  })

  it('can be read by those who cannot see it', async () => {
    const { marks, tree } = await read(await statementPdf(statement))
    expect(marks).toMatchObject({ Marked: true })
    for (const role of ['H1', 'H2', 'P', 'Table', 'TR', 'TH', 'TD']) expect(tree).toContain(`"role":"${role}"`)
  })

  it('is the same file each time', async () => {
    expect((await statementPdf(statement)).equals(await statementPdf(statement))).toBe(true)
  })

  it('would itself pass for a file that is sent to us', async () => {
    expect(isFailure(await openFiles()({ name: 'a.pdf', bytes: await statementPdf(statement) }))).toBe(false)
  })
})

it('a tax form shows the values of its boxes', async () => {
  const boxes = [
    { number: '1', about: 'Gross distribution', amountCents: 2_500_00 },
    { number: '7', about: 'Distribution code', text: 'G' },
  ]
  const { text, info } = await read(
    await taxFormPdf({ from: 'Custodian', holder: 'Pat Example', form: '1099-R', year: 2026, accountLastFour: '4471', boxes, madeAt }),
  )
  expect(info).toMatchObject({ Title: 'Form 1099-R for 2026' })
  for (const part of ['1 Gross distribution $2,500.00', '7 Distribution code G', 'Account ending in 4471']) expect(text).toContain(part)
})

it('a long paper goes on on the next page', async () => {
  const sections = Array.from({ length: 30 }, (_, index) => ({ title: `Part ${index}`, text: 'Word '.repeat(120) }))
  const { text, pages } = await read(await paperPdf({ title: 'Long', from: 'Us', lead: [], sections, close: ['The end.'], madeAt }))
  expect(pages).toBeGreaterThan(3)
  expect(text).toContain('The end.')
})

it.each([
  ['José Ñandú “½”', 'José Ñandú “½”'],
  ['Łukasz Nguyễn', 'Lukasz Nguyen'],
  ['Mary\u2011Jane', 'Mary-Jane'],
  ['李小龍', '???'],
])('prints %s as %s', (text, printed) => {
  expect(printable(text)).toBe(printed)
})

it('a drawn signature has its dots as well as its lines', async () => {
  const drawing = [
    [0, 0, 500, 1_000],
    [1_000, 500],
  ]
  const bytes = await paperPdf({ title: 'A paper', from: 'Example Savings, Inc.', lead: [], sections: [], close: [], drawing, madeAt })
  const drawn = contentOf(bytes).match(/^[\d.]+ [\d.]+ [ml]$/gm) ?? []
  const [, , dot = '', sameAgain] = drawn
  expect([drawn.length, dot.at(-1), sameAgain]).toEqual([4, 'm', `${dot.slice(0, -1)}l`])
})

/** What its pages are drawn with. */
function contentOf(bytes: Buffer): string {
  const text = bytes.toString('latin1')
  const starts = [...text.matchAll(/\/Filter \/FlateDecode\s*>>\s*stream\r?\n/g)].map(({ index, 0: head }) => index + head.length)
  return starts.map((start) => inflateSync(bytes.subarray(start, text.indexOf('endstream', start))).toString('latin1')).join('\n')
}
