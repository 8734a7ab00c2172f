import type { Catalogue } from '../../load/catalogue.ts'
import type { Diagnostic } from '../../load/diagnostic.ts'
import { type Document, type JsonPath, report } from '../../load/document.ts'
import { onceEach } from '../../load/once-each.ts'
import { sharedWords, subjectLost, subjectUnsaid } from '../crossed.ts'
import { goalOf } from '../step/linked-modes.ts'
import { textsIn } from '../text/texts-in.ts'

type PageDocument = Document<'page'> | Document<'landing'>

/** What one part of a page says and another part of it, or the page to which it leads, does not bear out. */
export function checkPagePromises(doc: PageDocument, catalogue: Catalogue): Diagnostic[] {
  return [
    ...alwaysFree(doc),
    ...freeAtAPrice(doc),
    ...crossedColumns(doc),
    ...linkOfAnother(doc, catalogue),
    ...otherMinutes(doc, catalogue),
  ]
}

const free =
  /\b(?:always|completely|totally|entirely|forever|100%) free\b|\b(?:everything|all of it|all we do) (?:here )?is free\b|\bnever pay (?:us|anything|a cent)\b|\bno fees,? ever\b/i

/** A page that sells something is not free altogether. */
function alwaysFree(doc: PageDocument): Diagnostic[] {
  if (!doc.text.includes('{price:')) return []
  return textsIn(doc).flatMap(({ text, at }) => {
    const found = free.exec(text)?.[0]
    if (found === undefined) return []
    const message = `“${found}” is said here, and the page names prices.`
    return [report(doc, at, { rule: 'free-and-priced', message, fix: 'Say what is free: “Looking is free”, “Free to look”.' })]
  })
}

/** “Free. $99 once”: what is free is named where a price stands beside it. */
function freeAtAPrice(doc: PageDocument): Diagnostic[] {
  return textsIn(doc).flatMap(({ text, at }) => {
    const found = text.includes('{price:')
      ? /(?:^|[.?] )(?:it’s |all )?free(?: of charge| for you)?(?=[.,:;]|$)/i.exec(text)?.[0]
      : undefined
    if (found === undefined) return []
    const message = `“${text}” says that it is free, and names a price.`
    return [report(doc, at, { rule: 'free-and-priced', message, fix: 'Say what is free: “Looking is free”, “Free to look”.' })]
  })
}

/** “Free” stands under the column that is called free, and a price does not. */
function crossedColumns(doc: PageDocument): Diagnostic[] {
  return doc.data.blocks.flatMap((block, index) => {
    if (block.block !== 'comparison') return []
    const own = block.columns.findIndex((column) => /\bfree\b/i.test(column))
    const wrong =
      own < 0 ? undefined : block.rows.find(({ cells }) => cells[own]?.includes('{price:') && cells.some((cell) => /^free\b/i.test(cell)))
    if (!wrong) return []
    const message = `A price stands under “${block.columns[own]}”, and “Free” under another column.`
    return [
      report(doc, ['blocks', index, 'columns'], { rule: 'columns-crossed', message, fix: 'Put the columns in the order of their cells.' }),
    ]
  })
}

/** Words that a link shares with another page, while it has none of its own, are no accident. */
const enough = 2

function linkOfAnother(doc: PageDocument, { documents }: Catalogue): Diagnostic[] {
  const pages = [...documents.landing.values(), ...documents.page.values()]
  const meant = pages.map(({ name, data }) => ({
    name,
    words: `${name} ${data.title} ${data.description}`,
    starts: 'starts' in data && data.starts !== undefined ? data.starts : name,
  }))
  return doc.data.blocks.flatMap((block, index) => {
    if (block.block !== 'ways') return []
    return block.ways.flatMap(({ title, text, link, href }, place) => {
      const target = meant.find(({ name }) => href === `/${name}`)
      const said = `${title} ${link}`
      const subject = target ? subjectLost(link, target.words) : undefined
      if (target && subject !== undefined) {
        const message = `“${link}” leads to “${target.name}”, which says nothing of ${subject}.`
        const at: JsonPath = ['blocks', index, 'ways', place, 'href']
        return [report(doc, at, { rule: 'target-of-another', message, fix: 'Name the page that the link speaks of.' })]
      }
      const unsaid = target ? subjectUnsaid(`${said} ${text}`, goalOf(target.starts, documents) ?? '') : undefined
      if (target && unsaid !== undefined) {
        const message = `“${link}” says nothing of ${unsaid}, and leads to “${target.name}”, which is for that.`
        const at: JsonPath = ['blocks', index, 'ways', place, 'href']
        return [report(doc, at, { rule: 'target-of-another', message, fix: 'Name the page that the link speaks of.' })]
      }
      const [called, ...others] = target ? meant.filter((one) => isCalledFor(link, one.name, target.words)) : []
      if (target && called && others.length === 0) {
        const message = `“${link}” leads to “${target.name}”, which is for something else.`
        const at: JsonPath = ['blocks', index, 'ways', place, 'href']
        return [report(doc, at, { rule: 'target-of-another', message, fix: `Did you mean “/${called.name}”?` })]
      }
      if (!target || sharedWords(`${said} ${text}`, target.words) > 0) return []
      const [best] = meant
        .filter(({ name }) => name !== doc.name)
        .map(({ name, words }) => ({ name, shared: sharedWords(said, words) }))
        .sort((one, other) => other.shared - one.shared)
      if (!best || best.shared < enough) return []
      const at: JsonPath = ['blocks', index, 'ways', place, 'href']
      const message = `“${link}” leads to “${target.name}”, which is for something else.`
      return [report(doc, at, { rule: 'target-of-another', message, fix: `Did you mean “/${best.name}”?` })]
    })
  })
}

/** “Combine them”, where one page is called “landing-combine” and the words of the one that it leads to have nothing of that. */
function isCalledFor(link: string, name: string, words: string): boolean {
  const said = link.toLowerCase().match(/[a-z]{6,}/g) ?? []
  return said.some((word) => name.split('-').includes(word) && !words.toLowerCase().includes(word))
}

/** What takes so long is the way of the one who reads, and not a call or a transfer. */
const minutes = /(?:^|\b(?:part|it|this|answering|signing) takes )about (\d+) minutes\b/gi

/** How long a way takes is one number, wherever a page says it. */
export function otherMinutes(doc: PageDocument | Document<'step'>, catalogue: Catalogue): Diagnostic[] {
  const usual = usualMinutes(catalogue.documents)
  return minutesIn(doc).flatMap(({ said, number, at }) => {
    if (usual === undefined || number === usual) return []
    const message = `“${said}” is said here, and other places say about ${usual}.`
    return [report(doc, at, { rule: 'other-minutes', message, fix: `Write ${usual}, or say of what way this is so without “about”.` })]
  })
}

const minutesIn = onceEach((doc: Document) =>
  textsIn(doc).flatMap(({ text, at }) => [...text.matchAll(minutes)].map(([said, number]) => ({ said, number, at }))),
)

/** The number that most places have, where it is said often enough to be known. */
const usualMinutes = onceEach(({ landing, page, step }: Catalogue['documents']): string | undefined => {
  const said = [...landing.values(), ...page.values(), ...step.values()].flatMap((doc: Document) => minutesIn(doc))
  const [most] = [...Map.groupBy(said, ({ number }) => number)].sort(([, one], [, other]) => other.length - one.length)
  return most && most[1].length > 2 ? most[0] : undefined
})
