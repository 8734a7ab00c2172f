import { type Language, locales, type Words } from '@app/schemas/language'
import { escaped } from '../../../http/answer/escaped.ts'
import type { CopiedTable } from '../read-everything.ts'
import { exportedSubjects } from '../tables/all-tables.ts'
import { style } from './export-style.ts'
import { columnName, valueWords } from './value-words.ts'

type Copy = { readonly tables: readonly CopiedTable[]; readonly language: Language; readonly brand: string; readonly at: Date }

type Own = {
  readonly title: string
  readonly about: (brand: string, day: string) => string
  readonly masked: string
  readonly data: string
  readonly papers: string
  readonly contents: string
  readonly nothing: string
}

const words: Words<Own> = {
  en: {
    title: 'Your data',
    about: (brand, day) => `Everything that ${brand} stored about you on ${day}. This page needs no connection and sends nothing.`,
    masked:
      'Of Social Security, account and routing numbers only the last four digits are here, so that a lost copy opens no doors. You find the whole numbers in your settings and on your documents.',
    data: 'The same is in data.json, for programs.',
    papers: 'Your documents themselves are one file that you save on the Documents page.',
    contents: 'What is here',
    nothing: 'Nothing is stored about:',
  },
  es: {
    title: 'Tus datos',
    about: (brand, day) => `Todo lo que ${brand} guardaba sobre ti el ${day}. Esta página no necesita conexión y no envía nada.`,
    masked:
      'De los números de Seguro Social, de cuenta y de ruta solo están los últimos cuatro dígitos, para que una copia perdida no abra puertas. Los números completos están en tus ajustes y en tus documentos.',
    data: 'Lo mismo está en data.json, para programas.',
    papers: 'Tus documentos son un solo archivo que guardas en la página Documentos.',
    contents: 'Lo que hay aquí',
    nothing: 'No hay nada guardado sobre:',
  },
}

/** The copy as one page: it runs nothing, loads nothing, and can be read with a keyboard, a screen reader and in print. */
export function exportPage({ tables, language, brand, at }: Copy): string {
  const said = words[language]
  const day = at.toLocaleDateString(locales[language], { dateStyle: 'long', timeZone: 'UTC' })
  const subjects = exportedSubjects.map((subject) => ({
    title: subject[language],
    tables: Object.entries(subject.tables).map(([name, title]) => ({
      title: title[language],
      table: tables.find((one) => one.name === name),
    })),
  }))
  const intro = [said.about(brand, day), said.masked, said.data, said.papers].map((line) => `<p>${escaped(line)}</p>`)
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">`,
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'"><meta name="robots" content="noindex">`,
    `<title>${escaped(`${said.title}, ${brand}`)}</title><style>${style}</style></head><body>`,
    `<header><h1>${escaped(said.title)}</h1>${intro.join('')}</header>`,
    `<nav aria-label="${escaped(said.contents)}"><ul>${subjects.map(({ title }, index) => `<li><a href="#s${index}">${escaped(title)}</a></li>`).join('')}</ul></nav><main>`,
    ...subjects.map((subject, index) => subjectPart(subject, index, language)),
    '</main></body></html>\n',
  ].join('\n')
}

type Titled = { readonly title: string; readonly table: CopiedTable | undefined }

function subjectPart({ title, tables }: { title: string; tables: readonly Titled[] }, index: number, language: Language): string {
  const empty = tables.filter(({ table }) => !table || table.rows.length === 0).map((one) => one.title)
  const full = tables.map((one) => tablePart(one, language)).join('')
  const rest = empty.length > 0 ? `<p>${escaped(words[language].nothing)} ${escaped(empty.join(', '))}.</p>` : ''
  return `<section><h2 id="s${index}">${escaped(title)}</h2>${full}${rest}</section>`
}

/** One row under the other, each as names and values: that fits every screen. */
function tablePart({ title, table }: Titled, language: Language): string {
  if (!table || table.rows.length === 0) return ''
  const rows = table.rows.map((row) => {
    const filled = table.columns.filter((column) => row[column] !== null && row[column] !== '')
    return `<dl>${filled.map((column) => `<div><dt>${escaped(columnName(column, language))}</dt><dd>${valueWords(column, row[column], language)}</dd></div>`).join('')}</dl>`
  })
  return `<h3>${escaped(title)}${rows.length > 1 ? ` (${rows.length})` : ''}</h3>${rows.join('')}`
}
